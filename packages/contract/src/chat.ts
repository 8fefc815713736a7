import * as z from 'zod/mini';
import { ChatAttachment, MentionedDocument } from './attachments.ts';
import { Box } from './box.ts';
import { FilePass } from './filePass.ts';
import { Id } from './paging.ts';
import { sourceKinds } from './sourceKinds.ts';

export const sides = ['use', 'make', 'web'] as const;
export type Side = (typeof sides)[number];

/** The 14 channel identifiers (assistants.md §3); our own pages send the first. */
export const channelIds = [
  'tinystar_web',
  'share_web',
  'api_',
  'js_',
  'share_woa_menu',
  'share_woa_reply',
  'woa_chat',
  'share_wechat_moments',
  'share_we_mini',
  'feishu_chat',
  'dingTalk_chat',
  'douyin_video_comment',
  'douyin_chat',
  'weixin_kf',
] as const;

export const thumbs = ['up', 'down', 'none'] as const;
export type Thumb = (typeof thumbs)[number];

/** Why an answer did not help, in the words of whoever says so. */
export const ThumbReason = z.string().check(z.maxLength(200));

/**
 * That the words of a block are not those that were read from its page: `rewritten` by a maker, or `typed` where nothing
 * was read. `text` is how they begin today. Makers are told who wrote them last ('' for one who is gone) and when.
 * `later`: they were written after the answer that cites them was given, which does not follow them.
 */
export const BlockEdit = z.object({
  kind: z.enum(['rewritten', 'typed']),
  text: z.string(),
  by: z.optional(z.string()),
  at: z.optional(z.number()),
  later: z.optional(z.boolean()),
});
export type BlockEdit = z.infer<typeof BlockEdit>;

/**
 * Where a cited block lies: `page` is 1-based and physical, `box` in PDF points from the top left of the unrotated page.
 * `doubtful` are its words that were read from a picture and may be wrong.
 */
export const Location = z.object({
  blockId: z.string(),
  page: z.number(),
  box: Box,
  doubtful: z.optional(z.array(Box)),
  edited: z.optional(BlockEdit),
  /** For makers: that an edit of an earlier version belongs here, most likely, and waits to be decided. */
  waits: z.optional(z.boolean()),
});
export type Location = z.infer<typeof Location>;

/**
 * Where a cited document comes from, as far as its reader may know it: `page` is a captured web page, the others are the
 * kinds of sources. Makers are told the `name` of the source. `address` opens the original.
 */
export const ReferenceOrigin = z.object({
  kind: z.enum(['page', ...sourceKinds]),
  name: z.optional(z.string()),
  address: z.optional(z.string()),
});
export type ReferenceOrigin = z.infer<typeof ReferenceOrigin>;

/**
 * assistants.md §3 reference. `reference_id` is the id of its first block, `reference_index` the number shown in the
 * text, `text` the passage it stands for, `score` 0 to 1. `file_pass` opens the document while that is there.
 * `image_paths` are the pictures bound to what is cited: uploaded ones, and those of the document itself (pagePicture.ts).
 */
export const Reference = z.object({
  id: z.string(),
  type: z.enum(['doc', 'qa', 'attachment']),
  doc_id: z.string(),
  doc_name: z.string(),
  is_doc_deleted: z.boolean(),
  /** Which version of the document says it; the first without. */
  doc_version: z.optional(z.number()),
  /** The version that answers today, where that is another one; the pass opens the one that was cited. */
  current_version: z.optional(z.number()),
  /** That the cited version is kept no more: there are no pages to open. */
  is_version_deleted: z.optional(z.boolean()),
  /** When the cited version of a document came in, in ms since the epoch. */
  version_date: z.optional(z.number()),
  /** Left out of what was uploaded, and of what its reader may not know. */
  origin: z.optional(ReferenceOrigin),
  reference_id: z.string(),
  reference_index: z.number(),
  question_id: z.optional(z.string()),
  question: z.optional(z.string()),
  image_paths: z.array(z.string()),
  text: z.string(),
  score: z.optional(z.number()),
  /** Numbers and names of the citing sentences that do not stand in the passage. */
  unsupported: z.optional(z.array(z.string())),
  locations: z.array(Location),
  file_pass: z.optional(FilePass),
});
export type Reference = z.infer<typeof Reference>;

/**
 * Keyed by the number in the text (`"1"` for `[1]`): `reference` holds what the number cites, `reference_filtered`
 * what was found in the same document but not cited, in short. `differs` are the numbers that say it otherwise.
 */
export const SentenceMap = z.record(
  z.string(),
  z.object({
    reference: z.array(Reference),
    reference_filtered: z.array(Reference),
    differs: z.optional(z.array(z.number())),
  }),
);
export type SentenceMap = z.infer<typeof SentenceMap>;

export const answerContentTypes = ['plainText', 'plainTextWithReference', 'markdown'] as const;

/**
 * How sure an answer from the assistant's knowledge is: it holds what was asked (`sure`), it shows what was found near the
 * question (`related`), or there was nothing near it (`nothing`). Absent where that is no question: a greeting, the reply of
 * a keyword, a hand-off, an answer of the model's own knowledge.
 */
export const certainties = ['sure', 'related', 'nothing'] as const;
export type Certainty = (typeof certainties)[number];

const AnswerPiece = z.union([z.string(), z.object({ content: z.string(), type: z.enum(answerContentTypes) })]);

/** Why an answer failed: a code of platform.md §8, the words for the asker, and the request to report. */
export const AnswerFailure = z.object({
  errorCode: z.number(),
  errorMessage: z.string(),
  requestId: z.optional(z.string()),
});
export type AnswerFailure = z.infer<typeof AnswerFailure>;

/**
 * One event of an answer stream (assistants.md §7). `id` is the message, `seq` rises by one from 0; a repeated
 * `seq` is dropped by the reader. Pieces in `answer` are deltas (C-58). `stopped` tells that the asker ended it.
 * An event with `errorCode` ends the stream as failed (C-59).
 */
export const AnswerEvent = z.union([
  z.object({
    status: z.literal('generating'),
    id: Id,
    seq: z.number(),
    answer: z.optional(AnswerPiece),
    /** Numbers cited since the event before, with their sources as far as they are known. */
    sentenceMap: z.optional(SentenceMap),
  }),
  z.object({
    status: z.literal('finished'),
    id: Id,
    seq: z.number(),
    answer: z.optional(AnswerPiece),
    answerContentType: z.enum(answerContentTypes),
    sentenceMap: SentenceMap,
    answerSource: z.string(),
    certainty: z.optional(z.enum(certainties)),
    /** The question as it was probably meant, where its own words find nothing that is sure. */
    didYouMean: z.optional(z.string()),
    timestamp: z.number(),
    answerByKeyword: z.boolean(),
    similarQuestions: z.array(z.string()),
    stopped: z.optional(z.boolean()),
  }),
  z.extend(AnswerFailure, { id: z.optional(Id), seq: z.optional(z.number()) }),
]);
export type AnswerEvent = z.infer<typeof AnswerEvent>;

/**
 * What a stream of an answer carries. While every place is taken it tells how many people are ahead, as often as that
 * changes: nothing is stored or paid yet, and whoever hangs up has left the queue.
 */
export const AnswerStreamEvent = z.union([
  z.object({ status: z.literal('waiting'), ahead: z.number() }),
  ...AnswerEvent._zod.def.options,
]);
export type AnswerStreamEvent = z.infer<typeof AnswerStreamEvent>;

/** What stands in a conversation without having been asked: an advertisement, the text of a reply rule, a welcome. */
export const MessageContent = z.object({ type: z.enum(['markdown', 'text']), content: z.string() });
export type MessageContent = z.infer<typeof MessageContent>;

export const messageKinds = ['qa', 'clear', 'welcome', 'advertisement', 'keyword'] as const;

/**
 * assistants.md §3 chat message: one question with its answer, a clear marker (`msgType` clear, empty texts), or `data`
 * that nobody asked for. `answerStatus` of a message still being written is `generating`; a cut one is `failed` with
 * what had arrived.
 */
export const ChatMessage = z.object({
  id: Id,
  kbBotId: Id,
  publicId: z.optional(Id),
  kbBotType: z.enum(['personal', 'tenant']),
  chatId: z.string(),
  msgType: z.enum(messageKinds),
  /** Of a welcome, an advertisement and a keyword message. */
  data: z.optional(MessageContent),
  /** Which advertisement it is. */
  adContentId: z.optional(Id),
  /** What can be pressed below it, for example to send a failed question again. */
  buttons: z.optional(z.array(z.object({ type: z.string(), text: z.string() }))),
  question: z.string(),
  /** Pictures and files that were sent along. */
  attachments: z.optional(z.array(ChatAttachment)),
  /** Documents that the answer keeps to. */
  mentions: z.optional(z.array(MentionedDocument)),
  answer: z.string(),
  answerContentType: z.enum(answerContentTypes),
  answerStatus: z.enum(['waiting', 'generating', 'success', 'failed']),
  answerSource: z.string(),
  certainty: z.optional(z.enum(certainties)),
  didYouMean: z.optional(z.string()),
  answerByKeyword: z.boolean(),
  stopped: z.boolean(),
  /** Of a failed answer. */
  failure: z.optional(AnswerFailure),
  sentenceMap: SentenceMap,
  similarQuestions: z.array(z.string()),
  thumb: z.enum(thumbs),
  /** Why it is down, where a reason was given. */
  thumbReason: z.optional(z.string()),
  userId: z.string(),
  timestamp: z.number(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;
