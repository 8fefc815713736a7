import type { Dictionary } from './dictionary.ts';
import type { Known } from './knownTerms.ts';

/** Characters of one sound that are tried, the usual ones first. */
const MOST_ALIKE = 40;
/** Stands for a syllable that forms no pair: a mark that nobody types into a question. */
export const NOTHING_READ = '※';

/** The characters that form the most pairs that stand in the passages; those that form none are left out. */
export async function likeliest(syllables: readonly string[], { sounds }: Dictionary, known: Known): Promise<string> {
  const choices = syllables.map((syllable) => sounds(syllable).slice(0, MOST_ALIKE));
  const there = await known(choices.flat());
  const columns = choices.map((characters) => characters.filter((character) => there.has(character)));
  const pairs = await known(
    columns.flatMap((column, at) => column.flatMap((one) => (columns[at + 1] ?? []).map((other) => one + other))),
  );
  /** Up to each character of a column: the text that ends with it, and how many known pairs it holds. */
  let paths: { text: string; worth: number }[] = [{ text: '', worth: 0 }];
  for (const column of columns) {
    const next = [NOTHING_READ, ...column].map((character, rank) => {
      const reached = paths.map(({ text, worth }) => {
        const pair = pairs.has((text.at(-1) ?? '') + character);
        return { text: text + character, worth: worth + Number(pair) - rank / 1_000 };
      });
      return reached.reduce((a, b) => (b.worth > a.worth ? b : a));
    });
    paths = next;
  }
  const best = paths.reduce((a, b) => (b.worth > a.worth ? b : a)).text;
  return [...best]
    .map((character, at) =>
      pairs.has((best[at - 1] ?? '') + character) || pairs.has(character + (best[at + 1] ?? ''))
        ? character
        : NOTHING_READ,
    )
    .join('');
}
