import { useEffect } from 'react';
import { loadAnswering } from './loadAnswering.ts';
import { loadMessages } from './loadMessages.ts';

/** Milliseconds after which a chat stands. */
const STANDS = 1_000;

/**
 * Brings the code of messages and answers once the chat stands, unless somebody saves data: whoever came from another
 * page of the app has no document that names it, and the network may be away at the first question.
 */
export const useTalkSoon = (): void => {
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const timer = setTimeout(() => {
      for (const part of [loadMessages, loadAnswering]) part().catch(() => undefined);
    }, STANDS);
    return () => clearTimeout(timer);
  }, []);
};
