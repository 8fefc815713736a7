import { AppShellSkeleton } from '@tinystar/ui';
import { readToken } from '../session/token.ts';
import { readCollapsed } from '../shell/collapsed.ts';

/** The workbench of an assistant, whose menu is always a rail. */
const workbench = /^\/a\/train\/bot\//;

/**
 * The frame of the console without its content, from the log-in until user, permissions and page are there. Whoever has
 * no session is on the way to the log-in and sees none of it.
 */
export function SessionSkeleton() {
  if (readToken() === null) return null;
  const rail = workbench.test(location.pathname) || readCollapsed();
  return <AppShellSkeleton look={rail ? 'rail' : 'sidebar'} />;
}
