import { ApiError, messages, publicChat } from '@tinystar/contract';
import { createApi, type Api } from '@tinystar/contract/client';
import { IconButton } from '@tinystar/ui';
import { ChevronDown, Maximize, Minimize } from '@tinystar/ui/icons';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Remote } from '../shared/remote.ts';
import { embedCopy } from './embedCopy.ts';
import { PublicChatPage } from './PublicChatPage.tsx';
import { PublicChatSkeleton } from './PublicChatSkeleton.tsx';
import { Unavailable } from './Unavailable.tsx';
import { useEmbedHost } from './useEmbedHost.ts';

export interface EmbeddedChatPageProps {
  publicId: string;
}

const api = createApi('personal', { token: () => null });

/** The chat of the widget on somebody's website (D-34). It begins when the website has told who its user is. */
export function EmbeddedChatPage({ publicId }: EmbeddedChatPageProps) {
  const { host, tell } = useEmbedHost();
  const onAnswered = useCallback(() => tell('answered'), [tell]);
  if (!host) return <PublicChatSkeleton />;
  const headerEnd = (
    <>
      {host.canExpand ? (
        <IconButton
          icon={host.expanded ? Minimize : Maximize}
          label={host.expanded ? embedCopy.shrink : embedCopy.expand}
          onPress={() => tell('expand')}
        />
      ) : null}
      <IconButton icon={ChevronDown} label={embedCopy.close} onPress={() => tell('close')} />
    </>
  );
  const chat = (userId?: string) => (
    <PublicChatPage publicId={publicId} userId={userId} embedded headerEnd={headerEnd} onAnswered={onAnswered} />
  );
  const { identity } = host;
  if (identity === null) return chat();
  return (
    <Identified key={identity} publicId={publicId} identity={identity}>
      {chat}
    </Identified>
  );
}

interface IdentifiedProps {
  publicId: string;
  identity: string;
  children: (userId?: string) => ReactNode;
}

/** The chat of the website's own user. What the website has not signed itself makes him a visitor like any other. */
function Identified({ publicId, identity, children }: IdentifiedProps) {
  const [attempt, setAttempt] = useState(0);
  const user = useHostUser(api, publicId, identity, attempt);
  switch (user.kind) {
    case 'loading':
      return <PublicChatSkeleton />;
    case 'missing':
      return <Unavailable onRetry={() => setAttempt(attempt + 1)} />;
    case 'failed':
      return <Unavailable failure={user} onRetry={() => setAttempt(attempt + 1)} />;
    case 'ready':
      return children(user.data);
  }
}

/** The id under which the website's user has his history; undefined when the website's signature is not good. */
const useHostUser = (api: Api, publicId: string, identity: string, attempt: number): Remote<string | undefined> => {
  const [user, setUser] = useState<{ of: number; value: Remote<string | undefined> }>();
  useEffect(() => {
    const leave = new AbortController();
    api(publicChat.identify, { publicId, identity }, { signal: leave.signal }).then(
      ({ userId }) => setUser({ of: attempt, value: { kind: 'ready', data: userId } }),
      (error: unknown) => {
        if (!leave.signal.aborted) setUser({ of: attempt, value: failureOf(error) });
      },
    );
    return () => leave.abort();
  }, [api, publicId, identity, attempt]);
  return user?.of === attempt ? user.value : { kind: 'loading' };
};

const failureOf = (error: unknown): Remote<string | undefined> => {
  if (error instanceof ApiError && error.status === 401) return { kind: 'ready', data: undefined };
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return { kind: 'missing' };
  const offline = error instanceof ApiError && error.status === 0;
  return { kind: 'failed', message: offline ? messages.network : messages.unexpected };
};
