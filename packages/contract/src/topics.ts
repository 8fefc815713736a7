import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, listOf, paging } from './paging.ts';
import { VisitorId } from './publicChat.ts';
import { version } from './version.ts';

/** Most conversations that one person keeps with one assistant. */
export const TOPICS_MAX = 500;

/** A conversation of its own beside the running history; `name` is its first question until it is given one. */
export const Topic = z.object({
  id: Id,
  /** Empty when nothing was asked in it yet. */
  name: z.string(),
  pinned: z.boolean(),
  lastTime: z.number(),
  /** When it was renamed, pinned or deleted last. */
  updatedAt: z.number(),
});
export type Topic = z.infer<typeof Topic>;

/** A question, with its answer, that holds the searched words. */
export const TopicHit = z.object({
  /** The message. */
  id: Id,
  /** Left out for the running history. */
  topicId: z.optional(Id),
  topicName: z.string(),
  question: z.string(),
  /** The words of the answer around the first place, or its beginning. */
  excerpt: z.string(),
  timestamp: z.number(),
});
export type TopicHit = z.infer<typeof TopicHit>;

/** Named conversations of a logged-in person with one assistant. Questions and history name one by `topicId`. */
export const topics = {
  list: endpoint({
    name: 'topics.list',
    method: 'POST',
    path: '/api/v1/kbBotChatTopic/query/list',
    access: 'user',
    input: z.object({ kbBotId: Id, ...paging }),
    output: listOf(Topic),
    summary: 'The named conversations of the current identity with an assistant: pinned ones first, then the latest.',
  }),
  create: endpoint({
    name: 'topics.create',
    once: true,
    method: 'POST',
    path: '/api/v1/kbBotChatTopic/create',
    access: 'user',
    input: z.object({ kbBotId: Id }),
    output: z.object({ topic: Topic }),
    summary: 'A new conversation; the one in which nothing was asked yet, when there is one.',
  }),
  takeVisit: endpoint({
    name: 'topics.takeVisit',
    method: 'POST',
    path: '/api/v1/kbBotChatTopic/create/takeVisit',
    access: 'user',
    input: z.object({ kbBotId: Id, userId: VisitorId }),
    output: z.object({ topic: Topic }),
    summary:
      'Makes what was asked as the visitor `userId` a conversation of the current identity, and takes it from the visitor. 400 for a forged id, 404 when nothing was asked, 409 while an answer is being written.',
  }),
  update: endpoint({
    name: 'topics.update',
    method: 'POST',
    path: '/api/v1/kbBotChatTopic/update',
    access: 'user',
    input: z.object({
      kbBotId: Id,
      topicId: Id,
      /** Empty takes the first question as its name again. */
      name: z.optional(z.string().check(z.trim(), z.maxLength(60))),
      pinned: z.optional(z.boolean()),
      /** Deleted ones can be taken back for ten minutes, then they go with all that was said. */
      deleted: z.optional(z.boolean()),
      version,
    }),
    output: z.object({ topic: Topic }),
    summary:
      'Renames, pins, deletes or takes back a conversation; 409 with the one of today when it was changed since `version`.',
  }),
  search: endpoint({
    name: 'topics.search',
    method: 'POST',
    path: '/api/v1/kbBotChatTopic/query/search',
    access: 'user',
    input: z.object({ kbBotId: Id, keyword: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)), ...paging }),
    output: listOf(TopicHit),
    summary: 'What the current identity asked an assistant in all conversations, by words of question and answer.',
  }),
};
