import { CoinBalance } from './CoinBalance.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The bar's end on every page behind the login. */
export function TopEnd() {
  return (
    <>
      <ThemeToggle />
      <CoinBalance />
      <UserMenu />
    </>
  );
}
