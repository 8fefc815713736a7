import { allows, type CallerRoles } from '@tinystar/contract';
import { useSession, type Session } from '@tinystar/features/shared';
import { toast } from '@tinystar/ui';
import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { GoTo } from '../front/GoTo.tsx';
import type { Route } from '../routes.ts';
import { ADMIN_HOME } from '../session/redirect.ts';
import { isPhone } from './phone.ts';

export const rolesOf = ({ permissions }: Session): CallerRoles => ({
  identity: permissions.currentIdentity,
  tenantPermission: permissions.tenantUserPermission,
  customerService: permissions.isTenantKbBotCustomerService,
  channelUser: permissions.isUserChannel,
});

/** Lets a page through when the route list says so; what one may not open is as unknown as what is not there (C-20). */
export default function AccessGate({ route, children }: { route: Route; children: ReactNode }) {
  const session = useSession();
  if (!allows(route.access, rolesOf(session))) return <GoTo path="/404" />;
  if (route.desktopOnly && isPhone()) return <PhoneBlocked />;
  return children;
}

function PhoneBlocked() {
  useEffect(() => toast('请去pc端操作', { tone: 'warning' }), []);
  return <Navigate replace to={ADMIN_HOME} />;
}
