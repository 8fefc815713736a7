import { me } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { ApiProvider } from '@tinystar/features/shared';
import { say } from '@tinystar/features/shell';
import { RenewalPanel } from '@tinystar/features/shop';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { tellTabs } from '../../session/channel.ts';
import { logOut } from '../../session/logOut.ts';
import { ADMIN_ROOT } from '../../session/redirect.ts';

/** Buying a plan on the page of enterprises, which stands outside of the console and of every identity. */
export default function Renewal({ token, onPayable }: { token: string; onPayable: (payable: boolean) => void }) {
  const queries = useMemo(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }), []);
  const api = useMemo(
    () =>
      createApi('personal', {
        token: () => token,
        // Whose session is over is a visitor here, who is offered the log-in that leads back.
        onRefused: ({ status }) => {
          if (status === 401) logOut();
          return status === 401;
        },
      }),
    [token],
  );
  const enter = async (tenantId: string) => {
    try {
      await api(me.switchTenant, { tenantId });
    } catch (error) {
      say(error);
      return;
    }
    tellTabs('identityChanged');
    // Loaded anew, because the identity one acts as has changed.
    location.assign(ADMIN_ROOT);
  };
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider value={api}>
        <RenewalPanel onEnter={enter} onPayable={onPayable} />
      </ApiProvider>
    </QueryClientProvider>
  );
}
