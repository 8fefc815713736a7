import { DIMENSIONS } from './dimensions.ts';
import { ROOM } from './dots.ts';
import { openWords } from './wordTable.ts';
import { PARTED, type Words } from './words.ts';

/** What a word tells that the table lacks: it is met by itself or not at all. */
const EXACT = 12;

/**
 * Says how near texts are to a question by their best words, 0 to 1: for each word of the question the cosine of the
 * nearest word of the text, weighted by how much it tells. A text may hold several pieces; the best one counts.
 */
export function bestWordsFor(question: Words): (texts: readonly ArrayLike<number>[]) => number[] {
  const { dots, units, rarity } = openWords();
  const asked = [...new Set(question)];
  const known = asked.filter((row) => row >= 0).slice(0, ROOM);
  const others = asked.filter((row) => row < PARTED);
  const weights = Float32Array.from(known, (row) => rarity[row]!);
  const total = weights.reduce((sum, each) => sum + each, 0) + EXACT * others.length;
  const count = known.length;
  const places = placesOf(rarity.length);
  let met = 0;
  let cosines = new Float32Array(count * 1_024);
  /** Where the cosines of a word with those of the question begin: the same words stand in most passages. */
  const placeOf = (row: number): number => {
    const place = places.placeOf(row);
    if (place >= 0) return place * count;
    const next = met * count;
    if (next + count > cosines.length) {
      const longer = new Float32Array(cosines.length * 2);
      longer.set(cosines);
      cosines = longer;
    }
    const products = dots.of(row * DIMENSIONS, dots.scratch, count);
    for (let at = 0; at < count; at++) cosines[next + at] = products[at]! * units[row]! * units[known[at]!]!;
    places.note(row, met++);
    return next;
  };
  const nearest = new Float32Array(count);
  return (texts) => {
    known.forEach((row, at) =>
      dots.memory.copyWithin(dots.scratch + at * DIMENSIONS, row * DIMENSIONS, (row + 1) * DIMENSIONS),
    );
    return texts.map((text) => {
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
    });
  };
}

/** Where something is kept for each of some rows: a table that is as long as that of the words, and made once. */
const table = { places: new Int32Array(0), owners: new Int32Array(0), owner: 0 };

function placesOf(rows: number) {
  if (table.places.length < rows) Object.assign(table, { places: new Int32Array(rows), owners: new Int32Array(rows) });
  const owner = ++table.owner;
  const { places, owners } = table;
  // Questions of the same moment take each other's rows away: those are worked out once more.
  return {
    placeOf: (row: number): number => (owners[row] === owner ? places[row]! : -1),
    note(row: number, place: number): void {
      owners[row] = owner;
      places[row] = place;
    },
  };
}
