import type { Span } from './passages.ts';

/** What a passage is of. */
export type PassageKind = 'doc' | 'qa' | 'attachment';

/** Whether it is of the assistant's own knowledge. */
export const isKnowledge = <T extends { kind: PassageKind }>(each: T): each is T & { kind: 'doc' | 'qa' } =>
  each.kind !== 'attachment';

/** A passage that was found. */
export interface Hit {
  id: number;
  kind: PassageKind;
  /** Document, Q&A pair or attachment. */
  sourceId: string;
  /** Name of the document or attachment, or the question of the pair. */
  name: string;
  position: number;
  title: string;
  text: string;
  blockIds: string[];
  pages: number[];
  spans: Span[];
  /** Which version of its document says so, where that has had more than one. */
  version?: number;
  /** Addresses of the pictures bound to its blocks, by block. */
  pictures?: ReadonlyMap<string, readonly string[]>;
  /** How likely it answers the question, 0 to 1. */
  score: number;
  /** How strong the evidence of its words is that it answers the question, 0 to 1, whatever put it in its place. */
  strength?: number;
  /** Its vector stands out so far that it is likely the answer, whatever its words. */
  standsOut?: true;
  /** Place by words and by vectors, from 1; absent where that list does not hold it. */
  ranks?: { words?: number; vectors?: number };
  /** How near its best words are to the question's, 0 to 1; absent while its meaning is not read. */
  nearness?: number;
  /**
   * How far its vector stands out from all others, as `stands` of a near one, when there are vectors; of one that is not among
   * the nearest, what the last of them has.
   */
  stands?: number;
  /** Cosine of its vector and the question's, when there are vectors. */
  similarity?: number;
}

/** What the nearest passage is compared with. A small library counts as if it had ordinary others beside its own. */
export interface Around {
  /** Nearness by their best words of the passages that were compared, on average. */
  words: number;
  /** Nearness of all pieces of the library by their means, on average. */
  mean: number;
  /** How many different words the question has. */
  asked: number;
}

/** The best passages, best first, with how likely the first of them answer the question, 0 to 1. */
export interface Found {
  hits: Hit[];
  confidence: number;
  /**
   * Whether the library speaks of the matter at all: the nearness of the nearest passage by its best words, 0 to 1, whether
   * or not it is among the hits. What it tells is judged in certain.ts.
   */
  nearness?: number;
  /** How near everything else lies to the question, which tells what that is worth. */
  around?: Around;
  /** Weight of each term of the question: what is rare in this assistant's knowledge weighs more. */
  weights: ReadonlyMap<string, number>;
  /** What was probably meant by pinyin, or by a word with a wrong letter, where that finds more. */
  didYouMean?: string;
  /** The same where the question's own words find nothing near: the passages are those of this question. */
  readAs?: string;
}

/** From this confidence on an answer may be shown, from {@link STRONG} on without a word of doubt. */
export const CONFIDENT = 0.5;
export const STRONG = 0.83;
