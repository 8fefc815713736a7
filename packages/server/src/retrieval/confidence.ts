import type { Frequencies } from './frequencies.ts';
import { normalise } from './normalise.ts';
import { isWeak } from './question.ts';
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

/** Asked thousands of times a question, which a pattern is too slow for. Letters and digits lie far below. */
export const beginsHan = (term: string): boolean => term.charCodeAt(0) >= 0x2e80;

/** Parts sentences while their text is normalised. It is no white space, because that is dropped between Han. */
export const BREAK = '\u0001';

/** Letters that are no Han, and numbers. */
const WORDS = /(?=\P{Script=Han})[\p{L}\p{N}]/u;

/** A sentence or table row of a passage. */
interface Sentence {
  /** Normalised. */
  text: string;
  /** Whether a character or word stands in it. */
  has: Has;
}

/** What is judged: the counted terms of a passage, and the words to look for a fitting sentence in. */
export interface Judged {
  frequencies: Frequencies;
  title: string;
  text: string;
  /** Headings and text, normalised. */
  plain: string;
  sentences: readonly Sentence[];
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
  return ({ frequencies, plain, sentences }: Judged) => {
    const inPassage: Has = (term) => frequencies.text.has(term) || frequencies.title.has(term);
    // What stands nowhere need not be looked for in each sentence.
    const nowhere = telling.map((unit) => unit.han && foundAlone(unit, (term) => plain.includes(term)) === 0);
    const shares = sentences.map(({ has }) =>
      shareOf(telling, sizeOf, (unit, at) => (nowhere[at] ? 0 : foundAlone(unit, has))),
    );
    return {
      share: shareOf(units, weightOf, (unit) => foundTogether(unit, inPassage)),
      sentence: Math.max(0, ...shares),
    };
  };
}

const weightOf = ({ weight }: Unit): number => weight;

/** A word stands for two Han characters. */
const sizeOf = ({ han }: Unit): number => (han ? 1 : 2);

/**
 * Cuts a text into sentences that can be looked into. It is normalised in one go and Han is not cut into terms, because
 * that costs several times as much.
 */
export function readSentences(title: string, text: string): Pick<Judged, 'plain' | 'sentences'> {
  // What stands before a ； and behind it speaks of one thing.
  const pieces = sentencesOf(text).reduce<string[]>((all, piece) => {
    if (all.at(-1)?.endsWith('；')) all.push(`${all.pop()}${piece}`);
    else all.push(piece);
    return all;
  }, []);
  const plain = normalise(pieces.join(BREAK));
  const sentences = plain.split(BREAK).map((sentence) => {
    let words: ReadonlySet<string> | undefined;
    const has: Has = (term) => {
      if (beginsHan(term)) return sentence.includes(term);
      words ??= new Set(WORDS.test(sentence) ? termsOf(sentence.replace(/\p{Script=Han}+/gu, ' ')) : []);
      return words.has(term);
    };
    return { text: sentence, has };
  });
  return { plain: `${normalise(title)}\n${plain}`, sentences };
}

function shareOf(
  units: readonly Unit[],
  worth: (unit: Unit) => number,
  found: (unit: Unit, at: number) => number,
): number {
  const total = units.reduce((sum, unit) => sum + worth(unit), 0);
  return total > 0 ? units.reduce((sum, unit, at) => sum + worth(unit) * found(unit, at), 0) / total : 0;
}
