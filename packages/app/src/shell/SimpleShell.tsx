import { BackToConsole } from '@tinystar/features/shell';
import { AppShell, type NavGroup } from '@tinystar/ui';
import { CircleUser, ShieldCheck, Share } from '@tinystar/ui/icons';
import { Suspense } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { Outlet, useLocation } from 'react-router';
import { useOpenRoutes } from '../guard/useOpenRoutes.ts';
import { ADMIN_ROOT } from '../session/redirect.ts';
import { Foot } from './Foot.tsx';
import { Notices } from './Notices.tsx';
import { TopEnd } from './TopEnd.tsx';

const icons = { userCenter: CircleUser, channelCenter: Share, operator: ShieldCheck } as const;
const isOwn = (name: string): name is keyof typeof icons => name in icons;

/** The user area: its own pages, help and messages, and the way back (SHELL-09, C-17). */
export function SimpleShell() {
  const { pathname } = useLocation();
  const items = useOpenRoutes().flatMap(({ name, path, title }): NavGroup['items'] =>
    isOwn(name) ? [{ href: path, label: title, icon: icons[name] }] : [],
  );
  return (
    <AppShell
      groups={[{ items }]}
      current={pathname}
      head={<BackToConsole href={ADMIN_ROOT} />}
      foot={<Foot look="sidebar" />}
      topEnd={<TopEnd />}
    >
      <Notices />
      <ErrorBoundary at={pathname}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </AppShell>
  );
}
