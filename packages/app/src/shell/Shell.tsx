import { AppShell } from '@tinystar/ui';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { Outlet, useLocation } from 'react-router';
import { parentsOf } from '../guard/breadcrumbs.ts';
import { useOpenRoutes } from '../guard/useOpenRoutes.ts';
import { useCollapsed } from './useCollapsed.ts';
import { Foot } from './Foot.tsx';
import { markedEntry, menuOf } from './navigation.ts';
import { Notices } from './Notices.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { Switcher } from './Switcher.tsx';
import { TopEnd } from './TopEnd.tsx';
import { useCurrentRoute } from './useCurrentRoute.ts';
import { useUnread } from './useUnread.ts';
import { useWide } from '../workspace/useWide.ts';

// Only pages below others have it.
const Trail = lazy(() => import('./Trail.tsx'));
// Only the pages of chats and tickets have it.
const SecondColumn = lazy(() => import('./SecondColumn.tsx'));

/** The workspace frame: menu from the route list, identity, help, balance and person. */
export default function Shell() {
  const open = useOpenRoutes();
  const route = useCurrentRoute();
  const { pathname } = useLocation();
  const [collapsed, toggle] = useCollapsed();
  const wide = useWide();
  const unread = useUnread()?.count ?? 0;
  // A page with none above it is named by its heading alone.
  const parents = parentsOf(open, route);
  const flush = route?.column ?? route?.flush ?? false;
  const look = collapsed && wide ? 'rail' : 'sidebar';
  return (
    <AppShell
      look={look}
      onLookChange={toggle}
      groups={menuOf(open)}
      current={markedEntry(open, route) ?? pathname}
      head={<Switcher look={look} />}
      foot={<Foot look={look} />}
      unread={unread}
      topStart={
        route && parents.length > 0 ? (
          <Suspense fallback={null}>
            <Trail parents={parents} current={route.menu?.label ?? route.title} />
          </Suspense>
        ) : null
      }
      topEnd={<TopEnd />}
      flush={flush}
    >
      <Notices />
      <ErrorBoundary at={pathname}>
        <Suspense fallback={<PageSkeleton flush={flush} />}>
          {route?.column ? (
            <SecondColumn route={route}>
              <Outlet />
            </SecondColumn>
          ) : (
            <Outlet />
          )}
        </Suspense>
      </ErrorBoundary>
    </AppShell>
  );
}
