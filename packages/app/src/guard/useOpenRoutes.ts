import { useSession, type Session } from '@tinystar/features/shared';
import type { CallerRoles } from '@tinystar/contract';
import { routes, type BuiltRoute } from '../routes.ts';
import { openTo } from './permits.ts';

export const rolesOf = ({ permissions }: Session): CallerRoles => ({
  identity: permissions.currentIdentity,
  tenantPermission: permissions.tenantUserPermission,
  customerService: permissions.isTenantKbBotCustomerService,
  channelUser: permissions.isUserChannel,
  operator: permissions.isOperator,
});

const computed = new WeakMap<Session, readonly BuiltRoute[]>();

/** The routes of the current session, worked out once per load of it. */
export const useOpenRoutes = (): readonly BuiltRoute[] => {
  const session = useSession();
  const known = computed.get(session) ?? openTo(routes, rolesOf(session), session.config);
  computed.set(session, known);
  return known;
};
