import { useSession } from '@tinystar/features/shared';
import { lazy } from 'react';
import { forbiddenWays } from './copy.ts';

const ForbiddenRoute = lazy(() => import('../pages/ForbiddenRoute.tsx'));

/** /403 for whoever is logged in: says who can help, which depends on what one is. */
export default function InnerForbidden() {
  const { user, permissions } = useSession();
  const role = permissions.tenantUserPermission;
  const way = role ? forbiddenWays[role] : user.tenants.length > 0 ? forbiddenWays.personal : forbiddenWays.alone;
  return <ForbiddenRoute way={way} />;
}
