import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../child/program.ts';
import type { Limits } from '../types.ts';
import type { Languages } from './languages.ts';
import type { PageImage } from './pageImage.ts';
import { hanShare, leastHan } from './script.ts';
import { certaintyOf, readWords, type SeenWord } from './words.ts';

/** How tesseract takes a page apart: into columns and paragraphs, or as words that stand anywhere, as in tables. */
const segmentation = { text: '3', scattered: '11' } as const;

/** Wall clock for one run, against one that waits for something that never comes. Milliseconds. */
const patience = 300_000;

/** Where and with what one file is read. */
export interface TesseractOptions {
  program: string;
  languages: Languages;
  workDir: string;
  signal: AbortSignal | undefined;
  limits: Limits;
}

/** Reads the pages of one file by tesseract, in the language that fits, and counts the CPU time it takes. */
export class Tesseract {
  /** CPU time used so far. Milliseconds. */
  cpu = 0;
  private readonly options: TesseractOptions;
  /** The model of Chinese writing that fits this file; null until two were compared on its first Chinese page. */
  private han: string | null;

  constructor(options: TesseractOptions) {
    this.options = options;
    const { han } = options.languages;
    this.han = han.length === 1 ? (han[0] ?? null) : null;
  }

  /** The words of a page, or null when reading it failed or took too long. */
  async read({ text, tables }: Pick<PageImage, 'text' | 'tables'>): Promise<SeenWord[] | null> {
    const running = await this.readBitmap(text, 'text');
    const scattered = tables ? await this.readBitmap(tables, 'scattered') : [];
    if (!running || !scattered) return null;
    return [...running, ...scattered.map((word) => ({ ...word, line: `tables ${word.line}` }))];
  }

  private async readBitmap(bitmap: string, kind: keyof typeof segmentation): Promise<SeenWord[] | null> {
    const { han, english } = this.options.languages;
    const words = han.length === 0 ? null : await this.readChinese(bitmap, kind);
    // One model reads faster and better than two together, which read Latin letters into ideographs.
    if (!english || (words && hanShare(words) >= leastHan)) return words;
    const latin = await this.run(bitmap, 'eng', kind);
    return words && latin && certaintyOf(words) > certaintyOf(latin) ? words : latin;
  }

  private async readChinese(bitmap: string, kind: keyof typeof segmentation): Promise<SeenWord[] | null> {
    if (this.han) return this.run(bitmap, this.han, kind);
    const tries: { language: string; words: SeenWord[] | null }[] = [];
    for (const language of this.options.languages.han) {
      tries.push({ language, words: await this.run(bitmap, language, kind) });
    }
    const [best] = tries.toSorted((a, b) => certaintyOf(b.words ?? []) - certaintyOf(a.words ?? []));
    if (best?.words && hanShare(best.words) >= leastHan) this.han = best.language;
    return best?.words ?? null;
  }

  private async run(bitmap: string, language: string, kind: keyof typeof segmentation): Promise<SeenWord[] | null> {
    const { program, workDir, signal, limits } = this.options;
    const target = join(workDir, 'seen');
    const { ok, cpu } = await runProgram({
      program,
      args: [bitmap, target, '-l', language, '--psm', segmentation[kind], 'tsv'],
      cwd: workDir,
      ...(signal && { signal }),
      limit: patience,
      cpu: limits.recognisePage,
    });
    this.cpu += cpu;
    const tsv = ok ? await readFile(`${target}.tsv`, 'utf8').catch(() => null) : null;
    await rm(`${target}.tsv`, { force: true });
    return tsv === null ? null : readWords(tsv);
  }
}
