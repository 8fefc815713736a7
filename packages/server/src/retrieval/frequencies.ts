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

/**
 * Reads back what {@link encodeFrequencies} wrote, for the given terms only. One pattern for all of them, because
 * parsing every pair of 80 candidates costs ten times as much.
 */
export function frequencyReader(terms: Iterable<string>) {
  const escaped = [...new Set(terms)].map((term) => term.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'));
  const pattern = new RegExp(` (${escaped.join('|')})=(\\d+),(\\d+)`, 'g');
  return (encoded: string, titleLength: number, textLength: number): Frequencies => {
    const title = new Map<string, number>();
    const text = new Map<string, number>();
    pattern.lastIndex = 0;
    for (let found = pattern.exec(encoded); found; found = pattern.exec(encoded)) {
      const [, term = '', inTitle, inText] = found;
      if (inTitle !== '0') title.set(term, Number(inTitle));
      if (inText !== '0') text.set(term, Number(inText));
    }
    return { title, text, titleLength, textLength };
  };
}

function count(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
