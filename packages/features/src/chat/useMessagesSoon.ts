import { useEffect, type RefObject } from 'react';
import { loadMessages } from './loadMessages.ts';

/** Loads the messages when somebody turns to the conversation, so that they are there before its first answer. */
export const useMessagesSoon = (root: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const place = root.current;
    const turned = new AbortController();
    const load = () => {
      turned.abort();
      loadMessages().catch(() => undefined);
    };
    // A pointer that only lies there turns to nothing; browsers report it as having come over the page.
    for (const sign of ['focusin', 'pointermove', 'pointerdown'])
      place?.addEventListener(sign, load, { signal: turned.signal });
    return () => turned.abort();
  }, [root]);
};
