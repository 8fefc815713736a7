import { createApi } from '@tinystar/contract/client';
import type { Config, Permissions } from '@tinystar/contract';
import { Toaster } from '@tinystar/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { ApiProvider, SessionProvider, type Session } from '../shared/session.ts';
import { owner, tenantInfo } from './fixtures.ts';

const session = (tenantUserPermission: Permissions['tenantUserPermission']): Session => ({
  user: {
    id: owner.id,
    name: owner.name,
    avatar: owner.avatar,
    phoneNumber: owner.phoneNumber,
    currentTenantId: tenantInfo().id,
    couponRegistered: false,
    CoinCount: 0,
    unreadMessageCount: 0,
    tenants: [tenantInfo()],
    isTenant: true,
    isUserChannel: false,
  },
  permissions: {
    isAnyTenantCreator: true,
    isUserChannel: false,
    tenantUserPermission,
    isTenantKbBotCustomerService: false,
    currentIdentity: 'tenant',
  },
  tenant: tenantInfo(),
  config: {} as Config,
});

/** What tests put around a page: a session in an enterprise, its client, the address and the notices. */
export function SessionStage({ as, children }: { as: 'owner' | 'admin'; children: ReactNode }) {
  return (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ApiProvider value={createApi('tenant', { token: () => 'token' })}>
        <SessionProvider value={session(as)}>
          <BrowserRouter>
            {children}
            <Toaster />
          </BrowserRouter>
        </SessionProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
