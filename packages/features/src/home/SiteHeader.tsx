import { Button, IconButton, Link } from '@tinystar/ui';
import { Menu, X } from '@tinystar/ui/icons';
import { useState } from 'react';
import { StarMark } from '../shared/StarMark.tsx';
import { copy } from './copy.ts';
import * as css from './HomeFrame.css.ts';
import type { HomePageName } from './model.ts';
import { width } from './page.css.ts';

export interface SiteHeaderProps {
  current: HomePageName;
  loggedIn: boolean;
  /** Whether the assistant square can be opened. */
  square: boolean;
  /** Opens the chat with the service; missing where there is none. */
  onContact?: (() => void) | undefined;
}

/** Pages of the site in the order of the header. */
export const pagesOf = (square: boolean) => [
  { name: 'index', href: '/index', label: copy.pages.index },
  { name: 'solution', href: '/solution', label: copy.pages.solution },
  ...(square ? [{ name: 'square', href: '/bot/square', label: copy.pages.square }] : []),
  { name: 'cooperation', href: '/cooperation', label: copy.pages.cooperation },
];

/** Brand, pages, and the way in: 进入 with a session, 登录 without (HOME-06). */
export function SiteHeader({ current, loggedIn, square, onContact }: SiteHeaderProps) {
  const [open, setOpen] = useState(false);
  const links = pagesOf(square).map(({ name, href, label }) => ({
    name,
    link:
      name === current ? (
        <span className={css.here} aria-current="page">
          {label}
        </span>
      ) : (
        <Link href={href} tone="quiet">
          {label}
        </Link>
      ),
  }));
  return (
    <header>
      <div className={`${width} ${css.header}`}>
        <Link href="/index" tone="quiet">
          <span className={css.brand}>
            <StarMark />
            {copy.brand}
          </span>
        </Link>
        <nav className={css.nav} aria-label={copy.menu.label}>
          <ul className={css.navList}>
            {links.map(({ name, link }) => (
              <li key={name}>{link}</li>
            ))}
          </ul>
        </nav>
        <span className={css.grow} />
        {onContact ? (
          <span className={css.onTablet}>
            <Button emphasis="quiet" onPress={onContact}>
              {copy.contact}
            </Button>
          </span>
        ) : null}
        <Button href={loggedIn ? '/a' : '/login'}>{loggedIn ? copy.enter : copy.login}</Button>
        <span className={css.onPhone}>
          <IconButton
            icon={open ? X : Menu}
            label={open ? copy.menu.close : copy.menu.open}
            aria-expanded={open}
            onPress={() => setOpen(!open)}
          />
        </span>
      </div>
      {open ? (
        <nav className={css.sheet} aria-label={copy.menu.label}>
          <ul className={`${width} ${css.sheetList}`}>
            {links.map(({ name, link }) => (
              <li key={name} className={css.sheetItem}>
                {link}
              </li>
            ))}
            {onContact ? (
              <li className={css.sheetItem}>
                <button type="button" className={css.footButton} onClick={onContact}>
                  {copy.contact}
                </button>
              </li>
            ) : null}
          </ul>
        </nav>
      ) : null}
    </header>
  );
}
