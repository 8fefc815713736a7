import { BackToConsole } from '@tinystar/features/shell';
import { AppShell, type NavGroup } from '@tinystar/ui';
import {
  Building,
  CircleUser,
  CircleX,
  Coins,
  GraduationCap,
  List,
  Monitor,
  ShieldCheck,
  Share,
} from '@tinystar/ui/icons';
import { Suspense } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { Outlet, useLocation } from 'react-router';
import { useOpenRoutes } from '../guard/useOpenRoutes.ts';
import { ADMIN_ROOT } from '../session/redirect.ts';
import { Foot } from './Foot.tsx';
import { Notices } from './Notices.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { TopEnd } from './TopEnd.tsx';
import { useUnread } from './useUnread.ts';

const icons = { userCenter: CircleUser, channelCenter: Share, operator: ShieldCheck } as const;
/** The operator's pages are a house of their own. */
const OPERATOR = '/operator';
const operatorIcons = {
  operator: ShieldCheck,
  operatorEnterprises: Building,
  operatorAssistants: GraduationCap,
  operatorPromotion: Share,
  operatorPayments: Coins,
  operatorWords: CircleX,
  operatorSite: Monitor,
  operatorActs: List,
} as const;
const isOperators = (name: string): name is keyof typeof operatorIcons => name in operatorIcons;
const isOwn = (name: string): name is keyof typeof icons => name in icons;

/** The user area: its own pages, help and messages, and the way back (SHELL-09, C-17). */
export function SimpleShell() {
  const { pathname, search } = useLocation();
  const open = useOpenRoutes();
  const unread = useUnread()?.count ?? 0;
  const operating = pathname === OPERATOR;
  const items = open.flatMap(({ name, path, title }): NavGroup['items'] => {
    if (operating) return isOperators(name) ? [{ href: path, label: title, icon: operatorIcons[name] }] : [];
    return isOwn(name) ? [{ href: path, label: title, icon: icons[name] }] : [];
  });
  const address = items.some(({ href }) => href === pathname + search) ? pathname + search : pathname;
  return (
    <AppShell
      groups={[{ items }]}
      current={address}
      head={<BackToConsole href={ADMIN_ROOT} />}
      foot={<Foot look="sidebar" />}
      unread={unread}
      topEnd={<TopEnd />}
    >
      <Notices />
      <ErrorBoundary at={pathname}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </AppShell>
  );
}
