import { readFile, rm } from 'node:fs/promises';
import { runChild } from '../../child/run.ts';
import { CookError } from '../../failure.ts';
import type { Limits } from '../../types.ts';
import type { PageImage } from '../pageImage.ts';
import type { Models } from './models.ts';
import { likelyWords } from '../words.ts';
import type { ReadBitmap } from './readLines.ts';

/** Wall clock for one page, against a run that waits for something that never comes. Milliseconds. */
const patience = 300_000;

/** Resident memory of the process: the networks and a page of the largest size that they are given. Bytes. */
const memory = 768 * 1_048_576;

/** Where and with what one file is read. */
export interface LineReaderOptions {
  models: Models;
  signal: AbortSignal | undefined;
  limits: Limits;
}

/** Reads the pages of one file by the networks that come with the product, each page in a process of its own. */
export class LineReader {
  /** CPU time used so far. Milliseconds. */
  cpu = 0;
  private readonly options: LineReaderOptions;

  constructor(options: LineReaderOptions) {
    this.options = options;
  }

  /** The words of a page and how it must be turned for them, or null when reading it failed or took too long. */
  async read({ whole }: Pick<PageImage, 'whole'>): Promise<ReadBitmap | null> {
    const { models, signal, limits } = this.options;
    const output = `${whole}.words`;
    try {
      this.cpu += await runChild({
        job: { task: 'lines', path: whole, output, limits, models },
        limits: { ...limits, cpu: limits.recognisePage, wall: patience, memory },
        ...(signal && { signal }),
      });
      const { turn, words } = JSON.parse(await readFile(output, 'utf8')) as ReadBitmap;
      return { turn, words: likelyWords(words) };
    } catch (error) {
      if (!(error instanceof CookError)) throw error;
      this.cpu += error.failure.kind === 'timeout' ? limits.recognisePage : 0;
      return null;
    } finally {
      await rm(output, { force: true });
    }
  }
}
