import * as z from 'zod/mini';
import { categories } from './assistantKinds.ts';
import { Avatar } from './avatar.ts';
import { endpoint } from './endpoint.ts';
import { Id, listOf, nothing, paging } from './paging.ts';

/** An assistant of the square, as a card. */
export const SquareAssistant = z.object({
  id: Id,
  publicId: Id,
  name: z.string(),
  avatar: Avatar,
  type: z.enum(['personal', 'tenant']),
  description: z.string(),
  category: z.nullable(z.enum(categories)),
  isPreset: z.boolean(),
  /** Name of the enterprise it belongs to, its brand where that is enabled; empty for a person's. */
  enterpriseName: z.string(),
  /** Documents it answers from. */
  documentCount: z.number(),
  /** Questions of the last thirty days. */
  askCount: z.number(),
});
export type SquareAssistant = z.infer<typeof SquareAssistant>;

/** The square of assistants that anybody may talk to (API-189, API-190), and one's own list (API-181). */
export const square = {
  page: endpoint({
    name: 'square.page',
    method: 'POST',
    path: '/api/v1/open/kbBot/query/page4Public',
    access: 'public',
    input: z.object({
      category: z.optional(z.enum(categories)),
      keyword: z.optional(z.string().check(z.maxLength(100))),
      ...paging,
    }),
    output: listOf(SquareAssistant),
    summary: 'Assistants published on the internet, the ones asked most in the last thirty days first, then by name.',
  }),
  presets: endpoint({
    name: 'square.presets',
    method: 'POST',
    path: '/api/v1/open/kbBot/query/page4Preset',
    access: 'public',
    input: z.object({ keyword: z.optional(z.string().check(z.maxLength(100))), ...paging }),
    output: listOf(SquareAssistant),
    summary: 'The same of the assistants that the platform offers to everybody.',
  }),
  preset: endpoint({
    name: 'square.preset',
    method: 'GET',
    path: '/api/v1/open/kbBot/query/detail4Preset',
    access: 'public',
    input: z.object({ kbBotId: Id }),
    output: z.object({ kbBot: SquareAssistant, questions: z.array(z.string()) }),
    summary: 'One of them, with the questions it recommends; 404 when there is none.',
  }),
  added: endpoint({
    name: 'square.added',
    method: 'POST',
    path: '/api/v1/kbBotConversation/query/added',
    access: 'user',
    input: z.object({ kbBotIds: z.array(Id).check(z.maxLength(100)) }),
    output: z.object({ kbBotIds: z.array(Id) }),
    summary:
      "Which of these assistants stand in the current identity's list; the square itself never learns who looks.",
  }),
  add: endpoint({
    name: 'square.add',
    method: 'POST',
    path: '/api/v1/kbBotConversation',
    access: 'user',
    input: z.object({ kbBotId: Id, side: z._default(z.literal('use'), 'use') }),
    output: nothing,
    summary: "Puts an assistant one may talk to into the current identity's list of conversations.",
  }),
  remove: endpoint({
    name: 'square.remove',
    method: 'DELETE',
    path: '/api/v1/kbBotConversation/{kbBotId}',
    access: 'user',
    input: z.object({ kbBotId: Id }),
    output: nothing,
    summary: 'Takes an assistant out of that list until it is added or asked again; what was said stays.',
  }),
};
