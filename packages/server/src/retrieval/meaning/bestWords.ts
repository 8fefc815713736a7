import { DIMENSIONS, openWords } from './wordTable.ts';
import { PARTED, type Words } from './words.ts';

/** What a word tells that the table lacks: it is met by itself or not at all. */
const EXACT = 12;

/**
 * Says how near texts are to a question by their best words, 0 to 1: for each word of the question the cosine of the
 * nearest word of the text, weighted by how much it tells. `text` may hold several pieces; the best one counts.
 */
export function bestWordsFor(question: Words): (text: ArrayLike<number>) => number {
  const { vectors, units, rarity } = openWords();
  const asked = [...new Set(question)];
  const known = asked.filter((row) => row >= 0);
  const others = asked.filter((row) => row < PARTED);
  const weights = known.map((row) => rarity[row]!);
  const total = weights.reduce((sum, each) => sum + each, 0) + EXACT * others.length;
  const count = known.length;
  const own = new Float32Array(count * DIMENSIONS);
  known.forEach((row, at) => {
    for (let each = 0; each < DIMENSIONS; each++)
      own[at * DIMENSIONS + each] = vectors[row * DIMENSIONS + each]! * units[row]!;
  });
  /** Where the cosines of a word with those of the question begin: the same words stand in most passages. */
  const places = new Map<number, number>();
  let cosines = new Float32Array(count * 1_024);
  const placeOf = (row: number): number => {
    const place = places.get(row);
    if (place !== undefined) return place;
    const next = places.size * count;
    if (next + count > cosines.length) {
      const longer = new Float32Array(cosines.length * 2);
      longer.set(cosines);
      cosines = longer;
    }
    const start = row * DIMENSIONS;
    for (let at = 0; at < count; at++) {
      let sum = 0;
      for (let each = 0; each < DIMENSIONS; each++) sum += own[at * DIMENSIONS + each]! * vectors[start + each]!;
      cosines[next + at] = sum * units[row]!;
    }
    places.set(row, next);
    return next;
  };
  const nearest = new Float32Array(count);
  return (text) => {
    let best = 0;
    let exact = 0;
    nearest.fill(0);
    for (let at = 0; at <= text.length; at++) {
      const word = at < text.length ? text[at]! : PARTED;
      if (word >= 0) {
        const place = placeOf(word);
        for (let each = 0; each < count; each++) {
          const cosine = cosines[place + each]!;
          if (cosine > nearest[each]!) nearest[each] = cosine;
        }
      } else if (word !== PARTED) {
        // Each stands only once in a piece.
        if (others.includes(word)) exact += EXACT;
      } else {
        let sum = exact;
        for (let each = 0; each < count; each++) sum += weights[each]! * nearest[each]!;
        best = Math.max(best, total > 0 ? sum / total : 0);
        exact = 0;
        nearest.fill(0);
      }
    }
    return best;
  };
}
