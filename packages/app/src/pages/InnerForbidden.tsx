import { useSession } from '@tinystar/features/shared';
import { Button, Result } from '@tinystar/ui';
import { ADMIN_ROOT } from '../session/redirect.ts';
import { pageCopy } from './copy.ts';

/** /403 for whoever is logged in: says who can help, which depends on what one is. */
export default function InnerForbidden() {
  const { user, permissions } = useSession();
  const { ways } = pageCopy.forbidden;
  const role = permissions.tenantUserPermission;
  const way = role ? ways[role] : user.tenants.length > 0 ? ways.personal : ways.alone;
  return (
    <Result
      kind="denied"
      title={pageCopy.forbidden.title}
      actions={<Button href={ADMIN_ROOT}>{pageCopy.console}</Button>}
    >
      {way}
    </Result>
  );
}
