import type { Certainty, ChatMessage, MentionedDocument, SentenceMap } from '@tinystar/contract';
import type { EngineTrace } from './engine/index.ts';
import type { Asker } from './asker.ts';
import type { AssistantRow } from '../assistants/schema.ts';
import type { AttachmentRow } from './schema.ts';

/** Pictures and files of the question, and those of the questions before it, the latest first. */
export interface Attached {
  now: readonly AttachmentRow[];
  earlier: readonly AttachmentRow[];
}

/** What an answer is made from. */
export interface AnswerRequest {
  bot: AssistantRow;
  question: string;
  /** Earlier questions of the session with their answers, oldest first. */
  history: readonly { question: string; answer: string }[];
  /** Documents that it keeps to; all of them when there is none. */
  mentions?: readonly MentionedDocument[];
  attached?: Attached;
  /** What an interrupted answer already said: go on from there without repeating. Empty for a fresh one. */
  written: string;
  /** What that cites: its numbers keep their sources. */
  cited: SentenceMap;
  signal: AbortSignal;
  /** Who asks; absent where nobody does, as in a regression. */
  asker?: Asker;
  /** The channel of the question: on a platform there is no page of ours to press anything on. */
  source?: string;
  /** Whether agents can answer there. */
  handsOver?: boolean;
  /** Told what the text cites so far, so that an answer cut short keeps its references. */
  onCited: (sentenceMap: SentenceMap) => void;
  /** Told which blocks and pairs the answer is made from, before its first word. */
  onGiven?: (ids: readonly string[]) => void;
  /** Keeps how the answer came about; absent where nobody may read it. Never throws. */
  keepTrace?: (trace: EngineTrace) => Promise<void>;
}

/** What a finished answer carries beside its text. */
export interface AnswerEnd {
  answerContentType: ChatMessage['answerContentType'];
  sentenceMap: SentenceMap;
  answerSource: string;
  certainty?: Certainty | undefined;
  /** What was asked was not found, and only places that may be related are listed: it costs nothing. */
  missed?: boolean | undefined;
  didYouMean?: string | undefined;
  answerByKeyword: boolean;
  similarQuestions: string[];
}

/** Whether an answer only says that there is none, or greets, by where it came from: it costs nothing. */
export const saysNothing = (answerSource: string): boolean =>
  answerSource === 'notFound' || answerSource === 'notConfigured' || answerSource === 'greeting';

export type AnswerPart = { text: string } | { end: AnswerEnd };

export interface Answerer {
  /** Writes one answer piece by piece; the last part is `end`. Throws when the model fails. */
  answer(request: AnswerRequest): AsyncIterable<AnswerPart>;
  /** Whether an answer without readers is interrupted. False without a model: such an answer is complete at once. */
  parks: boolean;
}
