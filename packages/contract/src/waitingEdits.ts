import * as z from 'zod/mini';
import { BlockText } from './blocks.ts';
import { Block } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { Id, nothing } from './paging.ts';
import { ordinal } from './wholeNumbers.ts';

/** What waits: work on blocks that say something else now, a drawn block, or pictures that are not in the document any more. */
export const waitingKinds = ['changed', 'drawn', 'pictures'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

const placed = z.object({ page: z.number(), block: Block });

/** What makers did to an earlier version of a document and whose place in today's is not certain. */
export const WaitingEdit = z.object({
  id: Id,
  kind: z.enum(waitingKinds),
  /** The blocks as they were read then; none where makers drew one. */
  read: z.array(placed),
  /** What makers made of them: none where they deleted them, several where they split one. */
  mine: z.array(placed),
  /** The block of today's version that most likely came from them. */
  near: z.optional(z.string()),
  /** The blocks of today's version that it is likely meant for, to begin with; none where a person has to look. */
  onto: z.array(z.string()),
  createdAt: z.number(),
});
export type WaitingEdit = z.infer<typeof WaitingEdit>;

const maker = { personal: 'personal', tenant: 'adminPlus' } as const;
const file = { kbBotId: Id, kbBotFileId: Id };

/** Edits of an earlier version of a document that wait for a person. */
export const waitingEdits = {
  list: endpoint({
    name: 'waitingEdits.list',
    method: 'POST',
    path: '/api/v1/{scope}KbBotFile/waitingEdits/query/list',
    access: maker,
    input: z.object(file),
    output: z.object({ rows: z.array(WaitingEdit) }),
    summary:
      'What was done to an earlier version of a file and could not be placed in the new one: those of older versions first, then in reading order.',
  }),
  take: endpoint({
    name: 'waitingEdits.take',
    method: 'POST',
    path: '/api/v1/{scope}KbBotFile/waitingEdits/take',
    access: maker,
    input: z.object({
      ...file,
      id: Id,
      /** Blocks of one page of the new version: the first gets the work, the others become part of it. */
      onto: z.array(Id).check(z.minLength(1), z.maxLength(20)),
      /** Other words than the ones that wait, where these are one block of words. */
      text: z.optional(BlockText),
      version: z.optional(ordinal),
    }),
    output: z.object({ version: z.number() }),
    summary:
      'Takes one over onto blocks of the new version. A drawn block comes behind the first; for pictures the first is the picture to be bound instead.',
  }),
  discard: endpoint({
    name: 'waitingEdits.discard',
    method: 'POST',
    path: '/api/v1/{scope}KbBotFile/waitingEdits/discard',
    access: maker,
    input: z.object({ ...file, id: Id }),
    output: nothing,
    summary: 'Leaves the new version as it is.',
  }),
};
