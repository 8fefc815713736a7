import type { CallerRoles } from '@tinystar/contract';
import type { Session } from '@tinystar/features/shared';
import type { Route } from '../routes/route.ts';
import { permits } from './permits.ts';

interface Identity {
  /** Empty for oneself. */
  tenantId: string;
  name: string;
}

type Params = Parameters<NonNullable<Route['hook']>>[0];

const rolesIn = (tenantPermission: CallerRoles['tenantPermission'], channelUser: boolean): CallerRoles => ({
  identity: tenantPermission ? 'tenant' : 'personal',
  tenantPermission,
  // Whether one answers for an enterprise's assistants is known only in that identity.
  customerService: false,
  channelUser,
});

/** Another identity of the person in which a route opens: oneself first, then the enterprises that are not stopped. */
export const identityFor = (
  route: Route,
  params: Params,
  { user, permissions, tenant, config }: Session,
): Identity | undefined => {
  const opens = (roles: CallerRoles) => permits(route, roles, config) && route.hook?.(params, roles.identity) !== false;
  if (tenant && opens(rolesIn(null, permissions.isUserChannel))) return { tenantId: '', name: '' };
  const other = user.tenants.find(
    ({ id, status, permission }) =>
      id !== tenant?.id && status !== 'stopped' && opens(rolesIn(permission ?? 'member', permissions.isUserChannel)),
  );
  return other && { tenantId: other.id, name: other.displayName || other.name };
};
