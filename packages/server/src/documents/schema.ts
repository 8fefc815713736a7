import type {
  BlockSave,
  Document,
  DocumentStatus,
  ImageBinding,
  RecaptureRhythm,
  WaitingDecision,
  WaitingKind,
} from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { kbBot } from '../assistants/schema.ts';
import type { CookedBlock, TextLayer } from '../cook/types.ts';
import { bytea, id, instant } from '../platform/database/columns.ts';
import type { StoredBlock } from './readPages.ts';

/** The bytes of a document's next version. */
export interface NextVersion {
  id: string;
  key: string;
  size: number;
  sha256: string;
  kind: Document['kind'];
  /** When it was uploaded, in ms since the epoch. */
  at: number;
}

/** Files of an assistant's document library. */
export const kbBotFile = pgTable(
  'kb_bot_file',
  {
    id: id(),
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: text().$type<Document['kind']>().notNull(),
    status: text().$type<DocumentStatus>().notNull(),
    /** Why it failed, or what was left out; shown as it is. */
    reason: text().notNull().default(''),
    /** Percent of the running step while it is known. */
    progress: integer(),
    /** Counts the processings: jobs of an earlier one find another number and do nothing. */
    run: integer().notNull().default(1),
    /** Bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    /** Uploaded with force although the same bytes were there. */
    forced: boolean().notNull().default(false),
    sourceKey: text().notNull(),
    /** The PDF form where it is not the source itself. */
    outputKey: text(),
    pageCount: integer(),
    /** Its pages are counted in its owner's month and paid for, which happens once however often it is parsed. */
    pagesPaid: boolean().notNull().default(false),
    blockCount: integer(),
    /** Pages that are pictures and that there was no time to read. */
    unreadPages: integer().notNull().default(0),
    /** How many answers cited it. */
    hitCount: integer().notNull().default(0),
    /** How many things that its makers did to an earlier version wait for a person (kbBotFileWaitingEdit). */
    waitingEdits: integer().notNull().default(0),
    /** A new version that is being read; this one answers until it is ready. */
    next: jsonb().$type<NextVersion>(),
    /** Counts the changes of its blocks, so that a save notices the one before. */
    version: integer().notNull().default(1),
    /** Which version of its content answers; 1 is the first that was read. */
    versionNumber: integer().notNull().default(1),
    /** The highest number that a version of it ever had. */
    lastVersion: integer().notNull().default(1),
    /** Since when this version answers; the first of a document since it is there. */
    versionSince: instant(),
    /** When this version came; null where that is when it first answered. */
    versionMadeAt: instant(),
    /** Bytes of the other versions that are kept (kbBotFileVersion), and how many there are. */
    keptSize: bigint({ mode: 'number' }).notNull().default(0),
    keptCount: integer().notNull().default(0),
    /** The address of a captured page. */
    siteUrl: text(),
    recapture: text().$type<RecaptureRhythm>().notNull().default('never'),
    capturedAt: instant(),
    /** When it is captured again. */
    recaptureAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('kb_bot_file_library').on(table.kbBotId, table.createdAt),
    // Few: how many an owner has waiting decides when his next one is read (cookSoon.ts).
    index('kb_bot_file_waiting')
      .on(table.kbBotId)
      .where(sql`status in ('cookPending', 'cooking')`),
    index('kb_bot_file_next')
      .on(table.kbBotId)
      .where(sql`next is not null`),
    uniqueIndex('kb_bot_file_once')
      .on(table.kbBotId, table.sha256)
      .where(sql`not forced`),
  ],
);

export type FileRow = typeof kbBotFile.$inferSelect;

/** Pages of a cooked file; `index` is 1-based and physical, sizes in points of the unrotated page. */
export const kbBotFilePage = pgTable(
  'kb_bot_file_page',
  {
    fileId: text()
      .notNull()
      .references(() => kbBotFile.id, { onDelete: 'cascade' }),
    index: integer().notNull(),
    width: doublePrecision().notNull(),
    height: doublePrecision().notNull(),
    rotation: integer().$type<0 | 90 | 180 | 270>().notNull(),
    textLayer: text().$type<TextLayer>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.index] })],
);

/** Blocks of a page in reading order. */
export const kbBotFileBlock = pgTable(
  'kb_bot_file_block',
  {
    id: id(),
    fileId: text()
      .notNull()
      .references(() => kbBotFile.id, { onDelete: 'cascade' }),
    pageIndex: integer().notNull(),
    position: integer().notNull(),
    type: text().$type<CookedBlock['type']>().notNull(),
    box: jsonb().$type<CookedBlock['box']>().notNull(),
    text: text().notNull(),
    cells: jsonb().$type<string[][]>(),
    headingLevel: integer(),
    /** Where words stand that were read from a picture with little certainty. */
    doubtful: jsonb().$type<CookedBlock['box'][]>(),
    status: text().$type<'enabled' | 'disabled'>().notNull().default('enabled'),
    /** Pictures bound to it. */
    images: jsonb().$type<ImageBinding[]>(),
    /** What was read here, once a maker has written other words; '' where nothing was. */
    readText: text(),
    /** Who wrote them last, and when. */
    editedBy: text(),
    editedAt: instant(),
  },
  (table) => [index('kb_bot_file_block_place').on(table.fileId, table.pageIndex, table.position)],
);

/** A version of a file that does not answer now and is kept: what it said, and what its makers had done to it. */
export const kbBotFileVersion = pgTable(
  'kb_bot_file_version',
  {
    kbBotId: text().notNull(),
    fileId: text()
      .notNull()
      .references(() => kbBotFile.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    kind: text().$type<Document['kind']>().notNull(),
    reason: text().notNull(),
    /** Bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    /** Bytes that its file really takes; null while it is stored as it came. */
    storedSize: bigint({ mode: 'number' }),
    sha256: text().notNull(),
    sourceKey: text().notNull(),
    outputKey: text(),
    pageCount: integer().notNull(),
    unreadPages: integer().notNull(),
    blockCount: integer().notNull(),
    /** Blocks that a maker had changed. */
    editCount: integer().notNull(),
    /** Its pages with their blocks, and what waited for a person (packContent.ts). */
    content: bytea().notNull(),
    /** When it came; null where that is when it first answered. */
    madeAt: instant(),
    since: instant().notNull(),
    until: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.number] }),
    index('kb_bot_file_version_bot').on(table.kbBotId),
  ],
);

export type VersionRow = typeof kbBotFileVersion.$inferSelect;

/** How many answers cited a block: beside it, because a save writes the blocks of a page anew. */
export const kbBotFileBlockHit = pgTable(
  'kb_bot_file_block_hit',
  {
    fileId: text()
      .notNull()
      .references(() => kbBotFile.id, { onDelete: 'cascade' }),
    blockId: text().notNull(),
    hitCount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.blockId] })],
);

/** A block of an earlier version, with its page there. */
export interface PlacedBlock<T extends CookedBlock = CookedBlock> {
  page: number;
  block: T;
}

/** Blocks of one page before and after a change of them: those alone that were changed, added or deleted. */
export interface ReplacedBlocks {
  page: number;
  before: StoredBlock[];
  after: StoredBlock[];
  /** The ids of all blocks of the page before it, in reading order. */
  order: string[];
}

/** What makers did to an earlier version of a file and whose place in today's is not certain. */
export const kbBotFileWaitingEdit = pgTable(
  'kb_bot_file_waiting_edit',
  {
    id: id(),
    kbBotId: text().notNull(),
    fileId: text()
      .notNull()
      .references(() => kbBotFile.id, { onDelete: 'cascade' }),
    kind: text().$type<WaitingKind>().notNull(),
    /** The blocks as they were read then; none where makers drew one. */
    read: jsonb().$type<PlacedBlock[]>().notNull(),
    /** What makers made of them; none where they deleted them. */
    mine: jsonb().$type<PlacedBlock<Omit<StoredBlock, 'edit'>>[]>().notNull(),
    /** The block of the version after that one that most likely came from them. */
    near: text(),
    /** The number of the version that they were made on; null where that was not noted. */
    madeOn: integer(),
    createdAt: instant().notNull(),
    /** What was decided, by whom and when; null while it waits. */
    decision: text().$type<WaitingDecision>(),
    /** Null where nobody had to: the new version says the same. */
    decidedBy: text(),
    decidedAt: instant(),
    /** The number of the version that it was decided about. */
    decidedOn: integer(),
    /** What taking it over did to a page. */
    replaced: jsonb().$type<ReplacedBlocks>(),
  },
  (table) => [
    index('kb_bot_file_waiting_edit_bot').on(table.kbBotId),
    index('kb_bot_file_waiting_edit_file').on(table.fileId, table.createdAt),
  ],
);

/**
 * Deleted documents that can still be restored. They lie apart from the others, so that no call, count or search can find
 * them; passages and saves are not kept.
 */
export const kbBotFileBin = pgTable(
  'kb_bot_file_bin',
  {
    /** Of the document, which has it again once it is restored. */
    id: id(),
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** Bytes of the other versions that are kept with it. */
    keptSize: bigint({ mode: 'number' }).notNull().default(0),
    pageCount: integer(),
    sourceKey: text().notNull(),
    outputKey: text(),
    /** Its rows, by the name of their table. */
    kept: jsonb().$type<Record<string, unknown[]>>().notNull(),
    deletedAt: instant().notNull(),
  },
  (table) => [
    index('kb_bot_file_bin_library').on(table.kbBotId, table.deletedAt),
    index('kb_bot_file_bin_time').on(table.deletedAt),
  ],
);

/** How many pages of an owner's documents were parsed in a month of Shanghai; deleting a document gives none back. */
export const parsedPages = pgTable(
  'parsed_pages',
  {
    ownerType: text().$type<'personal' | 'tenant'>().notNull(),
    ownerId: text().notNull(),
    /** YYYY-MM */
    month: text().notNull(),
    pages: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerType, table.ownerId, table.month] })],
);

/** Who saved which changes of a file's blocks; the save that made `version`. */
export const kbBotFileSave = pgTable(
  'kb_bot_file_save',
  {
    fileId: text()
      .notNull()
      .references(() => kbBotFile.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    userId: text().notNull(),
    pages: jsonb().$type<BlockSave['pages']>().notNull(),
    blockIds: text().array().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.version] })],
);
