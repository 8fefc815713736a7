import * as z from 'zod/mini';
import { platformChannels } from './channels.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './paging.ts';

/** Whether people can serve somebody who asks on a platform, and whether they do. */
export const HandOver = z.object({
  channel: z.enum(platformChannels),
  /** Who answers him now. */
  by: z.enum(['assistant', 'people']),
  /** Who the people are: the agents of the assistant, or the receptionists whom the platform has itself. */
  people: z.enum(['agents', 'receptionists']),
  /** Why he cannot be handed over now; empty when he can. */
  refused: z.string(),
  /** Whether the caller is one of the agents, so that the conversation comes to him. */
  agent: z.boolean(),
  /** The open ticket; null where there is none, or the caller is no agent. */
  csTicketId: z.nullable(Id),
});
export type HandOver = z.infer<typeof HandOver>;

const path = '/api/v1/tenantKbBotChatHistory';
const ofMakers = { method: 'POST', scopes: ['tenant'], access: 'adminPlus' } as const;
const message = z.object({ kbBotId: Id, id: Id });

/** Makers give a conversation of a platform to people, from its details. */
export const handOver = {
  state: endpoint({
    ...ofMakers,
    name: 'handOver.state',
    path: `${path}/query/handOver`,
    input: message,
    output: z.object({ handOver: z.nullable(HandOver) }),
    summary: 'Who answers the asker of a message; null where nobody can write to him: web pages, comments, the API.',
  }),
  begin: endpoint({
    ...ofMakers,
    name: 'handOver.begin',
    path: `${path}/handOver`,
    input: message,
    output: z.object({ csTicketId: z.nullable(Id) }),
    summary:
      'Hands its asker to people, whom he is told of; the assistant is silent until they are done. 409 with why not.',
  }),
};
