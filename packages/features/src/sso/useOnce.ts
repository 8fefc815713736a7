import { ApiError, messages } from '@tinystar/contract';
import { useEffect, useRef, useState } from 'react';

/** What went wrong, in words for the page. */
export class Told extends Error {
  override name = 'Told';
}

/** Runs what may happen only once per visit (codes and states serve once); answers what went wrong, if anything. */
export const useOnce = (work: () => Promise<void>): string | undefined => {
  const [failure, setFailure] = useState<string>();
  const first = useRef(work);
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    first.current().catch((error: unknown) => {
      const known = error instanceof ApiError || error instanceof Told;
      setFailure(known && error.message ? error.message : messages.unexpected);
    });
  }, []);
  return failure;
};
