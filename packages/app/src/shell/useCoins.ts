import { constants, me, tenant } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { useApi, useSession } from '@tinystar/features/shared';
import { useQuery } from '@tanstack/react-query';

/** Coins of the current identity; asked again when the window is looked at again and after answers. */
export const useCoins = (): number => {
  const api = useApi();
  const session = useSession();
  const { data } = useQuery({
    queryKey: ['coins', session.tenant?.id ?? constants.PERSONAL_IDENTITY_ID],
    queryFn: () =>
      session.tenant ? createApi('tenant', api.hooks)(tenant.coins, {}) : api(me.coins, { userId: session.user.id }),
    refetchOnWindowFocus: true,
  });
  return data?.count ?? session.user.CoinCount;
};
