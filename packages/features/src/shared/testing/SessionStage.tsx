import { createApi } from '@tinystar/contract/client';
import { Toaster } from '@tinystar/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { ApiProvider, SessionProvider, type Session } from '../session.ts';

/** What tests put around a page of the workspace: a session with its client, the address and the notices. */
export function SessionStage({ session, children }: { session: Session; children: ReactNode }) {
  const scope = session.permissions.currentIdentity;
  return (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ApiProvider value={createApi(scope, { token: () => 'token' })}>
        <SessionProvider value={session}>
          <BrowserRouter>
            {children}
            <Toaster />
          </BrowserRouter>
        </SessionProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
