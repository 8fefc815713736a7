import * as z from 'zod/mini';
import { Avatar } from './avatar.ts';
import { ChatMessage } from './chat.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './paging.ts';

/** One answer for whoever has its link. */
export const SharedAnswer = z.object({
  assistant: z.object({ id: Id, publicId: Id, name: z.string(), avatar: Avatar }),
  /** Whether everybody may ask the assistant himself. */
  asks: z.boolean(),
  message: ChatMessage,
});
export type SharedAnswer = z.infer<typeof SharedAnswer>;

/** Answers that are read on a page because the platform where they were asked has no room for them. */
export const sharedAnswers = {
  get: endpoint({
    name: 'sharedAnswers.get',
    method: 'GET',
    path: '/api/v1/public/kbBotAnswer/query/detail',
    access: 'public',
    input: z.object({
      publicId: z.string().check(z.maxLength(64)),
      key: z.string().check(z.maxLength(128)),
    }),
    output: SharedAnswer,
    summary:
      'One answer with its sources, for whoever has the link that a platform was given; 404 once it or its assistant is gone or unpublished.',
  }),
};
