import { codePoints, constants, QaAnswer, QaQuestion } from '@tinystar/contract';
import { copy } from './copy.ts';

/** What the dialog writes: a question, other wordings of it one per line, and the answer. */
export interface PairDraft {
  question: string;
  wordings: string;
  answer: string;
}

export type Problems = Partial<Record<keyof PairDraft, string>>;

const words = copy.dialog;

const problemOf = (schema: typeof QaQuestion, text: string): string | undefined => {
  const read = schema.safeParse(text);
  return read.success ? undefined : read.error.issues[0]?.message;
};

/** The other wordings, each once. */
export const wordingsOf = ({ question, wordings }: PairDraft): string[] => {
  const lines = wordings.split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '' && line !== question.trim());
};

/** All wordings of the question, the main one first. */
export const questionsOf = (draft: PairDraft): string[] => [draft.question.trim(), ...wordingsOf(draft)];

/** What a save would be refused for, in the words of the specification (C-50). */
export const problemsOf = (draft: PairDraft): Problems => {
  const others = wordingsOf(draft);
  const wording = others.map((line) => problemOf(QaQuestion, line)).find((problem) => problem !== undefined);
  const found = {
    question: problemOf(QaQuestion, draft.question),
    wordings: others.length >= constants.QA_QUESTIONS ? words.tooMany : wording,
    answer: draft.answer === '' ? words.noAnswer : problemOf(QaAnswer, draft.answer),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
};

/** Said while the answer is being written, before anybody has tried to save it. */
export const liveProblem = ({ answer }: PairDraft): string | undefined =>
  codePoints(answer.trim()) > constants.QA_ANSWER_MAX ? words.answerLong : undefined;
