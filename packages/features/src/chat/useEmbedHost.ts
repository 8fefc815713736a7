import { useCallback, useEffect, useRef, useState } from 'react';
import { readEmbedHost, type EmbedHost, type EmbedMessage } from './embedMessages.ts';

/**
 * The website around the chat; null until it has spoken. Only websites that the assistant's makers named can be there:
 * browsers show the page in no other frame (EMB-01).
 */
export const useEmbedHost = (): { host: EmbedHost | null; tell: (what: EmbedMessage['tinystar']) => void } => {
  const [host, setHost] = useState<EmbedHost | null>(null);
  const origin = useRef<string>(undefined);
  const tell = useCallback((tinystar: EmbedMessage['tinystar']) => {
    if (origin.current) window.parent.postMessage({ tinystar } satisfies EmbedMessage, origin.current);
  }, []);
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const told = event.source === window.parent ? readEmbedHost(event.data) : undefined;
      if (!told || (origin.current ?? event.origin) !== event.origin) return;
      origin.current = event.origin;
      setHost(told);
    };
    window.addEventListener('message', listen);
    // Says nothing but that somebody listens, so it may go to whoever shows the page.
    window.parent.postMessage({ tinystar: 'ready' } satisfies EmbedMessage, '*');
    return () => window.removeEventListener('message', listen);
  }, []);
  return { host, tell };
};
