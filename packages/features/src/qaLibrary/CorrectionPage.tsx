import { codePoints, constants } from '@tinystar/contract';
import { WritePair } from './WritePair.tsx';

/** A question and the answer it should get. */
export interface Correction {
  question: string;
  answer: string;
  /** How else it was asked. */
  wordings?: readonly string[];
}

export interface CorrectionPageProps {
  assistantId: string;
  initial: Correction;
  onClose: () => void;
}

/** One wording a line; what is too long for the library would only stand in the way of saving the others. */
const linesOf = (wordings: readonly string[]): string =>
  wordings
    .map((each) => each.replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => codePoints(line) <= constants.QA_QUESTION_MAX)
    .join('\n');

/** The dialog that puts an answer of an assistant right: it becomes a pair of the Q&A library (QA-12). */
export default function CorrectionPage({ assistantId, initial, onClose }: CorrectionPageProps) {
  const { wordings = [], ...rest } = initial;
  return (
    <WritePair
      kbBotId={assistantId}
      kind="correct"
      initial={{ ...rest, wordings: linesOf(wordings) }}
      onClose={onClose}
    />
  );
}
