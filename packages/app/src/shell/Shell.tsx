import { useSession } from '@tinystar/features/shared';
import { AppShell } from '@tinystar/ui';
import { Outlet, useLocation } from 'react-router';
import { rolesOf } from '../guard/AccessGate.tsx';
import { CoinBalance } from './CoinBalance.tsx';
import { IdentityBadge } from './IdentityBadge.tsx';
import { menuOf } from './navigation.ts';
import { ThemeToggle } from './ThemeToggle.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The workspace frame: menu from the route list, identity, balance and person. */
export default function Shell() {
  const session = useSession();
  const { pathname } = useLocation();
  return (
    <AppShell
      groups={menuOf(rolesOf(session))}
      current={pathname}
      head={<IdentityBadge />}
      topEnd={
        <>
          <ThemeToggle />
          <CoinBalance />
          <UserMenu />
        </>
      }
    >
      <Outlet />
    </AppShell>
  );
}
