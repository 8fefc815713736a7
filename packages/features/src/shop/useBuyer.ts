import { useSession } from '../shared/session.ts';

/** As whom one buys now: oneself, or the enterprise, for which its owner alone pays. */
export function useBuyer(): { name: string; ofTenant: boolean; mayPay: boolean } {
  const { user, tenant, permissions } = useSession();
  return {
    name: tenant?.name ?? user.name,
    ofTenant: tenant !== null,
    mayPay: tenant === null || permissions.tenantUserPermission === 'owner',
  };
}
