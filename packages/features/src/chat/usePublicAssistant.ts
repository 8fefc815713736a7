import { ApiError, bindFileHost, messages, publicChat, type PublicAssistant } from '@tinystar/contract';
import type { Api } from '@tinystar/contract/client';
import { useEffect, useState } from 'react';
import type { Remote } from '../shared/remote.ts';
import { visitor } from './visitor.ts';

export interface PublicVisit {
  assistant: PublicAssistant;
  /** The anonymous id the server signed. */
  userId: string;
}

/** Reads a published assistant and the visitor id that goes with it; `attempt` reads again. */
export const usePublicAssistant = (api: Api, publicId: string, attempt: number): Remote<PublicVisit> => {
  const [visit, setVisit] = useState<{ of: string; value: Remote<PublicVisit> } | null>(null);
  const key = `${attempt} ${publicId}`;
  useEffect(() => {
    const leave = new AbortController();
    api(publicChat.info, { publicId, userId: visitor.read() }, { signal: leave.signal }).then(
      ({ kbBot, userId, fileOrigin }) => {
        bindFileHost(fileOrigin);
        visitor.keep(userId);
        setVisit({ of: key, value: { kind: 'ready', data: { assistant: kbBot, userId } } });
      },
      (error: unknown) => {
        if (!leave.signal.aborted) setVisit({ of: key, value: failure(error) });
      },
    );
    return () => leave.abort();
  }, [api, publicId, key]);
  return visit?.of === key ? visit.value : { kind: 'loading' };
};

const failure = (error: unknown): Remote<never> => {
  if (!(error instanceof ApiError)) return { kind: 'failed', message: messages.unexpected };
  if (error.status === 404 || error.status === 400) return { kind: 'missing' };
  const message = error.status === 0 ? messages.network : messages.unexpected;
  return { kind: 'failed', message, requestId: error.requestId };
};
