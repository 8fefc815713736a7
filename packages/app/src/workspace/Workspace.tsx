import { constants } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { ApiProvider, SessionProvider } from '@tinystar/features/shared';
import { toast, Toaster } from '@tinystar/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { GoTo } from '../front/GoTo.tsx';
import { goTo } from '../front/location.ts';
import { createHooks, keepMessage } from '../session/hooks.ts';
import { loginPath } from '../session/redirect.ts';
import { sessionFailed, useSessionQuery } from '../session/useSessionQuery.ts';
import { setToken, useToken } from '../session/useToken.ts';
import { SessionSkeleton } from './SessionSkeleton.tsx';

/** Everything behind the guard: the session, one client, one query cache and one store per identity. */
export default function Workspace() {
  const token = useToken();
  const location = useLocation();
  const wanted = location.pathname + location.search;
  if (token === null) return <GoTo path={loginPath(wanted)} />;
  return <Authenticated key={token} token={token} wanted={wanted} />;
}

function Authenticated({ token, wanted }: { token: string; wanted: string }) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5_000 } } }),
  );
  return (
    <QueryClientProvider client={queries}>
      <WithSession token={token} wanted={wanted} />
      <Toaster />
    </QueryClientProvider>
  );
}

function WithSession({ token, wanted }: { token: string; wanted: string }) {
  const hooks = useMemo(
    () =>
      createHooks(
        { go: goTo, tell: (message) => toast(message, { tone: 'danger' }) },
        constants.FORBIDDEN_REDIRECT_DELAY,
      ),
    [],
  );
  const personal = useMemo(() => createApi('personal', hooks), [hooks]);
  const { data: session, isError, error } = useSessionQuery(personal, token);
  const scope = session?.permissions.currentIdentity ?? 'personal';
  const identity = session?.tenant?.id ?? constants.PERSONAL_IDENTITY_ID;
  const api = useMemo(() => createApi(scope, hooks), [scope, hooks]);

  if (isError) {
    if (!('status' in error && error.status === 401)) keepMessage(sessionFailed);
    setToken(null);
    return <GoTo path={loginPath(wanted)} />;
  }
  if (!session) return <SessionSkeleton />;
  return (
    <ApiProvider value={api}>
      <SessionProvider value={session}>
        {/* A fresh store per identity, so that nothing of one can show in another. */}
        <Provider key={identity}>
          <Outlet />
        </Provider>
      </SessionProvider>
    </ApiProvider>
  );
}
