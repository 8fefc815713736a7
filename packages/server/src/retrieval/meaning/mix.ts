import type { Nearness } from './meant.ts';

/** How far means and best words of passages lie from each other, by which they are weighed against each other. */
const MEAN_SPREAD = 0.134;
const WORDS_SPREAD = 0.079;
/** Between two languages a mean tells less. */
const LATIN = 0.5;
/** What the best passage by words is worth beside the meaning; the others in proportion. */
const BY_WORDS = 2.5;
/** What a standard deviation by vectors is worth beside one by the table. */
const BY_VECTORS = 1.5;

/** A passage as both orders know it. */
export interface Mixable {
  id: number;
  /** Score by words; undefined where only its meaning was found. */
  rank: number | undefined;
  /** Undefined where it is not compared, or not read yet. */
  nearness: Nearness | undefined;
  /** How far it stands out by its vector, in standard deviations; undefined where there are no vectors. */
  stands?: number | undefined;
}

const byMeaning = ({ mean, words, latin }: Nearness): number =>
  (latin ? LATIN : 1) * (mean / MEAN_SPREAD) + words / WORDS_SPREAD;

/** One order of the scores by words and by meaning, best first; what was not compared comes last, in its order by words. */
export function mix(passages: readonly Mixable[]): number[] {
  const most = Math.max(...passages.map(({ rank = 0 }) => rank)) || 1;
  return passages
    .map(({ id, rank = 0, nearness, stands }) => {
      const compared = nearness || stands !== undefined ? 1 : 0;
      const words = rank / most;
      const meaning = (nearness ? byMeaning(nearness) : 0) + BY_VECTORS * (stands ?? 0);
      return { id, compared, words, score: compared * (BY_WORDS * words + meaning) };
    })
    .toSorted((a, b) => b.compared - a.compared || b.score - a.score || b.words - a.words || a.id - b.id)
    .map(({ id }) => id);
}
