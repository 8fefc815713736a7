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

/** The form kept in the database: `term titleCount textCount` after each other, parted by spaces (terms hold none). */
export function encodeFrequencies({ title, text }: Frequencies): string {
  return [...new Set([...title.keys(), ...text.keys()])]
    .map((term) => `${term} ${title.get(term) ?? 0} ${text.get(term) ?? 0}`)
    .join(' ');
}

/** Reads back what {@link encodeFrequencies} wrote, for the asked terms only. */
export function decodeFrequencies(
  encoded: string,
  wanted: ReadonlySet<string>,
  titleLength: number,
  textLength: number,
): Frequencies {
  const title = new Map<string, number>();
  const text = new Map<string, number>();
  const fields = encoded.split(' ');
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const term = fields[at] as string;
    if (!wanted.has(term)) continue;
    title.set(term, Number(fields[at + 1]));
    text.set(term, Number(fields[at + 2]));
  }
  return { title, text, titleLength, textLength };
}

function count(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
