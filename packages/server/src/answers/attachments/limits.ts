/** Uploads of one person, of one visitor and from one address: how many in how many seconds. */
export const attachmentLimits = {
  person: { max: 120, seconds: 3_600 },
  visitor: { max: 30, seconds: 3_600 },
  address: { max: 120, seconds: 3_600 },
} as const;

/** Attachments that one asker may have waiting to be sent to one assistant. */
export const UNSENT_MAX = 20;
/** Milliseconds after which what was not sent is deleted; drafts keep theirs as long. */
export const UNSENT_FOR = 7 * 86_400_000;

/** Pixels of a picture's longer side: enough to read a page of text in it. */
export const PICTURE_SIDE = 2_000;
/** Milliseconds that one attachment is read: somebody is waiting to ask. */
export const READ_TIMEOUT = 120_000;
/** Pages of a file that goes with a question. */
export const PAGES_MAX = 300;
