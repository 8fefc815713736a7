import { me } from '@tinystar/contract';
import { useSession, useTouch } from '@tinystar/features/shared';
import { useEffect } from 'react';
import { pageCopy } from '../pages/copy.ts';
import { DeadEnd } from '../pages/DeadEnd.tsx';
import { forbiddenWays } from './copy.ts';

/** /403 for whoever is logged in: says who can help, which depends on what one is. */
export default function InnerForbidden() {
  const { user, permissions } = useSession();
  const touch = useTouch();
  // What was refused may have been open to him until lately: whoever changed his role did that elsewhere.
  useEffect(() => void touch(me.permissions), [touch]);
  const role = permissions.tenantUserPermission;
  const way = role ? forbiddenWays[role] : user.tenants.length > 0 ? forbiddenWays.personal : forbiddenWays.alone;
  return <DeadEnd kind="denied" words={{ ...pageCopy.forbidden, text: way }} />;
}
