import type { Box, Document } from '@tinystar/contract';

export type { Box } from '@tinystar/contract';

/** The kinds of file that can be cooked. */
export type DocumentKind = Exclude<Document['kind'], 'site'>;

/** What a block holds; tables carry cells, images usually an empty text. */
export type BlockType = 'paragraph' | 'table' | 'image';

/** The unit that is indexed, cited and highlighted. */
export interface CookedBlock {
  /** 32 random hex digits. */
  id: string;
  type: BlockType;
  box: Box;
  /** Normalised text; for tables the rows joined by line breaks, cells by ` | `. */
  text: string;
  /** Rows of a table, present only when type is `table`. */
  cells?: string[][];
  /** 1 (title) to 6, present only on headings. */
  headingLevel?: number;
  /** Where words stand that were read from a picture with little certainty. */
  doubtful?: Box[];
}

/**
 * Where the text of a page comes from: `ok` from the file, `recognised` from its picture. Pages without text are
 * `missing` (there is none to be found), `garbled` (the file's text is rubbish) or `unread` (a picture that there was
 * no time to read).
 */
export type TextLayer = 'ok' | 'missing' | 'garbled' | 'recognised' | 'unread';

/** One physical page. Width and height are of the crop box the viewer shows, in points, before rotation. */
export interface CookedPage {
  /** 1-based, physical. */
  index: number;
  width: number;
  height: number;
  rotation: 0 | 90 | 180 | 270;
  textLayer: TextLayer;
  blocks: CookedBlock[];
  /** Parts of a page with text where the file's text is rubbish and nothing could be read from the picture. */
  gaps?: Box[];
  /** Whether such parts, or pictures among the text, were read as pictures. */
  filled?: boolean;
}

/** Why a file could not be cooked; `reason` is shown to the user as it is. */
export interface CookFailure {
  kind: 'unsupported' | 'encrypted' | 'broken' | 'tooLarge' | 'noText' | 'timeout' | 'outOfMemory' | 'interrupted';
  reason: string;
}

/** Everything learnt from a file, or the one reason why nothing was. */
export type CookResult =
  | {
      ok: true;
      pages: CookedPage[];
      /** Path of the PDF form of a doc or docx, when one could be made. */
      outputPdf?: string;
      /** Remarks for the user, such as pages without usable text. */
      notes: string[];
    }
  | { ok: false; failure: CookFailure };

/** What one cooking may use. Times in milliseconds, sizes in bytes. */
export interface Limits {
  /** CPU time of the child for a small file; large files get {@link Limits.cpuPerPage} more per page. */
  cpu: number;
  cpuPerPage: number;
  /** Wall clock for one page before the child is killed. */
  page: number;
  /** Wall clock for the whole file, recognition and conversion included. */
  wall: number;
  /** CPU time for reading one page from its picture, and all pages of a file. */
  recognisePage: number;
  recognise: number;
  /** Resident memory of the child. */
  memory: number;
  pages: number;
  /** Size of one decoded stream of a PDF. */
  stream: number;
  archiveEntries: number;
  archiveSize: number;
  archiveRatio: number;
}

/** A file to cook. `workDir` exists, belongs to this job alone and is removed by the caller. */
export interface CookInput {
  path: string;
  kind: DocumentKind;
  workDir: string;
  /** Whose the file is, by an id: files of one owner may be read by one process, one after the other. */
  owner: string;
  /** Aborting kills the child and rejects with the signal's reason. */
  signal?: AbortSignal;
  onProgress?: (page: number, pages: number) => void;
  limits?: Partial<Limits>;
  /** Office files and texts are read without drawing their pages, which takes most of the time. */
  textOnly?: boolean;
  /** Pages of an earlier try that stay as they are; only the others are read. */
  known?: readonly CookedPage[];
}
