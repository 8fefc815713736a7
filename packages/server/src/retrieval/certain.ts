import { CONFIDENT, type Found, type Hit } from './found.ts';

/**
 * Whether anything near the question was found, and whether the first passage answers it, each told by a logistic
 * regression. Fitted on one half (by hash of the id) of the questions of STARD, XQuAD zh and XQuAD zh→en that belong to
 * the sets, to sets of which every fourth document was left out, and to a library of another kind; the other half is what
 * NOTES.md reports.
 */
const NEAR = {
  bias: -2.09,
  nearness: 33.34,
  /** Where everything is near, it is by words that tell nothing. */
  aroundByWords: -55.43,
  /** Where everything is near by means, the library is of the kind of the question. */
  aroundByMean: 14.64,
  confidence: 0.51,
  /** More words of a question are met less well. */
  asked: 1.45,
  foreign: 3.26,
  threshold: -2.38,
};
/**
 * What vectors add, where there are some: how far the nearest passage stands out, in standard deviations of the library,
 * so that it holds for any model.
 */
const BY_VECTORS = { near: 0.5, unrelated: -0.2 };
const SURE = {
  bias: -2.26,
  strength: 0.45,
  ahead: 16.01,
  first: 0.98,
  /** A Chinese question shares few words with a text in another script: less of them is evidence enough. */
  foreign: 1.5,
  threshold: 1.75,
};
/** Shorter questions count as if they had so many words: the sets have hardly any of them. */
const FEWEST_ASKED = 6;
/** How far ahead of the others a passage can be by meaning; in a small library there is nothing else near. */
const MOST_AHEAD = 0.185;
/** Passages that the first one is compared with. */
const RIVALS = 2;
/** Of a passage without a comparison of meanings: what it must have by words. */
const BY_WORDS = { near: 0.05, sure: 0.83 };

/** Whether what was found speaks of the matter of the question at all. */
export function isNear({ hits, confidence, nearness, around }: Omit<Found, 'weights'>): boolean {
  const [first] = hits;
  if (!first) return false;
  if (confidence >= CONFIDENT) return true;
  if (nearness === undefined || !around) return confidence >= BY_WORDS.near;
  const near =
    NEAR.bias +
    NEAR.nearness * nearness +
    NEAR.aroundByWords * around.words +
    NEAR.aroundByMean * around.mean +
    NEAR.asked * Math.log(Math.max(FEWEST_ASKED, around.asked)) +
    NEAR.confidence * logitOf(confidence) +
    (isLatin(first.text) ? NEAR.foreign : 0) +
    (first.stands === undefined ? 0 : BY_VECTORS.near * (standing(hits) - BY_VECTORS.unrelated));
  return near >= NEAR.threshold;
}

/**
 * Whether the first of some passages, best first, answers the question: by the evidence of its words (`confidence` where
 * none was found of its own), and by how far it is ahead of the others in meaning. What says the same as another must be
 * left out before.
 */
export function isSure(question: string, [first, ...others]: readonly Hit[], confidence: number): boolean {
  if (!first) return false;
  const { strength = confidence, nearness, ranks } = first;
  if (nearness === undefined) return strength >= BY_WORDS.sure;
  const rival = Math.max(0, ...others.slice(0, RIVALS).map((hit) => hit.nearness ?? 0));
  const ahead = Math.min(MOST_AHEAD, nearness - rival);
  const sure =
    SURE.bias +
    SURE.strength * logitOf(strength) +
    SURE.ahead * ahead +
    (ranks?.words === 1 ? SURE.first : 0) +
    (isLatin(first.text) && !isLatin(question) ? SURE.foreign : 0);
  // Vectors take certainty away and give none: what they alone were sure of was wrong too often.
  return (
    sure >= SURE.threshold && (first.stands === undefined || others.length === 0 || first.stands >= standing(others))
  );
}

const standing = (hits: readonly Hit[]): number => Math.max(...hits.map(({ stands = -Infinity }) => stands));

const LEAST = 0.001;
const logitOf = (share: number): number => Math.log(Math.max(share, LEAST) / (1 - Math.min(share, 1 - LEAST)));

const HAN = /\p{Script=Han}/gu;
const LATIN = /[a-z]/gi;
/** A character of Han stands for about three letters. */
const isLatin = (text: string): boolean => (text.match(LATIN)?.length ?? 0) > 3 * (text.match(HAN)?.length ?? 0);
