import { constants, me, tenant } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { useApi, useSession } from '@tinystar/features/shared';
import { Inline, Icon, Text, VisuallyHidden } from '@tinystar/ui';
import { Coins } from '@tinystar/ui/icons';
import { useQuery } from '@tanstack/react-query';

/** Coins of the current identity; refreshed when the window is looked at again and after answers. */
export function CoinBalance() {
  const api = useApi();
  const session = useSession();
  const { data } = useQuery({
    queryKey: ['coins', session.tenant?.id ?? constants.PERSONAL_IDENTITY_ID],
    queryFn: () =>
      session.tenant ? createApi('tenant', api.hooks)(tenant.coins, {}) : api(me.coins, { userId: session.user.id }),
    refetchOnWindowFocus: true,
  });
  const count = data?.count ?? session.user.CoinCount;
  return (
    <Inline gap={4} as="span">
      <Icon of={Coins} size="sm" tone="secondary" />
      <VisuallyHidden>{constants.COIN_NAME}</VisuallyHidden>
      <Text numeric>{count.toLocaleString('zh-CN')}</Text>
    </Inline>
  );
}
