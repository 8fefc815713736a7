import * as z from 'zod/mini';
import { AdContent } from './adContent.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './paging.ts';

/** What follows an answer: all null when none is due. */
const Placed = z.object({
  /** Of the advertisement as a message of the history. */
  id: z.nullable(Id),
  adContentId: z.nullable(z.string()),
  adContent: z.nullable(AdContent),
});

/** Asks for the advertisement that follows an answer (API-151, API-152). */
export const adPlacing = {
  trial: endpoint({
    name: 'adPlacing.trial',
    method: 'POST',
    path: '/api/v1/tenantKbBotAdContent/place4Trial',
    scopes: ['tenant'],
    access: 'adminPlus',
    input: z.object({ kbBotId: Id, chatId: Id }),
    output: Placed,
    summary: 'The advertisement that follows the trial answer `chatId`; the same answer keeps the one it was given.',
  }),
  real: endpoint({
    name: 'adPlacing.real',
    method: 'POST',
    path: '/api/v1/tenantKbBotAdContent/place4Real',
    access: 'public',
    input: z.object({
      /** Of a logged-in person. */
      kbBotId: z.optional(Id),
      /** Of a visitor (C-136). */
      publicId: z.optional(Id),
      userId: z.optional(z.string().check(z.maxLength(128))),
      chatId: Id,
    }),
    output: Placed,
    summary: 'The same for an answer of the real chat: by `kbBotId`, or by `publicId` and `userId` for visitors.',
  }),
};
