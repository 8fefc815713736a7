import type { Frequencies } from './frequencies.ts';
import { normalise } from './normalise.ts';
import { isWeak } from './question.ts';
import { isSingleHan } from './rank.ts';
import { sentencesOf } from './sentences.ts';
import { termsOf } from './terms.ts';
import { foundAlone, foundTogether, unitsOf, type Has, type Unit } from './units.ts';

/**
 * Weights of a logistic regression over three kinds of knowledge, each counting alike: encyclopedia articles, a paper
 * with a tool's manual, and short product and staff manuals asked in other words; every kind with questions that it
 * does not answer. Fitted on two of them, it holds on the third.
 */
const BIAS = -6.55;
const SHARE = 6.18;
const SENTENCE = 7.48;

/** Parts sentences while their text is normalised. It is no white space, because that is dropped between Han. */
const BREAK = '\u0001';

/** What is judged: the counted terms of a passage, and the words to look for a fitting sentence in. */
export interface Judged {
  frequencies: Frequencies;
  text: string;
}

/** Judges passages for one question: how likely each of them answers it, 0 to 1, from the shares of {@link sharesIn}. */
export function confidenceFor(runs: readonly string[], weights: ReadonlyMap<string, number>) {
  const sharesOf = sharesIn(runs, weights);
  return (passage: Judged): number => {
    const { share, sentence } = sharesOf(passage);
    return 1 / (1 + Math.exp(-(BIAS + SHARE * share + SENTENCE * sentence)));
  };
}

/**
 * Two shares, each 0 to 1: of the question's information, weighted by rarity, that a passage holds in the question's own
 * words (`share`), and of its plain characters and words that one single sentence or table row holds (`sentence`). The
 * second knows answers in other words: they share few pairs with the question, but its characters stand close together.
 */
function sharesIn(runs: readonly string[], weights: ReadonlyMap<string, number>) {
  const units = unitsOf(runs, weights);
  const telling = units.filter(({ whole }) => !isWeak(whole));
  return ({ frequencies, text }: Judged) => {
    const inPassage: Has = (term) => frequencies.text.has(term) || frequencies.title.has(term);
    const sentences = lookups(text).map((has) => shareOf(telling, sizeOf, (unit) => foundAlone(unit, has)));
    return {
      share: shareOf(units, weightOf, (unit) => foundTogether(unit, inPassage)),
      sentence: Math.max(0, ...sentences),
    };
  };
}

const weightOf = ({ weight }: Unit): number => weight;

/** A word stands for two Han characters. */
const sizeOf = ({ han }: Unit): number => (han ? 1 : 2);

/**
 * For every sentence whether a character or word stands in it. The text is normalised in one go and Han is not cut into
 * terms, because that costs several times as much.
 */
export function lookups(text: string): Has[] {
  return normalise(sentencesOf(text).join(BREAK))
    .split(BREAK)
    .map((sentence) => {
      let words: ReadonlySet<string> | undefined;
      return (term) => {
        if (isSingleHan(term)) return sentence.includes(term);
        words ??= new Set(termsOf(sentence.replace(/\p{Script=Han}+/gu, ' ')));
        return words.has(term);
      };
    });
}

function shareOf(units: readonly Unit[], worth: (unit: Unit) => number, found: (unit: Unit) => number): number {
  const total = units.reduce((sum, unit) => sum + worth(unit), 0);
  return total > 0 ? units.reduce((sum, unit) => sum + worth(unit) * found(unit), 0) / total : 0;
}
