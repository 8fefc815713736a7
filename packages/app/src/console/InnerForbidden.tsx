import { useSession } from '@tinystar/features/shared';
import { pageCopy } from '../pages/copy.ts';
import { DeadEnd } from '../pages/DeadEnd.tsx';
import { forbiddenWays } from './copy.ts';

/** /403 for whoever is logged in: says who can help, which depends on what one is. */
export default function InnerForbidden() {
  const { user, permissions } = useSession();
  const role = permissions.tenantUserPermission;
  const way = role ? forbiddenWays[role] : user.tenants.length > 0 ? forbiddenWays.personal : forbiddenWays.alone;
  return <DeadEnd kind="denied" words={{ ...pageCopy.forbidden, text: way }} />;
}
