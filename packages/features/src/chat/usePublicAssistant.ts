import { ApiError, bindFileHost, messages, publicChat, type PublicAssistant } from '@tinystar/contract';
import type { Api } from '@tinystar/contract/client';
import { useEffect, useState } from 'react';
import type { Remote } from '../shared/remote.ts';
import { asVisitor } from '../shared/visitor.ts';

export interface PublicVisit {
  assistant: PublicAssistant;
  /** The anonymous id the server signed. */
  userId: string;
}

/**
 * Reads a published assistant and the visitor id that goes with it; `attempt` reads again. The id of a website's own user
 * is given, and this browser does not keep it: whoever comes after his log-out must not have his history.
 */
export const usePublicAssistant = (
  api: Api,
  publicId: string,
  attempt: number,
  given?: string,
): Remote<PublicVisit> => {
  const [visit, setVisit] = useState<{ of: string; value: Remote<PublicVisit> } | null>(null);
  const key = `${attempt} ${publicId} ${given}`;
  useEffect(() => {
    const leave = new AbortController();
    const ask = (as: string | undefined) => api(publicChat.info, { publicId, userId: as }, { signal: leave.signal });
    (given === undefined ? asVisitor(ask) : ask(given)).then(
      ({ kbBot, userId, fileOrigin }) => {
        bindFileHost(fileOrigin);
        setVisit({ of: key, value: { kind: 'ready', data: { assistant: kbBot, userId } } });
      },
      (error: unknown) => {
        if (!leave.signal.aborted) setVisit({ of: key, value: failure(error) });
      },
    );
    return () => leave.abort();
  }, [api, publicId, given, key]);
  return visit?.of === key ? visit.value : { kind: 'loading' };
};

const failure = (error: unknown): Remote<never> => {
  if (!(error instanceof ApiError)) return { kind: 'failed', message: messages.unexpected };
  // One that the operator stopped was open to everybody, and says so.
  if (error.status === 404 && error.message !== messages.assistantMissing)
    return { kind: 'failed', message: error.message, denied: true };
  if (error.status === 404) return { kind: 'missing' };
  const message = error.status === 0 ? messages.network : messages.unexpected;
  return { kind: 'failed', message, requestId: error.requestId };
};
