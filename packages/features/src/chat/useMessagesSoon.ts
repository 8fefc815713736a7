import { useEffect, type RefObject } from 'react';
import { loadAnswering } from './loadAnswering.ts';
import { loadMessages } from './loadMessages.ts';

/** Loads the code of the messages at the first movement or key press, so that it is there before the first answer. */
export const useMessagesSoon = (root: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const place = root.current;
    const turned = new AbortController();
    const load = () => {
      turned.abort();
      for (const part of [loadMessages, loadAnswering]) part().catch(() => undefined);
    };
    // Browsers report a pointer that does not move as entering the page; that alone shows no interest.
    for (const sign of ['focusin', 'pointermove', 'pointerdown'])
      place?.addEventListener(sign, load, { signal: turned.signal });
    return () => turned.abort();
  }, [root]);
};
