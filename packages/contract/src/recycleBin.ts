import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, listOf, paging } from './paging.ts';

const maker = { personal: 'personal', tenant: 'adminPlus' } as const;
const assistantPath = '/api/v1/{scope}KbBot/bin';
const documentPath = '/api/v1/{scope}KbBotFile/bin';

const ids = z.array(Id).check(z.minLength(1), z.maxLength(1_000));
const keyword = z.optional(z.string().check(z.maxLength(100)));

/** What can be restored until `endsAt`; times in ms since the epoch. */
const binned = { id: Id, name: z.string(), deletedAt: z.number(), endsAt: z.number() };

/** A deleted document; `size` in bytes. */
export const BinnedDocument = z.object({ ...binned, size: z.number(), pageCount: z.nullable(z.number()) });
export type BinnedDocument = z.infer<typeof BinnedDocument>;

/** A deleted assistant. */
export const BinnedAssistant = z.object({ ...binned, documentCount: z.number() });
export type BinnedAssistant = z.infer<typeof BinnedAssistant>;

/** One page of a bin. */
const binOf = <T extends z.ZodMiniType>(row: T) =>
  z.extend(listOf(row), {
    /** How long things stay there. */
    days: z.number(),
  });

/** What has come back: how many, and the new names of those whose names were taken meanwhile. */
const Restored = z.object({ count: z.number(), renamed: z.array(z.string()) });

/** Deleted documents of an assistant. Until they are restored, every other call answers as if they were not there. */
export const documentBin = {
  page: endpoint({
    name: 'documentBin.page',
    method: 'POST',
    path: `${documentPath}/query/page`,
    access: maker,
    input: z.object({ kbBotId: Id, keyword, ...paging }),
    output: binOf(BinnedDocument),
    summary: 'Documents in the recycle bin of an assistant, last deleted first.',
  }),
  restore: endpoint({
    name: 'documentBin.restore',
    method: 'POST',
    path: `${documentPath}/restore`,
    access: maker,
    input: z.object({ kbBotId: Id, ids }),
    output: Restored,
    summary:
      'Takes documents back with their edits and indexes them anew; one unknown id refuses the whole call. A name that is taken gets a number.',
  }),
  purge: endpoint({
    name: 'documentBin.purge',
    method: 'POST',
    path: `${documentPath}/destroy`,
    access: maker,
    input: z.object({ kbBotId: Id, ids: z.optional(ids) }),
    output: z.object({ count: z.number() }),
    summary: 'Deletes documents in the bin for good, with their bytes: those that are named, else all.',
  }),
};

/** Deleted assistants of an owner. Until they are restored, every other call answers as if they were not there. */
export const assistantBin = {
  page: endpoint({
    name: 'assistantBin.page',
    method: 'POST',
    path: `${assistantPath}/query/page`,
    access: maker,
    input: z.object({ keyword, ...paging }),
    output: binOf(BinnedAssistant),
    summary: 'Assistants in the recycle bin, last deleted first.',
  }),
  restore: endpoint({
    name: 'assistantBin.restore',
    method: 'POST',
    path: `${assistantPath}/restore`,
    access: maker,
    input: z.object({ ids }),
    output: z.object({ count: z.number() }),
    summary:
      'Takes assistants back with all that hangs on them, unpublished and with their channels off; one unknown id, or too little storage, refuses the whole call.',
  }),
  purge: endpoint({
    name: 'assistantBin.purge',
    method: 'POST',
    path: `${assistantPath}/destroy`,
    access: maker,
    input: z.object({ ids: z.optional(ids) }),
    output: z.object({ count: z.number() }),
    summary:
      'Deletes assistants in the bin for good: those that are named, else all. Their records go little by little.',
  }),
};
