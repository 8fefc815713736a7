import { lateMessages, me, messages } from '@tinystar/contract';
import { useSession, useTouch } from '@tinystar/features/shared';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageCopy } from '../pages/copy.ts';
import { DeadEnd } from '../pages/DeadEnd.tsx';
import { ADMIN_ROOT } from '../session/redirect.ts';
import { forbiddenWays } from './copy.ts';

/** /403 for whoever is logged in: what the server said, else who can help, which depends on what one is. */
export default function InnerForbidden() {
  const { user, permissions } = useSession();
  const refusal = refusalIn(useLocation().state);
  const touch = useTouch();
  // What was refused may have been open to him until lately: whoever changed his role did that elsewhere.
  useEffect(() => void touch(me.permissions), [touch]);
  const role = permissions.tenantUserPermission;
  const way = role ? forbiddenWays[role] : user.tenants.length > 0 ? forbiddenWays.personal : forbiddenWays.alone;
  return <DeadEnd kind="denied" words={{ ...pageCopy.forbidden, text: refusal ?? way }} home={ADMIN_ROOT} />;
}

/** Refusals that give no reason: one's role says more. */
const bare: readonly string[] = [messages.unauthorized, lateMessages.noRight];

/** The reason that the session's hooks sent along; none when the page was opened by its address. */
const refusalIn = (state: unknown): string | undefined => {
  const refusal = typeof state === 'object' && state && 'refusal' in state ? state.refusal : undefined;
  return typeof refusal === 'string' && !bare.includes(refusal) ? refusal : undefined;
};
