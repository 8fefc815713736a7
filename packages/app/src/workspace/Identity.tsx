import { ApiError, me, messages } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { ApiProvider, beginAs, createIdentityStore, ownerOf, SessionProvider } from '@tinystar/features/shared';
import { Provider } from 'jotai';
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { goTo } from '../front/location.ts';
import { keepScope } from '../session/ahead.ts';
import { tellTabs } from '../session/channel.ts';
import { SessionControlProvider, type SessionControl } from '../session/control.ts';
import { leaveFor } from '../session/leaveFor.ts';
import { logOut } from '../session/logOut.ts';
import { keepMessage } from '../session/message.ts';
import { freePlanWanted } from '../session/freePlan.ts';
import { ADMIN_ROOT, loginPath } from '../session/redirect.ts';
import { useSessionGuard } from '../session/useSessionGuard.ts';
import { useSessionQuery } from '../session/useSessionQuery.ts';
import { PaletteKey } from '../shell/PaletteKey.tsx';
import { UnreadCount } from '../shell/unreadCount.ts';
import { useWatchUnread } from '../shell/useUnread.ts';
import { ConnectionLost } from './ConnectionLost.tsx';
import { SessionSkeleton } from './SessionSkeleton.tsx';

// Only after a log-in that asked for it.
const FreePlan = lazy(() => import('./FreePlan.tsx'));

/** One person acting as one identity: session, client and store live exactly as long as that holds. */
export function Identity({ token, onSwitched }: { token: string; onSwitched: () => void }) {
  const hooks = useSessionGuard(token);
  const { data: session, error, retry, isFetching } = useSessionQuery(hooks);
  const navigate = useNavigate();
  const [wished] = useState(freePlanWanted);
  const scope = session?.permissions.currentIdentity ?? 'personal';
  const api = useMemo(() => createApi(scope, hooks), [scope, hooks]);

  const tenantId = session && (session.tenant?.id ?? '');
  const owner = session && ownerOf(session.user.id, tenantId);
  const store = useMemo(() => (owner === undefined ? null : createIdentityStore(owner)), [owner]);
  useEffect(() => {
    if (owner !== undefined) beginAs(owner);
  }, [owner]);
  useEffect(() => {
    if (tenantId === undefined) return;
    hooks.expectTenant(tenantId);
    keepScope(tenantId === '' ? 'personal' : 'tenant');
  }, [hooks, tenantId]);

  const control = useMemo<SessionControl>(() => {
    const becomeOther = async (then: string) => {
      hooks.retire();
      tellTabs('identityChanged');
      await navigate(then);
      onSwitched();
    };
    return {
      becomeOther,
      watchIdentity: (on) => hooks.expectTenant(on ? tenantId : undefined),
      logOut: () => leaveFor('/'),
      logInAgain: () => leaveFor('/login'),
      async switchTo(next, then = ADMIN_ROOT) {
        // A refused switch is told where it was asked for, not by the page for refused calls.
        const quiet = createApi('personal', {
          ...hooks,
          onTenant: undefined,
          onRefused: (refused) => refused.status === 401 && hooks.onRefused?.(refused) === true,
        });
        await quiet(me.switchTenant, { tenantId: next });
        await becomeOther(then);
      },
    };
  }, [hooks, navigate, onSwitched, tenantId]);

  if (error && !session) {
    // Without a connection nothing is known about the session; it stays, and so does what was typed.
    if (error instanceof ApiError && error.status === 0) return <ConnectionLost pending={isFetching} onRetry={retry} />;
    return <SessionLost />;
  }
  if (!session || !store) return <SessionSkeleton />;
  return (
    <ApiProvider value={api}>
      <SessionProvider value={session}>
        <SessionControlProvider value={control}>
          {/* A fresh store per identity, so that nothing of one can show in another. */}
          <Provider store={store}>
            <UnreadWatch>
              <Outlet />
            </UnreadWatch>
            <PaletteKey />
            {wished ? (
              <Suspense fallback={null}>
                <FreePlan />
              </Suspense>
            ) : null}
          </Provider>
        </SessionControlProvider>
      </SessionProvider>
    </ApiProvider>
  );
}

/** The user could not be loaded: out, with the reason on the login page (ROUTE-09). A 401 has said its own before. */
function SessionLost() {
  const { pathname, search, hash } = useLocation();
  const wanted = pathname + search + hash;
  useEffect(() => {
    // Before the login page is gone to, which reads it.
    keepMessage(messages.userInfoFailed);
    goTo(loginPath(wanted), 'replace');
    logOut();
  }, [wanted]);
  return null;
}

/** Inside the session, because only there is somebody to ask about. */
function UnreadWatch({ children }: { children: ReactNode }) {
  return <UnreadCount value={useWatchUnread()}>{children}</UnreadCount>;
}
