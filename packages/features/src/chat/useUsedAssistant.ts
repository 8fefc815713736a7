import { ApiError, bindFileHost, messages, using, type UsedAssistant } from '@tinystar/contract';
import type { Api } from '@tinystar/contract/client';
import { useEffect, useState } from 'react';
import type { Remote } from '../shared/remote.ts';

/** An assistant by its public id as the logged-in person may use it; `attempt` reads again. */
export const useUsedAssistant = (
  api: Api,
  publicId: string,
  attempt: number,
  onLoggedOut: () => void,
): Remote<UsedAssistant> => {
  const [found, setFound] = useState<{ of: string; value: Remote<UsedAssistant> } | null>(null);
  const key = `${attempt} ${publicId}`;
  useEffect(() => {
    const leave = new AbortController();
    api(using.get, { publicId }, { signal: leave.signal }).then(
      ({ kbBot, fileOrigin }) => {
        bindFileHost(fileOrigin);
        setFound({ of: key, value: { kind: 'ready', data: kbBot } });
      },
      (error: unknown) => {
        if (leave.signal.aborted) return;
        if (error instanceof ApiError && error.status === 401) onLoggedOut();
        else setFound({ of: key, value: failure(error) });
      },
    );
    return () => leave.abort();
  }, [api, publicId, key, onLoggedOut]);
  return found?.of === key ? found.value : { kind: 'loading' };
};

const failure = (error: unknown): Remote<never> => {
  if (!(error instanceof ApiError)) return { kind: 'failed', message: messages.unexpected };
  if (error.status === 404 || error.status === 400) return { kind: 'missing' };
  const message = error.status === 0 ? messages.network : messages.unexpected;
  return { kind: 'failed', message, requestId: error.requestId };
};
