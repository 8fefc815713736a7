import type { Database } from '../../platform/database/database.ts';
import { bestWordsFor } from './bestWords.ts';
import type { Around } from '../found.ts';
import type { NearByMean } from './cache.ts';
import { inBytes, lengthOf, meanOf } from './meanOf.ts';
import { keptMeanings, meaningsOf } from './rowsOf.ts';
import { DIMENSIONS } from './dimensions.ts';
import { openWords } from './wordTable.ts';
import { wordsOf } from './words.ts';

/** Passages that are near by their means and are looked at by their words. */
const NEAREST = 50;

/** How near a passage is to a question. */
export interface Nearness {
  /** Cosine of the means of the question and the nearest piece. */
  mean: number;
  /** By the best words, 0 to 1. */
  words: number;
  /** Whether most of its words are of another script than Han. */
  latin: boolean;
}

/** A question as the table of word vectors understands it. */
export interface Meant {
  /** The passages that lie nearest by their means, best first. Some may be deleted or hidden by now. */
  near: readonly NearByMean[];
  /** How near all passages of the assistant lie by their means, on average. */
  average: number;
  /** How many different words it has. */
  words: number;
  /** How near passages are; those without a meaning yet are left out. */
  nearnessOf(ids: readonly number[]): Promise<Map<number, Nearness>>;
}

/** Others that every library counts as if it held, and how near passages lie to a question that they do not answer. */
const OTHERS = 30;
const USUAL = { words: 0.4, mean: 0.17 };

/** What passages that were compared with a question are like all together. */
export function aroundOf(compared: readonly Nearness[], { average, words }: Meant): Around {
  const sum = compared.reduce((all, each) => all + each.words, 0);
  return { words: (sum + OTHERS * USUAL.words) / (compared.length + OTHERS), mean: average, asked: words };
}

export async function meantBy(db: Database, kbBotId: string, question: string): Promise<Meant> {
  const asked = wordsOf(question);
  const mean = meanOf(asked);
  const { passages: near, sum, pieces } = await keptMeanings(db).means.nearest(kbBotId, inBytes(mean), NEAREST);
  const known = new Map<number, Nearness>();
  const bestWords = bestWordsFor(asked);
  return {
    near,
    average: (sum + OTHERS * USUAL.mean) / (pieces + OTHERS),
    words: new Set(asked).size,
    async nearnessOf(ids) {
      const missing = ids.filter((id) => !known.has(id));
      const read = [...(await meaningsOf(db, missing))];
      const byWords = bestWords(read.map(([, { words }]) => words));
      read.forEach(([id, { means, words }], at) => {
        known.set(id, { mean: cosineOf(mean, means), words: byWords[at]!, latin: isLatin(words) });
      });
      return new Map(ids.flatMap((id) => (known.has(id) ? [[id, known.get(id)!] as const] : [])));
    },
  };
}

function cosineOf(mean: Float32Array, means: Int8Array): number {
  let best = 0;
  for (let start = 0; start < means.length; start += DIMENSIONS) {
    let sum = 0;
    for (let at = 0; at < DIMENSIONS; at++) sum += mean[at]! * means[start + at]!;
    best = Math.max(best, sum / (lengthOf(means, start) || 1));
  }
  return best;
}

function isLatin(words: Int32Array): boolean {
  const { firstLatin } = openWords();
  let [latin, han] = [0, 0];
  for (const word of words) {
    if (word >= firstLatin) latin++;
    else if (word >= 0) han++;
  }
  return latin > han;
}
