import { termsOf } from './terms.ts';

/** How often each term stands in the two fields of a passage. */
export interface Frequencies {
  title: ReadonlyMap<string, number>;
  text: ReadonlyMap<string, number>;
  /** Number of terms, repetitions counted. */
  titleLength: number;
  textLength: number;
}

/** Counts the terms of a passage. */
export function frequenciesOf(title: string, text: string): Frequencies {
  const titleTerms = termsOf(title);
  const textTerms = termsOf(text);
  return {
    title: count(titleTerms),
    text: count(textTerms),
    titleLength: titleTerms.length,
    textLength: textTerms.length,
  };
}

/** The form kept in the database: ` term=titleCount,textCount` after each other (terms hold neither space nor =). */
export function encodeFrequencies({ title, text }: Frequencies): string {
  return [...new Set([...title.keys(), ...text.keys()])]
    .map((term) => ` ${term}=${title.get(term) ?? 0},${text.get(term) ?? 0}`)
    .join('');
}

/** The counts of a passage by digests of its terms: a tenth of what the text of {@link encodeFrequencies} takes to read. */
export interface Counted {
  /** First digests in a table of open addresses; 0 where nothing is. */
  keys: Uint32Array;
  /** Second digests, which tell terms with the same first one apart. */
  checks: Uint16Array;
  /** Count in the title and, eight bits higher, in the text; more than 255 count as 255. */
  counts: Uint16Array;
}

const MOST_COUNTED = 255;
const [SPACE, EQUALS, COMMA, ZERO] = [0x20, 0x3d, 0x2c, 0x30];
/** Two digests of a text between two places, read character by character. */
const digests = new Uint32Array(2);
function digest(text: string, start: number, stop: number): number {
  let [one, other, at] = [0x811c9dc5, 0x9e3779b9, start];
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === stop) break;
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other + code, 0x85ebca6b) ^ (other >>> 15);
  }
  // 0 stands for an empty place.
  digests[0] = (one ^ (one >>> 15)) >>> 0 || 1;
  digests[1] = (other ^ (other >>> 16)) & 0xffff;
  return at;
}

/** Reads what {@link encodeFrequencies} wrote, once for all questions that will meet the passage. */
export function countedFrom(encoded: string): Counted {
  let terms = 0;
  for (let at = 0; at < encoded.length; at += 1) if (encoded.charCodeAt(at) === SPACE) terms += 1;
  const places = 2 ** Math.ceil(Math.log2(Math.max(1, terms) * 1.3 + 1));
  const table = { keys: new Uint32Array(places), checks: new Uint16Array(places), counts: new Uint16Array(places) };
  for (let at = 1; at < encoded.length; at += 1) {
    at = digest(encoded, at, EQUALS) + 1;
    let place = digests[0]! & (places - 1);
    while (table.keys[place] !== 0) place = (place + 1) & (places - 1);
    table.keys[place] = digests[0]!;
    table.checks[place] = digests[1]!;
    const counts = [0, 0];
    for (let field = 0; at < encoded.length && encoded.charCodeAt(at) !== SPACE; at += 1) {
      const code = encoded.charCodeAt(at);
      if (code === COMMA) field = 1;
      else counts[field] = Math.min(MOST_COUNTED, counts[field]! * 10 + code - ZERO);
    }
    table.counts[place] = counts[0]! | (counts[1]! << 8);
  }
  return table;
}

/** Reads the counts of the given terms. */
export function frequencyReader(terms: Iterable<string>) {
  const asked = [...new Set(terms)].map((term) => {
    digest(term, 0, EQUALS);
    return { term, key: digests[0]!, check: digests[1]! };
  });
  return ({ keys, checks, counts }: Counted, titleLength: number, textLength: number): Frequencies => {
    const title = new Map<string, number>();
    const text = new Map<string, number>();
    const last = keys.length - 1;
    for (const { term, key, check } of asked) {
      for (let place = key & last; keys[place] !== 0; place = (place + 1) & last) {
        if (keys[place] !== key || checks[place] !== check) continue;
        const both = counts[place]!;
        if ((both & MOST_COUNTED) > 0) title.set(term, both & MOST_COUNTED);
        if (both >> 8 > 0) text.set(term, both >> 8);
        break;
      }
    }
    return { title, text, titleLength, textLength };
  };
}

function count(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
