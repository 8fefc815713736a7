import { isPhone, useSession, type Session } from '@tinystar/features/shared';
import { toast } from '@tinystar/ui';
import { lazy, useEffect, useRef, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { GoTo } from '../front/GoTo.tsx';
import type { Route } from '../routes.ts';
import { ADMIN_ROOT } from '../session/redirect.ts';
import { identityFor } from './identityFor.ts';
import { workspaceCopy } from '../workspace/copy.ts';
import { useOpenRoutes } from './useOpenRoutes.ts';
import { guardCopy } from './copy.ts';

// Few addresses belong to somebody else.
const OtherIdentity = lazy(() => import('./OtherIdentity.tsx'));
const MissingAssistant = lazy(() =>
  import('../workspace/MissingAssistant.tsx').then((file) => ({ default: file.MissingAssistant })),
);
// Nothing leads there.
const TenantOnly = lazy(() =>
  import('@tinystar/features/assistants').then((feature) => ({ default: feature.TenantOnly })),
);

/**
 * Lets a page through when the route list says so. What one may open as somebody else offers that identity; anything
 * else is as unknown as what is not there (C-20).
 */
export default function AccessGate({ route, children }: { route: Route; children: ReactNode }) {
  const session = useSession();
  const open = useOpenRoutes();
  const params = useParams();
  if (lacks(route, session)) return isPhone() ? <PhoneBlocked /> : <TenantOnly name={route.title} />;
  const fits = route.hook?.(params, session.permissions.currentIdentity) !== false;
  if (!fits || !open.some(({ name }) => name === route.name)) {
    const other = identityFor(route, params, session);
    // Whose the assistant is decides, not in which identity pages like this one open.
    if (other && route.layout === 'assistant' && params['kbBotId'])
      return (
        <MissingAssistant
          making
          kbBotId={params['kbBotId']}
          back={{ label: workspaceCopy.backToCenter, href: ADMIN_ROOT }}
        />
      );
    return other ? <OtherIdentity of="page" {...other} /> : <GoTo path="/404" />;
  }
  if (route.desktopOnly && isPhone()) return <PhoneBlocked />;
  return children;
}

/** What an assistant of one's own has no tab for: the layout shows that it is there (C-14). */
const lacks = ({ layout, identity }: Route, { permissions }: Session): boolean =>
  layout === 'assistant' && identity === 'tenant' && permissions.currentIdentity === 'personal';

/** Says why and stays where one was (ROUTE-13); whoever came from outside begins at the console's first page. */
function PhoneBlocked() {
  const { key } = useLocation();
  const navigate = useNavigate();
  const told = useRef(false);
  const inside = key !== 'default';
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    toast(guardCopy.onlyOnComputers, { tone: 'warning' });
    if (inside) void navigate(-1);
  }, [inside, navigate]);
  return inside ? null : <Navigate replace to={ADMIN_ROOT} />;
}
