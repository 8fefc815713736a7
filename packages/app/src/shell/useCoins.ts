import { me, tenant } from '@tinystar/contract';
import { useCall, useSession } from '@tinystar/features/shared';

/**
 * Coins of the current identity; asked again when the window is looked at again and after answers. Null for plain
 * members: what an enterprise has is its admins' to see, and asking would be refused.
 */
export const useCoins = (): number | null => {
  const { tenant: enterprise, permissions, user } = useSession();
  const role = permissions.tenantUserPermission;
  const admin = enterprise !== null && (role === 'owner' || role === 'admin');
  const own = useCall(me.coins, { userId: user.id }, { enabled: enterprise === null, onFocus: true });
  const shared = useCall(tenant.coins, {}, { enabled: admin, onFocus: true });
  if (enterprise !== null && !admin) return null;
  return (enterprise ? shared : own).data?.count ?? user.CoinCount;
};
