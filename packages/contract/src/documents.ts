import * as z from 'zod/mini';
import { ImageBinding } from './blocks.ts';
import { Box } from './box.ts';
import { BlockEdit } from './chat.ts';
import { UPLOAD_TYPES, UPLOAD_TYPES_MORE } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { FilePass } from './filePass.ts';
import { Id, nothing, paging } from './paging.ts';
import { was } from './version.ts';

/** Header beside the pages of a document, of whichever version: the number of the version that answers today. */
export const CURRENT_VERSION_HEADER = 'x-current-version';

/** The eleven processing states (assistants.md §4), in the order a file passes them. */
export const documentStatuses = [
  'initial',
  'cookPending',
  'cooking',
  'cookTimeout',
  'cookFailed',
  'cooked',
  'trainPending',
  'training',
  'trainTimeout',
  'trainFailed',
  'trained',
] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

export const retryableStatuses: readonly DocumentStatus[] = [
  'cookTimeout',
  'cookFailed',
  'trainTimeout',
  'trainFailed',
];

/** How often a captured page is captured again by itself. */
export const recaptureRhythms = ['never', 'day', 'week', 'month'] as const;
export type RecaptureRhythm = (typeof recaptureRhythms)[number];

/** `current` of the 409 of a rhythm that somebody else has changed since. */
export const RecaptureConflict = z.object({ every: z.enum(recaptureRhythms) });

/** A file of an assistant; `size` in bytes, times in ms since the epoch. */
export const Document = z.object({
  id: Id,
  kbBotId: Id,
  name: z.string(),
  kind: z.enum([...UPLOAD_TYPES, ...UPLOAD_TYPES_MORE, 'site']),
  status: z.enum(documentStatuses),
  /** Why it failed, or what was left out, in Chinese; empty when all is well. */
  reason: z.string(),
  /** 0 to 100 while a true percentage is known, else null. */
  progress: z.nullable(z.number()),
  size: z.number(),
  pageCount: z.nullable(z.number()),
  blockCount: z.nullable(z.number()),
  hitCount: z.number(),
  /** Pages that are pictures and have not been read yet; `retry` reads them. */
  unreadPages: z.optional(z.number()),
  /** For makers: how many of their edits of an earlier version wait to be taken over or discarded. */
  waitingEdits: z.optional(z.number()),
  /** For makers: since when a new version of it is being read; until that is ready this one answers. */
  newVersionAt: z.optional(z.number()),
  /** For makers: the number of the version that answers. */
  versionNumber: z.optional(z.number()),
  /** For makers: how many versions of it are kept, where there is more than this one. */
  versionCount: z.optional(z.number()),
  /** For makers: where a captured page came from, and when and how often it is captured. */
  site: z.optional(z.object({ url: z.string(), every: z.enum(recaptureRhythms), capturedAt: z.number() })),
  /** Whether `outputFile` has a PDF to show. */
  hasOutput: z.boolean(),
  filePass: FilePass,
  createdAt: z.number(),
  updatedAt: z.number(),
});
export type Document = z.infer<typeof Document>;

export const Block = z.object({
  id: z.string(),
  type: z.enum(['paragraph', 'table', 'image']),
  box: Box,
  text: z.string(),
  cells: z.optional(z.array(z.array(z.string()))),
  /** Of a heading, 1 to 6. */
  headingLevel: z.optional(z.number()),
  /** Words that were read from a picture and may be wrong. */
  doubtful: z.optional(z.array(Box)),
  edited: z.optional(BlockEdit),
  status: z.enum(['enabled', 'disabled']),
  /** Pictures bound to it. */
  images: z.optional(z.array(ImageBinding)),
  /** How many answers cited it, for makers. */
  hitCount: z.optional(z.number()),
});
export type Block = z.infer<typeof Block>;

/** `index` is 1-based and physical; sizes in PDF points of the unrotated page. */
export const Page = z.object({
  index: z.number(),
  width: z.number(),
  height: z.number(),
  rotation: z.number(),
  blocks: z.array(Block),
});
export type Page = z.infer<typeof Page>;

/**
 * Answer of an upload; a `failed` one with 重复上传 offers `force: 'yes'` (assistants.md §4), and `replaces` where a
 * document of the same name can get the file as its new version; `sameAs` is the name of another one that has its bytes.
 */
export const UploadResult = z.object({
  id: z.optional(Id),
  name: z.string(),
  status: z.enum(['success', 'failed']),
  reason: z.optional(z.string()),
  replaces: z.optional(Id),
  sameAs: z.optional(z.string()),
});
export type UploadResult = z.infer<typeof UploadResult>;

/** A file by its id, with its pass; without one the makers alone get it, by their token. */
const opened = z.object({ id: Id, ...z.partial(FilePass).shape });

const maker = { personal: 'personal', tenant: 'adminPlus' } as const;

/** The document library (API-104 to API-106, API-136, API-157 to API-163, API-289, API-290). */
export const documents = {
  list: endpoint({
    name: 'documents.list',
    method: 'POST',
    path: '/api/v1/kbBotFile/query/list',
    access: 'maker',
    input: z.object({
      id: Id,
      keyword: z.optional(z.string().check(z.maxLength(100))),
      status: z.optional(z.enum(documentStatuses)),
      ...paging,
    }),
    output: z.object({
      rows: z.array(Document),
      count: z.number(),
      blockCount: z.number(),
      /** Pages of new documents that cost nothing until the month ends. */
      freePages: z.optional(z.number()),
      /** Kinds of files that can be uploaded here, as extensions. */
      types: z.optional(z.array(z.string())),
      /** How many earlier versions of a document are kept. */
      versions: z.optional(z.number()),
    }),
    summary: 'Files of the assistant `id`, newest first. `blockCount` counts the blocks of all its files.',
  }),
  get: endpoint({
    name: 'documents.get',
    method: 'GET',
    path: '/api/v1/kbBotFile/{fileId}',
    access: 'user',
    input: z.object({ fileId: Id, kbBotId: Id, version: FilePass.shape.version }),
    output: Document,
    summary:
      'One file; 404 with 文件已经被删除 when it is gone. Its pass opens the version that is named, for its makers and for who was answered from that one.',
  }),
  result: endpoint({
    name: 'documents.result',
    method: 'POST',
    path: '/api/v1/kbBotFile/query/result',
    access: 'user',
    input: z.object({ kbBotFileId: Id, kbBotId: Id }),
    output: z.object({ pages: z.array(Page), version: z.optional(z.number()), versionNumber: z.optional(z.number()) }),
    summary:
      'Parsed pages and blocks of a trained file; for its makers with the version that a save is made from, and the number of the version of the document.',
  }),
  upload: endpoint({
    name: 'documents.upload',
    method: 'POST',
    path: '/api/v1/{scope}KbBotFile',
    access: maker,
    kind: 'upload',
    query: ['kbBotId'],
    input: z.object({
      kbBotId: z.optional(Id),
      force: z.optional(z.literal('yes')),
      sameName: z.optional(z.literal('ask')),
      replaces: z.optional(Id),
      document: z.file(),
    }),
    output: UploadResult,
    summary:
      'Multipart upload of one file of at most 64 MiB: pdf, doc, docx, or another kind that the deployment takes. `kbBotId` in the query or as a form field. With `sameName` = ask a document of the same name makes it a duplicate, like one of the same bytes. `replaces` names a document of the same name: the file is read as its new version and takes its place, with what makers did to its blocks; until then the old version answers, and it stays when the new one cannot be read.',
  }),
  retry: endpoint({
    name: 'documents.retry',
    method: 'POST',
    path: '/api/v1/{scope}KbBotFile/retry',
    access: maker,
    input: z.object({ kbBotId: Id, id: Id }),
    output: nothing,
    summary: 'Processes a failed or timed-out file again, or reads the pages that are still unread.',
  }),
  remove: endpoint({
    name: 'documents.remove',
    method: 'DELETE',
    path: '/api/v1/{scope}KbBotFile/{id}',
    access: maker,
    input: z.object({ id: Id }),
    output: nothing,
    summary: 'Moves a file into the recycle bin; nothing finds it there until it is restored.',
  }),
  bulkRemove: endpoint({
    name: 'documents.bulkRemove',
    method: 'POST',
    path: '/api/v1/{scope}KbBotFile/bulkDestroy',
    access: maker,
    input: z.object({ kbBotId: Id, ids: z.array(Id).check(z.minLength(1), z.maxLength(1_000)) }),
    output: z.object({ count: z.number() }),
    summary: 'The same for several files of one assistant; one foreign id refuses the whole call.',
  }),
  capture: endpoint({
    name: 'documents.capture',
    method: 'POST',
    path: '/api/v1/kbBotFile/captureSite2Pdf',
    access: 'maker',
    kind: 'file',
    input: z.object({ siteUrl: z.string().check(z.maxLength(2_048)) }),
    output: z.instanceof(Blob),
    summary: 'A static public web page as a PDF; its title is the file name in content-disposition.',
  }),
  captureRaw: endpoint({
    name: 'documents.captureRaw',
    method: 'POST',
    path: '/api/v1/kbBotFile/captureSite',
    access: 'maker',
    kind: 'file',
    input: z.object({ siteUrl: z.string().check(z.maxLength(2_048)) }),
    output: z.instanceof(Blob),
    summary: 'The same capture without a file name.',
  }),
  addSite: endpoint({
    name: 'documents.addSite',
    method: 'POST',
    path: '/api/v1/{scope}KbBotFile/site',
    access: maker,
    input: z.object({
      kbBotId: Id,
      siteUrl: z.string().check(z.maxLength(2_048)),
      every: z.optional(z.enum(recaptureRhythms)),
      force: z.optional(z.literal('yes')),
    }),
    output: UploadResult,
    summary: 'Captures a static public web page into the library, which remembers its address.',
  }),
  sitemap: endpoint({
    name: 'documents.sitemap',
    method: 'POST',
    path: '/api/v1/{scope}KbBotFile/sitemap',
    access: maker,
    input: z.object({ kbBotId: Id, siteUrl: z.string().check(z.maxLength(2_048)) }),
    output: z.object({
      pages: z.array(z.object({ url: z.string(), known: z.boolean() })),
      /** Pages that the map lists, those beyond the cap included. */
      count: z.number(),
    }),
    summary: 'The pages that the map of a site lists, at most 200; `known` ones are in the library already.',
  }),
  recapture: endpoint({
    name: 'documents.recapture',
    method: 'POST',
    path: '/api/v1/{scope}KbBotFile/recapture',
    access: maker,
    input: z.object({ kbBotId: Id, id: Id }),
    output: nothing,
    summary: 'Captures a page again in the background. Edits of blocks that say the same go with them; others wait.',
  }),
  setRecapture: endpoint({
    name: 'documents.setRecapture',
    method: 'POST',
    path: '/api/v1/{scope}KbBotFile/recapture/update',
    access: maker,
    input: z.object({ kbBotId: Id, id: Id, every: z.enum(recaptureRhythms), was: was(z.enum(recaptureRhythms)) }),
    output: nothing,
    summary: 'How often a captured page is captured again by itself.',
  }),
  sourceFile: endpoint({
    name: 'documents.sourceFile',
    method: 'GET',
    path: '/file/v1/open/kbBotFile/query/sourceFile',
    access: 'public',
    kind: 'file',
    input: opened,
    output: z.instanceof(Blob),
    summary:
      'The uploaded bytes as an attachment. 403 when the pass has expired; 404 without a pass and for the wrong one.',
  }),
  outputFile: endpoint({
    name: 'documents.outputFile',
    method: 'GET',
    path: '/file/v1/open/kbBotFile/query/outputFile',
    access: 'public',
    kind: 'file',
    input: opened,
    output: z.instanceof(Blob),
    summary: 'The PDF form of a file, with byte ranges; opened like the source.',
  }),
};
