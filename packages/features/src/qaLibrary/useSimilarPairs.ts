import { codePoints, constants, qaPairs, type QaPair } from '@tinystar/contract';
import { useEffect, useState } from 'react';
import { useCall } from '../shared/calls/index.ts';

/** Long enough that nobody asks with every key. */
const PAUSE = 400;
const SHORTEST = 2;

/** Pairs like the question that is being written. */
export const useSimilarPairs = (
  kbBotId: string,
): { similar: readonly QaPair[]; onQuestion: (text: string) => void } => {
  const [typed, setTyped] = useState('');
  const [question, setQuestion] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuestion(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const length = codePoints(question);
  const enabled = length >= SHORTEST && length <= constants.QA_QUESTION_MAX;
  const { data } = useCall(qaPairs.similar, { kbBotId, question }, { enabled });
  return { similar: enabled ? (data?.rows ?? []) : [], onQuestion: setTyped };
};
