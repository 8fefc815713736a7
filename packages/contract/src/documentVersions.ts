import * as z from 'zod/mini';
import { Block, Document, Page } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { FilePass } from './filePass.ts';
import { Id, nothing } from './paging.ts';
import { ordinal } from './wholeNumbers.ts';

/** One version of a document's content; `size` in bytes, times in ms since the epoch. Numbers are never used again. */
export const DocumentVersion = z.object({
  number: z.number(),
  /** The one that answers. */
  current: z.boolean(),
  /** When it was uploaded or captured. */
  madeAt: z.number(),
  /** Since when it answered, for the last time: later than that where somebody went back to it. */
  from: z.number(),
  /** Until when; the current one has no end. */
  until: z.optional(z.number()),
  kind: Document.shape.kind,
  size: z.number(),
  /** Bytes that it takes where it is kept: only what differs from a newer one. */
  stored: z.optional(z.number()),
  pageCount: z.number(),
  blockCount: z.number(),
  /** Blocks that a maker has changed: their words, their switch, their pictures. */
  editCount: z.number(),
});
export type DocumentVersion = z.infer<typeof DocumentVersion>;

/** One of two versions that are compared: the sizes of its pages, and the pass to its PDF form where it has one. */
export const ComparedVersion = z.object({
  number: z.number(),
  pages: z.array(z.omit(Page, { blocks: true })),
  hasOutput: z.boolean(),
  filePass: FilePass,
});
export type ComparedVersion = z.infer<typeof ComparedVersion>;

/**
 * How blocks differ: words that are new, gone or written otherwise; the same words at another place of the reading order;
 * switched off or on.
 */
export const changeKinds = ['added', 'removed', 'changed', 'moved', 'switched'] as const;

const placed = z.object({ page: z.number(), block: Block });

/**
 * Neighbouring blocks of a page that differ in the same way: none `before` where they are new, none `after` where they are
 * gone; `beside` is then the page of the other version on which they would stand.
 */
export const VersionChange = z.object({
  kind: z.enum(changeKinds),
  before: z.array(placed),
  after: z.array(placed),
  beside: z.optional(z.number()),
});
export type VersionChange = z.infer<typeof VersionChange>;

const maker = { personal: 'personal', tenant: 'adminPlus' } as const;
const file = { kbBotId: Id, kbBotFileId: Id };
const number = z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647));

/** What a document said before: its earlier versions, as far as they are kept. */
export const documentVersions = {
  list: endpoint({
    name: 'documentVersions.list',
    method: 'POST',
    path: '/api/v1/{scope}KbBotFile/versions/query/list',
    access: maker,
    input: z.object(file),
    /** `keeps` is how many versions before the current one are kept; `version` that of what is shown, for a restore. */
    output: z.object({ rows: z.array(DocumentVersion), keeps: z.number(), version: z.number() }),
    summary: 'The current version of a file and those before it that are kept, the newest number first.',
  }),
  compare: endpoint({
    name: 'documentVersions.compare',
    method: 'POST',
    path: '/api/v1/{scope}KbBotFile/versions/query/compare',
    access: maker,
    input: z.object({ ...file, from: number, to: number }),
    output: z.object({ from: ComparedVersion, to: ComparedVersion, changes: z.array(VersionChange) }),
    summary: 'What differs between two versions of a file as they answer, by block, in reading order.',
  }),
  restore: endpoint({
    name: 'documentVersions.restore',
    method: 'POST',
    path: '/api/v1/{scope}KbBotFile/versions/restore',
    access: maker,
    input: z.object({ ...file, number, version: z.optional(ordinal) }),
    output: z.object({ version: z.number() }),
    summary:
      'Makes an earlier version the current one again, with what makers had done to it; the one that answered is kept with what was done to it. `version` is that of the pages one has seen.',
  }),
  remove: endpoint({
    name: 'documentVersions.remove',
    method: 'POST',
    path: '/api/v1/{scope}KbBotFile/versions/destroy',
    access: maker,
    input: z.object({ ...file, number }),
    output: nothing,
    summary: 'Deletes an earlier version for good. Answers that cited it say that it is gone.',
  }),
};
