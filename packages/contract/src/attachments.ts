import * as z from 'zod/mini';
import { ATTACHMENT_NAME_MAX, ATTACHMENTS_MAX, MENTIONS_MAX, UPLOAD_TYPES, UPLOAD_TYPES_MORE } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { FilePass } from './filePass.ts';
import { Id, nothing } from './paging.ts';

export const attachmentKinds = ['picture', ...UPLOAD_TYPES, ...UPLOAD_TYPES_MORE] as const;

/** A picture or file that goes with a question. `reading` until its text is known; a failed one says why. */
export const ChatAttachment = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(attachmentKinds),
  /** Bytes. */
  size: z.number(),
  state: z.enum(['reading', 'ready', 'failed']),
  reason: z.optional(z.string()),
  /** Opens it, for whom it was given to: who sent it, or a maker who reads what was asked. */
  file_pass: FilePass,
});
export type ChatAttachment = z.infer<typeof ChatAttachment>;

/** A document that a question keeps to. */
export const MentionedDocument = z.object({ id: Id, name: z.string() });
export type MentionedDocument = z.infer<typeof MentionedDocument>;

/** Ids of what goes with a question. */
export const AttachmentIds = z.array(Id).check(z.maxLength(ATTACHMENTS_MAX));
export const MentionIds = z.array(Id).check(z.maxLength(MENTIONS_MAX));
/** What a document's name is looked for by. */
export const MentionText = z.string().check(z.maxLength(ATTACHMENT_NAME_MAX));

const conversation = { kbBotId: Id, side: z.enum(['use', 'make']) };

/** What people send along with questions; visitors have the same calls among those of the public page. */
export const attachments = {
  upload: endpoint({
    name: 'attachments.upload',
    method: 'POST',
    path: '/api/v1/kbBotChatAttachment/upload',
    access: 'user',
    kind: 'upload',
    query: ['kbBotId', 'side'],
    input: z.object({ ...conversation, file: z.file() }),
    output: z.object({ attachment: ChatAttachment }),
    summary:
      'Takes in a picture or file for the next question; 403 where the assistant takes none. It is read at once.',
  }),
  list: endpoint({
    name: 'attachments.list',
    method: 'POST',
    path: '/api/v1/kbBotChatAttachment/query/list',
    access: 'user',
    input: z.object({ kbBotId: Id, ids: AttachmentIds }),
    output: z.object({ rows: z.array(ChatAttachment) }),
    summary: 'How far own attachments that were not sent yet have been read; 404 when none of them is there.',
  }),
  remove: endpoint({
    name: 'attachments.remove',
    method: 'POST',
    path: '/api/v1/kbBotChatAttachment/delete',
    access: 'user',
    input: z.object({ kbBotId: Id, id: Id }),
    output: nothing,
    summary: 'Deletes an own attachment that was not sent yet.',
  }),
  mentionable: endpoint({
    name: 'attachments.mentionable',
    method: 'POST',
    path: '/api/v1/kbBotChatMention/query/list',
    access: 'user',
    input: z.object({ ...conversation, text: MentionText }),
    output: z.object({ rows: z.array(MentionedDocument) }),
    summary: 'Documents that answers to the caller may cite, found by their name: a question may keep to them.',
  }),
  pass: endpoint({
    name: 'attachments.pass',
    method: 'POST',
    path: '/api/v1/kbBotChatAttachment/query/pass',
    access: 'user',
    input: z.object({ kbBotId: Id, id: Id }),
    output: z.object({ filePass: FilePass }),
    summary: 'A new pass to an own attachment; 404 for every other.',
  }),
  file: endpoint({
    name: 'attachments.file',
    method: 'GET',
    path: '/file/v1/open/kbBotChatAttachment/query/file',
    access: 'public',
    kind: 'file',
    input: z.object({ id: Id, ...z.partial(FilePass).shape }),
    output: z.instanceof(Blob),
    summary:
      'The bytes of an attachment: a picture to be shown, a file to be saved. 404 without its pass, 403 when that has expired.',
  }),
};
