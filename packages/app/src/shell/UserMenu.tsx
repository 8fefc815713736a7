import { useSession } from '@tinystar/features/shared';
import { UserPopover } from '@tinystar/features/shell';
import { useOpenRoutes } from '../guard/useOpenRoutes.ts';
import { useSessionControl } from '../session/control.ts';
import { useCoins } from './useCoins.ts';

/** The person's menu: entries for what is open to the caller. */
export function UserMenu() {
  const { user, tenant } = useSession();
  const { logOut } = useSessionControl();
  const open = useOpenRoutes();
  const coins = useCoins();
  const pathOf = (wanted: string) => open.find(({ name }) => name === wanted)?.path;
  const account = pathOf('userCenter');
  const recharge = pathOf('rechargeCenter');
  const channel = pathOf('channelCenter');
  return (
    <UserPopover
      user={user}
      coins={coins}
      ofTenant={tenant !== null}
      links={{ ...(account && { account }), ...(recharge && { recharge }), ...(channel && { channel }) }}
      onLogOut={logOut}
    />
  );
}
