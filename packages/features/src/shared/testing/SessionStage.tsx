import { createApi } from '@tinystar/contract/client';
import { Toaster } from '@tinystar/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter } from 'react-router';
import { ApiProvider, SessionProvider, type Session } from '../session.ts';

export interface SessionStageProps {
  session: Session;
  /** Where the page stands; left out, where the window does. */
  address?: string;
  children: ReactNode;
}

/** What tests put around a page of the workspace: a session with its client, the address and the notices. */
export function SessionStage({ session, address, children }: SessionStageProps) {
  const shown = (
    <>
      {children}
      <Toaster />
    </>
  );
  const scope = session.permissions.currentIdentity;
  return (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ApiProvider value={createApi(scope, { token: () => 'token' })}>
        <SessionProvider value={session}>
          {address === undefined ? (
            <BrowserRouter>{shown}</BrowserRouter>
          ) : (
            <MemoryRouter initialEntries={[address]}>{shown}</MemoryRouter>
          )}
        </SessionProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
