import { errorCodes } from '@tinystar/contract';
import { Failure } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { noteHit, wordListOf } from './blockedWords.ts';
import { WordScanner, type Hit, type WordList } from './scanner.ts';

const REFUSED = '问题中含有平台不允许的内容，请修改后再问';
const WITHHELD = '回答中含有平台不允许的内容，未能显示';
const CUT = '\n\n（后面的内容按平台规定未显示）';

/** Which assistant it is about; null for AI chat and AI writing, which belong to none. */
type About = string | null;

/** Refuses a question with a word of the operator's list, before anything is stored or paid. */
export async function refuseBlocked(services: Services, about: About, question: string): Promise<void> {
  const hit = (await wordListOf(services)).find(question);
  if (!hit) return;
  await noteHit(services, about, 'question', hit);
  // Of the codes whose words a chat shows (decisions.md C-131).
  throw new Failure(errorCodes.contentRefused, REFUSED);
}

/**
 * Lets a text through up to the first word of the operator's list. What may be the beginning of a word is held back until
 * it is known.
 */
export class Guard {
  /** What was let through. */
  shown = '';
  /** The word at which the text was cut; nothing is let through any more. */
  hit: Hit | undefined;
  readonly #scanner: WordScanner;
  #read = '';

  constructor(list: WordList) {
    this.#scanner = new WordScanner(list);
  }

  /** What of the text so far can be shown now and was not before. */
  feed(piece: string): string {
    if (this.hit) return '';
    this.#read += piece;
    this.hit = this.#scanner.feed(piece);
    return this.#upTo(this.hit?.start ?? this.#scanner.safe);
  }

  /** The rest, when nothing follows. */
  end(): string {
    if (this.hit) return '';
    this.hit = this.#scanner.end();
    return this.#upTo(this.hit?.start ?? this.#read.length);
  }

  #upTo(end: number): string {
    const piece = this.#read.slice(this.shown.length, end);
    this.shown += piece;
    return piece;
  }
}

/** Writes the cut down; the words that say it. Throws when there was nothing before it. */
export async function cutAt(services: Services, about: About, { shown }: Guard, hit: Hit): Promise<string> {
  await noteHit(services, about, 'answer', hit);
  if (shown.trim() === '') throw new Failure(errorCodes.contentRefused, WITHHELD);
  return CUT;
}
