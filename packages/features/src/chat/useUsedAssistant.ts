import { ApiError, bindFileHost, me, messages, using, type UsedAssistant } from '@tinystar/contract';
import type { Api } from '@tinystar/contract/client';
import { useEffect, useState } from 'react';
import type { Remote } from '../shared/remote.ts';
import { beginAs, ownerOf, type Owner } from '../shared/kept.ts';

export interface UsedVisit {
  assistant: UsedAssistant;
  /** The person, as whom he acts. */
  owner: Owner;
}

/** An assistant by its public id as the logged-in person may use it, and who he is; `attempt` reads again. */
export const useUsedAssistant = (
  api: Api,
  publicId: string,
  attempt: number,
  onLoggedOut: () => void,
): Remote<UsedVisit> => {
  const [found, setFound] = useState<{ of: string; value: Remote<UsedVisit> } | null>(null);
  const key = `${attempt} ${publicId}`;
  useEffect(() => {
    const leave = new AbortController();
    const { signal } = leave;
    Promise.all([api(using.get, { publicId }, { signal }), api(me.info, {}, { signal })]).then(
      ([{ kbBot, fileOrigin }, { id, currentTenantId }]) => {
        const owner = ownerOf(id, currentTenantId);
        beginAs(owner);
        bindFileHost(fileOrigin);
        setFound({ of: key, value: { kind: 'ready', data: { assistant: kbBot, owner } } });
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
  // One that was taken back or stopped is there no more for whoever could use it, and he reads so.
  if (error.status === 404 && error.message !== messages.assistantMissing)
    return { kind: 'failed', message: error.message, denied: true };
  if (error.status === 404) return { kind: 'missing' };
  const message = error.status === 0 ? messages.network : messages.unexpected;
  return { kind: 'failed', message, requestId: error.requestId };
};
