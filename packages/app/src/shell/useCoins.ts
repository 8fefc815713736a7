import { constants, me, tenant } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { useApi, useSession } from '@tinystar/features/shared';
import { useQuery } from '@tanstack/react-query';

/**
 * Coins of the current identity; asked again when the window is looked at again and after answers. Null for plain
 * members: what an enterprise has is its admins' to see, and asking would be refused.
 */
export const useCoins = (): number | null => {
  const api = useApi();
  const session = useSession();
  const role = session.permissions.tenantUserPermission;
  const mine = !session.tenant || role === 'owner' || role === 'admin';
  const { data } = useQuery({
    enabled: mine,
    queryKey: ['coins', session.tenant?.id ?? constants.PERSONAL_IDENTITY_ID],
    queryFn: () =>
      session.tenant ? createApi('tenant', api.hooks)(tenant.coins, {}) : api(me.coins, { userId: session.user.id }),
    refetchOnWindowFocus: true,
  });
  if (!mine) return null;
  return data?.count ?? session.user.CoinCount;
};
