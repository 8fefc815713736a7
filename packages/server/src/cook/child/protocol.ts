import type { Models } from '../recognise/lines/models.ts';
import type { Box, CookFailure, DocumentKind, Limits } from '../types.ts';

/** What a child is asked to do. */
export type Job =
  | { task: 'pdf'; path: string; output: string; limits: Limits; detail: 'blocks' | 'lines' }
  | {
      task: 'table';
      path: string;
      output: string;
      limits: Limits;
      /** From 1. */
      page: number;
      /** Points of the unrotated page. */
      box: Box;
    }
  | {
      task: 'prepare';
      path: string;
      page: number;
      output: string;
      limits: Limits;
      /** The page as a program has drawn it; without one it is put together from its pictures. */
      drawn?: string;
      /** Pixels per inch. */
      density: number;
      /** The parts of the page that matter, in pixels; all of it when left out. */
      keep?: Box[];
    }
  | {
      task: 'lines';
      /** A portable greymap that we made ourselves. */
      path: string;
      output: string;
      limits: Limits;
      models: Models;
    }
  | { task: 'encode'; path: string; output: string; format: 'png' | 'jpeg' | 'webp'; side: number; limits: Limits }
  | { task: Exclude<DocumentKind, 'pdf'>; path: string; output: string; limits: Limits }
  | {
      task: 'page';
      path: string;
      output: string;
      /** Where the page to print goes, beside the output. */
      printable: string;
      limits: Limits;
      charset: string | undefined;
      mediaType: string;
      address: string;
      whole?: boolean;
    }
  | { task: 'sheet'; path: string; output: string; limits: Limits; rows: number; csv: boolean };

/** What a child is started with, its only argument. `flush`: write what was compiled before the first job comes. */
export interface Start {
  task: Job['task'];
  flush: boolean;
}

/**
 * What a child tells its parent: `loaded` once, then of one job after the other. Results do not come this way: the child writes them into a file. `intact` says that
 * the job left nothing behind that another one could meet.
 */
export type Message =
  | { type: 'loaded' }
  | { type: 'progress'; page: number; pages: number }
  | { type: 'done'; intact: boolean }
  | { type: 'failed'; failure: CookFailure };

/** Does a job, in the child. */
export type Work = (job: Job, tell: (message: Message) => void) => Promise<void> | void;
