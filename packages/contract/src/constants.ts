/** Business constants of decisions.md part D. Sizes in bytes, times in milliseconds unless the name says otherwise. */
export const TIME_ZONE = 'Asia/Shanghai';
export const SMS_COUNTDOWN_SECONDS = 60;
export const SMS_CODE_LENGTH = 6;
export const PHONE_PATTERN = /^1\d{10}$/;
export const REGION_CODE = '+86';
export const NICKNAME_LENGTH = { min: 2, max: 20 } as const;
export const ASSISTANT_NAME_MAX = 20;
export const WELCOME_MAX = 500;
/** Code points of an assistant's description. */
export const DESCRIPTION_MAX = 2_000;
/** Code points of the text behind an assistant's question guide. */
export const QUESTION_WORDS_MAX = 4_000;
export const PASSWORD_LENGTH = { min: 8, max: 20 } as const;
export const IDENTITY_RELOAD_DELAY = 1_000;
export const FORBIDDEN_REDIRECT_DELAY = 1_500;
export const REQUEST_TIMEOUT = 1_190_000;
export const UNREAD_POLL = 180_000;
export const PAGE_SIZE = 10;
export const PAGE_SIZE_MAX = 100;
export const MEBIBYTE = 1_048_576;
/** Websites that may show an assistant's public chat in a frame. */
export const EMBED_DOMAINS_MAX = 20;
/** Of a widget's button on websites, until its makers choose another one. */
export const EMBED_COLOR = '#007A5F';
export const AVATAR_MAX = 10 * MEBIBYTE;
/** A picture bound to a block, or placed in an answer. */
export const PICTURE_MAX = 2 * MEBIBYTE;
export const UPLOAD_BATCH = 20;
/** How many documents a person may store, and a person with VIP (platform.md §1). */
export const DOCUMENTS_PERSON = 1_000;
export const DOCUMENTS_VIP = 5_000;
/** Pages of a site's map that are offered at once. */
export const SITEMAP_PAGES = 200;
export const UPLOAD_FILE_MAX = 64 * MEBIBYTE;
export const UPLOAD_PAUSE = 500;
export const UPLOAD_TYPES = ['pdf', 'doc', 'docx'] as const;
/** Kinds of files that a deployment may take beside them. */
export const UPLOAD_TYPES_MORE = ['pptx', 'xlsx', 'csv', 'txt', 'md', 'html'] as const;
export const SAVE_LOADING_CLEAR = 500;
/** Hours a ticket may wait for its answer (C-26). */
export const EXPIRY_HOURS = [8, 12, 24, 72] as const;
/** Members of one enterprise asked for at once. */
export const USER_LIST_SIZE = 9_999;
export const INVITE_VIP_THRESHOLD = 3;
export const QUESTION_MAX = 3_000;
/** Pictures and files that go with one question, bytes of each, and documents that it keeps to. */
export const ATTACHMENTS_MAX = 5;
export const ATTACHMENT_MAX = 20 * MEBIBYTE;
export const MENTIONS_MAX = 3;
/** Characters that a document is looked for by. */
export const ATTACHMENT_NAME_MAX = 60;
/** Question and answer of a Q&A pair, in characters. */
export const QA_QUESTION_MAX = 255;
export const QA_ANSWER_MAX = 3_000;
/** An answer typed into the plain field of the detail page, in characters. */
export const QA_PLAIN_ANSWER_MAX = 255;
/** Wordings and answers that one pair may have. */
export const QA_QUESTIONS = 100;
export const QA_ANSWERS = 8;
/** Rows and bytes of a spreadsheet of pairs. */
export const QA_IMPORT_ROWS = 10_000;
export const QA_IMPORT_MAX = 20 * MEBIBYTE;
/** Imports of a library that are listed, to be taken back. */
export const IMPORTS_SHOWN = 10;
/** Questions that a regression asks at most, and runs of it that are kept. */
export const REGRESSION_QUESTIONS = 300;
export const REGRESSION_RUNS = 30;
/** Coins that a regression leaves at least, where nobody chose how many, and the most that can be chosen. */
export const REGRESSION_RESERVE = 50;
export const REGRESSION_RESERVE_MAX = 1_000_000;
/** Characters of the reason why an operator stops an assistant; its makers read it. */
export const STOP_REASON_MAX = 100;
/** Days that a deleted pair can be taken back. */
export const QA_BIN_DAYS = 30;
/** Messages of one page of a conversation's history; fewer mean that its start is reached. */
export const HISTORY_PAGE = 20;
/** Code points of an advertisement, and after how many answers at most it comes again. */
export const AD_CONTENT_MAX = 3_000;
export const AD_EVERY_MAX = 20;
/** Code points of what is wished of an assistant that is created by AI. */
export const REQUIREMENT_MAX = 300;
export const WATERMARK_TEXT = '内容由AI生成仅供参考';
export const BUBBLE_COLOR = '#00BB93';
export const GRADIENT = { start: '#00B2F9', end: '#04EB94', angle: 135 } as const;
export const KNOWLEDGE_NOT_FOUND =
  '抱歉，我还没有学习到关于这个问题的知识。您可以尝试问些其他问题，或者联系我们的专业团队以获取支持。';
export const SYSTEM_EXCEPTION = '抱歉，我发生了一点意外，您可以尝试稍后再试。';
export const COIN_NAME = '小星币';
export const PERSONAL_IDENTITY_ID = 'personal';
/** Header that makes a repeated question resume the same answer instead of asking twice. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** Header that says in which identity a page acts: the id of an enterprise, or PERSONAL_IDENTITY_ID. */
export const EXPECTED_TENANT_HEADER = 'x-expected-tenant-id';
/** A passage whose score is below this is marked as not very similar (C-29). */
export const LOW_SIMILARITY = 0.5;
/** Longest recording, in seconds. */
export const VOICE_SECONDS = 60;

/** A cover or banner of a showcase; larger ones are refused before they are read. */
export const COVER_MAX = 20 * MEBIBYTE;
export const SHOPPE_NAME_MAX = 20;
export const SHOPPE_DESCRIPTION_MAX = 80;
/** Showcases of one enterprise, and assistants of one showcase. */
export const SHOPPES_MAX = 20;
export const SHOPPE_BOTS_MAX = 50;

/** Days between the wish to leave and the deletion of an account or an enterprise. */
export const CLOSING_DAYS = 15;
