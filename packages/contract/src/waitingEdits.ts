import * as z from 'zod/mini';
import { BlockCells, BlockText } from './blocks.ts';
import { Block } from './documents.ts';
import { ComparedVersion } from './documentVersions.ts';
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
  /** The number of the version that they were made on, whose pages its places are of; absent where it is not known. */
  madeOn: z.optional(z.number()),
  createdAt: z.number(),
});
export type WaitingEdit = z.infer<typeof WaitingEdit>;

/** It was taken over, the new version was left as it is, or nobody had to decide: the new version says the same. */
export const waitingDecisions = ['taken', 'discarded', 'same'] as const;
export type WaitingDecision = (typeof waitingDecisions)[number];

/** Why a decision cannot be taken back: another version answers now, or a block that it changed was changed since. */
export const decisionHolds = ['version', 'changed', 'same'] as const;

/** An edit that waited once, and what became of it. */
export const DecidedEdit = z.object({
  id: Id,
  ...z.pick(WaitingEdit, { kind: true, read: true, mine: true }).shape,
  decision: z.enum(waitingDecisions),
  /** The name of who decided; empty where nobody had to. */
  by: z.string(),
  at: z.number(),
  /** Absent where it can be taken back. */
  holds: z.optional(z.enum(decisionHolds)),
});
export type DecidedEdit = z.infer<typeof DecidedEdit>;

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
    output: z.object({
      rows: z.array(WaitingEdit),
      /** The latest decisions, the last one first. */
      decided: z.optional(z.array(DecidedEdit)),
      /** That of the pages which these were compared with. */
      version: z.optional(z.number()),
    }),
    summary:
      'What was done to an earlier version of a file and could not be placed in the new one: those of older versions first, then in reading order; and what was decided lately.',
  }),
  origin: endpoint({
    name: 'waitingEdits.origin',
    method: 'POST',
    path: '/api/v1/{scope}KbBotFile/waitingEdits/query/origin',
    access: maker,
    input: z.object({ ...file, number: z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) }),
    output: ComparedVersion,
    summary: 'The pages of a version that edits were made on. 404 for one that is kept no more.',
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
      /** Other cells than the ones that wait, where these are one table. */
      cells: z.optional(BlockCells),
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
  takeBack: endpoint({
    name: 'waitingEdits.takeBack',
    method: 'POST',
    path: '/api/v1/{scope}KbBotFile/waitingEdits/takeBack',
    access: maker,
    input: z.object({ ...file, id: Id, version: z.optional(ordinal) }),
    output: z.object({ version: z.number() }),
    summary:
      'Takes a decision back: the edit waits again, and what it was taken over onto is as it was before. 409 with the reason where another version answers now or a block was changed since.',
  }),
};
