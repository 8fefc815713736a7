import * as z from 'zod/mini';
import { Box } from './box.ts';
import { endpoint } from './endpoint.ts';
import { FilePass } from './filePass.ts';
import { Id } from './paging.ts';
import { ordinal } from './wholeNumbers.ts';

/**
 * A picture shown together with a block: `inner` is an image block of the same document, `outer` was uploaded. Names as
 * in the specification (assistants.md §3).
 */
export const ImageBinding = z.object({
  image_id: Id,
  /** The image block of an inner picture; empty for an outer one. */
  image_block_id: z.string(),
  image_path: z.string(),
  type: z.enum(['inner', 'outer']),
});
export type ImageBinding = z.infer<typeof ImageBinding>;

export const blockTypes = ['paragraph', 'table', 'image'] as const;

/** Most characters of a block, most rows and columns of a table, most pictures of a block. */
export const blockLimits = { text: 20_000, cell: 5_000, rows: 500, columns: 60, images: 9 } as const;

export const BlockText = z.string().check(z.maxLength(blockLimits.text, `文字不能超过${blockLimits.text}个字符`));
export const BlockCells = z
  .array(
    z.array(z.string().check(z.maxLength(blockLimits.cell))).check(z.minLength(1), z.maxLength(blockLimits.columns)),
  )
  .check(z.minLength(1), z.maxLength(blockLimits.rows));
const ids = z.optional(z.array(Id).check(z.maxLength(1_000)));

/** What a maker may write of a block. Text of a table is made from its cells. */
const written = {
  type: z.optional(z.enum(blockTypes)),
  box: z.optional(Box),
  text: z.optional(BlockText),
  cells: z.optional(BlockCells),
  images: z.optional(z.array(ImageBinding).check(z.maxLength(blockLimits.images))),
};

/** A block drawn by a maker. `key` names it inside of this save; `after` is the id or key of the block before it. */
const Added = z.object({
  ...written,
  key: z.string().check(z.minLength(1), z.maxLength(64)),
  after: z.optional(z.string()),
  type: z.enum(blockTypes),
  box: Box,
  status: z.optional(z.enum(['enabled', 'disabled'])),
});

/** What changes on one page; `index` from 1. A block that is not named stays as it is. */
export const PageDiff = z.object({
  index: ordinal,
  enable: ids,
  disable: ids,
  delete: ids,
  add: z.optional(z.array(Added).check(z.maxLength(500))),
  edit: z.optional(z.array(z.object({ id: Id, ...written })).check(z.maxLength(1_000))),
});
export type PageDiff = z.infer<typeof PageDiff>;

/** One save of somebody: which page got how many changes, and which blocks they were. */
export const BlockSave = z.object({
  version: z.number(),
  by: z.string(),
  at: z.number(),
  pages: z.array(
    z.object({
      index: z.number(),
      enable: z.number(),
      disable: z.number(),
      add: z.number(),
      delete: z.number(),
      edit: z.number(),
    }),
  ),
  blockIds: z.array(z.string()),
});
export type BlockSave = z.infer<typeof BlockSave>;

/** `current` of the 409 that a save gets when others have saved since its version: their saves, oldest first. */
export const BlockConflict = z.object({ version: z.number(), saves: z.array(BlockSave) });
export type BlockConflict = z.infer<typeof BlockConflict>;

const maker = { personal: 'personal', tenant: 'adminPlus' } as const;
const opened = z.object({ id: Id, ...z.partial(FilePass).shape });

/** Editing the blocks of a document (API-107, API-108, API-164, API-165, API-291, API-292). */
export const blocks = {
  save: endpoint({
    name: 'blocks.save',
    method: 'POST',
    path: '/api/v1/{scope}KbBotFile/updateResult',
    access: maker,
    input: z.object({
      kbBotId: Id,
      kbBotFileId: Id,
      version: z.optional(ordinal),
      pages: z.array(PageDiff).check(z.minLength(1), z.maxLength(1_000)),
    }),
    output: z.object({ version: z.number(), added: z.array(z.object({ key: z.string(), id: Id })) }),
    summary:
      'Saves what changed, page by page, all or nothing. 409 with the saves of others when there are any since `version`.',
  }),
  reconstructTable: endpoint({
    name: 'blocks.reconstructTable',
    method: 'POST',
    path: '/api/v1/{scope}KbBotFile/reconstructTable',
    access: maker,
    input: z.object({ kbBotId: Id, kbBotFileId: Id, pageIndex: ordinal, box: Box }),
    output: z.object({ cells: z.array(z.array(z.string())), box: Box }),
    summary: 'Reads the words inside a box of a page as a table, from the file itself. Saves nothing.',
  }),
  bindings: endpoint({
    name: 'blocks.bindings',
    method: 'POST',
    path: '/file/v1/open/kbBotFile/query/textImageBindings',
    access: 'public',
    input: opened,
    output: z.object({ bindings: z.array(z.extend(ImageBinding, { block_id: Id })) }),
    summary: 'Which pictures go with which blocks of a file; opened like its source.',
  }),
  innerImages: endpoint({
    name: 'blocks.innerImages',
    method: 'POST',
    path: '/file/v1/open/kbBotFile/query/innerImages',
    access: 'public',
    input: opened,
    output: z.object({ rows: z.array(z.extend(ImageBinding, { page: z.number(), box: Box })) }),
    summary: 'The pictures inside of a file: its image blocks with their places; opened like its source.',
  }),
};
