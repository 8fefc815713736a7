import { tmpdir } from 'node:os';
import { findProgram } from '../child/program.ts';
import type { CookInput, Limits } from '../types.ts';
import { type Languages, languagesOf } from './languages.ts';
import { LineReader } from './lines/lineReader.ts';
import { findModels } from './lines/models.ts';
import type { ReadBitmap } from './lines/readLines.ts';
import type { PageImage } from './pageImage.ts';
import { type Script, scriptOf } from './script.ts';
import { Tesseract } from './tesseract.ts';

/** The language of tesseract for a writing system that it reads better than the networks do. The README has the figures. */
const better: Partial<Record<Script, string>> = { traditional: 'chi_tra' };

/** What reads the pages of one file: the networks that come with the product, and tesseract where that is better. */
export class Readers {
  private readonly own: LineReader | null;
  private readonly tesseract: Tesseract | null;
  private readonly languages: readonly string[];
  /** Whether the last page was of a kind that tesseract reads better. */
  private prefersTesseract = false;

  private constructor(own: LineReader | null, tesseract: Tesseract | null, languages: readonly string[]) {
    this.own = own;
    this.tesseract = tesseract;
    this.languages = languages;
  }

  /** Looks for what is installed; null when nothing can read. */
  static async open({ workDir, signal }: CookInput, limits: Limits): Promise<Readers | null> {
    const models = await findModels();
    const program = await findProgram('tesseract');
    if (!program) return models ? new Readers(new LineReader({ models, signal, limits }), null, []) : null;
    const languages = await languagesOf(program, workDir);
    const tesseract = new Tesseract({ program, languages, workDir, signal, limits });
    return new Readers(models && new LineReader({ models, signal, limits }), tesseract, namesOf(languages));
  }

  /** CPU time used so far. Milliseconds. */
  get cpu(): number {
    return (this.own?.cpu ?? 0) + (this.tesseract?.cpu ?? 0);
  }

  /** The words of a page, or null when reading it failed or took too long. */
  async read(image: PageImage): Promise<ReadBitmap | null> {
    if (this.prefersTesseract) {
      const words = (await this.tesseract?.read(image)) ?? [];
      // A cover in English may be followed by Chinese pages.
      if (this.isReadBetter({ turn: 0, words })) return { turn: 0, words };
      this.prefersTesseract = false;
    }
    const seen = (await this.own?.read(image)) ?? null;
    const sees = seen !== null && seen.words.length > 0;
    if (!this.tesseract || (sees && !this.isReadBetter(seen))) return seen;
    const words = await this.tesseract.read(image);
    if (!words) return sees ? seen : null;
    this.prefersTesseract = sees;
    return { turn: 0, words };
  }

  /** Whether tesseract reads such a page better. It reads only pages that stand upright. */
  private isReadBetter({ turn, words }: ReadBitmap): boolean {
    const language = better[scriptOf(words) ?? 'simplified'];
    return turn === 0 && language !== undefined && this.languages.includes(language);
  }
}

const namesOf = ({ han, english }: Languages): string[] => [...han, ...(english ? ['eng'] : [])];

const languageOf: Record<Script, string> = { simplified: 'chi_sim', traditional: 'chi_tra', latin: 'eng' };

/** What reads scans of a writing system on this machine: the networks that come with the product, tesseract, or nothing. */
export async function scanReaders(): Promise<Record<Script, 'networks' | 'tesseract' | null>> {
  const own = (await findModels()) !== null;
  const program = await findProgram('tesseract');
  const installed = program ? namesOf(await languagesOf(program, tmpdir())) : [];
  const readerOf = (script: Script) => {
    const language = languageOf[script];
    if (installed.includes(language) && (!own || better[script] === language)) return 'tesseract';
    return own ? 'networks' : null;
  };
  return { simplified: readerOf('simplified'), traditional: readerOf('traditional'), latin: readerOf('latin') };
}
