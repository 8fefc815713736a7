import * as z from 'zod/mini';
import { AttachmentIds, ChatAttachment, MentionedDocument, MentionIds } from './attachments.ts';
import { QUESTION_MAX } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './paging.ts';

/** What a person typed into a conversation and did not send. */
export const Draft = z.object({
  text: z.string(),
  attachments: z.optional(z.array(ChatAttachment)),
  mentions: z.optional(z.array(MentionedDocument)),
  savedAt: z.number(),
});
export type Draft = z.infer<typeof Draft>;

/** A conversation of the caller; without `topicId` the running history. */
const conversation = { kbBotId: Id, side: z.enum(['use', 'make']), topicId: z.optional(Id) };

/** Drafts that a person goes on with on another device. Who writes last, wins. */
export const drafts = {
  read: endpoint({
    name: 'drafts.read',
    method: 'POST',
    path: '/api/v1/kbBotChatDraft/query',
    access: 'user',
    input: z.object(conversation),
    output: z.object({ draft: z.nullable(Draft) }),
    summary: 'The draft of a conversation; null when nothing is typed.',
  }),
  write: endpoint({
    name: 'drafts.write',
    method: 'POST',
    path: '/api/v1/kbBotChatDraft/update',
    access: 'user',
    input: z.object({
      ...conversation,
      text: z.string().check(z.maxLength(QUESTION_MAX)),
      attachments: z.optional(AttachmentIds),
      mentions: z.optional(MentionIds),
    }),
    output: z.object({ savedAt: z.number() }),
    summary: 'Keeps the draft of a conversation; nothing at all removes it.',
  }),
};
