import { useEffect, useRef } from 'react';
import type { ChatActions } from './chatContext.ts';
import type { ChatState } from './chatCore.ts';

/** A question that was asked before the chat was opened, in the box over all assistants. */
export interface OpeningQuestion {
  question: string;
  /** It was sent, or stands in the box: a reload must not send it again. */
  onTaken: () => void;
}

/** Sends the opening question once the history is there; while another answer runs it waits in the box instead. */
export const useOpeningQuestion = (
  opening: OpeningQuestion | undefined,
  { load, answering }: ChatState,
  { send, type }: ChatActions,
): void => {
  const taken = useRef<OpeningQuestion>(undefined);
  useEffect(() => {
    if (!opening || load !== 'ready' || taken.current === opening) return;
    taken.current = opening;
    if (answering === null) send(opening.question);
    else type(opening.question);
    opening.onTaken();
  }, [opening, load, answering, send, type]);
};
