import { WritePair } from './WritePair.tsx';

/** A question and the answer it should get. */
export interface Correction {
  question: string;
  answer: string;
}

export interface CorrectionPageProps {
  assistantId: string;
  initial: Correction;
  onClose: () => void;
}

/** The dialog that puts an answer of an assistant right: it becomes a pair of the Q&A library (QA-12). */
export default function CorrectionPage({ assistantId, initial, onClose }: CorrectionPageProps) {
  return <WritePair kbBotId={assistantId} kind="correct" initial={{ ...initial, wordings: '' }} onClose={onClose} />;
}
