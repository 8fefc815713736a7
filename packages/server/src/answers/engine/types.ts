import type { AnswerMode, AnswerSteps, Certainty, SentenceMap } from '@tinystar/contract';
import type { Found } from '../../retrieval/index.ts';

/** An earlier question with its answer. */
export interface Exchange {
  question: string;
  answer: string;
}

/** What an assistant's settings say about answering. */
export interface AnswerSettings {
  name: string;
  description: string;
  /** Words for the model on how to sound; empty for none. */
  tone: string;
  knowledgeSource: 'privateDomain' | 'publicDomain' | 'both';
  /** The maker's own words to the model for questions outside the assistant's knowledge. */
  publicPrompt: string;
  /** Given, alone and without references, when the assistant's knowledge does not hold the answer. */
  notFound: string;
  /** Whether answers show where they come from, by kind of source. */
  showReference: { doc: boolean; qa: boolean; attachment?: boolean };
  similarQuestions: boolean;
  mode: AnswerMode;
  steps: AnswerSteps;
}

/** Where an answer came from: documents or pairs (with or without a model), the model's own knowledge, or nowhere. */
export type AnswerOrigin = 'document' | 'qa' | 'publicDomain' | 'notFound' | 'notConfigured' | 'greeting';

/** Pieces of text in order, then exactly one `final`. Errors are thrown as {@link ModelError} or the abort reason. */
export type EnginePart =
  | { type: 'text'; text: string }
  | {
      type: 'final';
      sentenceMap: SentenceMap;
      similarQuestions: string[];
      source: AnswerOrigin;
      certainty?: Certainty | undefined;
      missed?: boolean | undefined;
      /** The question as it was probably meant, where what is shown is not sure. */
      didYouMean?: string | undefined;
    };

/** What vectors gave for a search: nothing, because the server has none, or because their host failed. */
export type VectorState = { state: 'used' | 'off' } | { state: 'failed'; reason: string };

/** What was found, and what became of the vectors. */
export interface Looked extends Found {
  vectors?: VectorState;
  /** Milliseconds for words and vectors. */
  times?: { words: number; vectors: number };
}

/** Finds passages of the assistant that is asked, `limit` at most. */
export type Search = (question: string, limit?: number) => Promise<Looked>;
