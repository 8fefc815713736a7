import { useState, type ReactNode } from 'react';
import { Drawer } from '../Drawer/Drawer.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, PanelLeft } from '../icons.ts';
import { SideNav, type NavGroup } from '../SideNav/SideNav.tsx';
import * as css from './AppShell.css.ts';
import { appShellCopy } from './copy.ts';

export interface AppShellProps {
  groups: readonly NavGroup[];
  /** The address of the page shown: marks the item and closes the drawer on phones. */
  current: string;
  /** `rail` leaves the width to a workbench. @default 'sidebar' */
  look?: 'sidebar' | 'rail';
  /** Offers to fold the menu to a rail and back; remember the answer and give it back as `look`. */
  onLookChange?: (look: 'sidebar' | 'rail') => void;
  /** Above the menu: the identity switcher, or a mark on the rail. */
  head?: ReactNode;
  /** Below the menu; it never scrolls. */
  foot?: ReactNode;
  /** What waits in head and foot: a dot marks it at the button that opens the menu on small screens. @default 0 */
  unread?: number;
  /** The bar's start: page name, breadcrumb or tabs. Without start and end there is no bar on wide screens. */
  topStart?: ReactNode;
  /** The bar's end: balance, theme, person. */
  topEnd?: ReactNode;
  /** Lets the page reach the edges, for split panes. */
  flush?: boolean;
  children: ReactNode;
}

/** The frame of every page behind the login: menu at the side (a drawer below 1024 px), bar above, page inside. */
export function AppShell({
  groups,
  current,
  look = 'sidebar',
  onLookChange,
  head,
  foot,
  unread = 0,
  topStart,
  topEnd,
  flush = false,
  children,
}: AppShellProps) {
  const [openedAt, setOpenedAt] = useState<string>();
  const menuOpen = openedAt === current;
  return (
    <div className={css.shell}>
      <a className={css.skip} href="#main">
        {appShellCopy.skip}
      </a>
      <aside className={css.side({ look })}>
        {head ? <div className={look === 'rail' ? css.railHead : css.sideHead}>{head}</div> : null}
        <SideNav groups={groups} current={current} look={look} />
        {foot ? <div className={css.foot({ look })}>{foot}</div> : null}
      </aside>
      <Drawer
        bare
        flush
        side="start"
        size="sidebar"
        title={appShellCopy.menu}
        open={menuOpen}
        onClose={() => setOpenedAt(undefined)}
      >
        <div className={css.drawn}>
          {head && look === 'sidebar' ? <div className={css.sideHead}>{head}</div> : null}
          <SideNav groups={groups} current={current} look="sidebar" />
          {foot && look === 'sidebar' ? <div className={css.foot({ look: 'sidebar' })}>{foot}</div> : null}
        </div>
      </Drawer>
      <div className={css.column}>
        <header className={css.top}>
          <span className={css.menuButton}>
            <IconButton
              icon={Menu}
              label={unread > 0 ? appShellCopy.openUnread(unread) : appShellCopy.openMenu}
              aria-expanded={menuOpen}
              onPress={() => setOpenedAt(current)}
            />
            {unread > 0 ? <span className={css.dot} aria-hidden /> : null}
          </span>
          {onLookChange ? (
            <span className={css.lookButton}>
              <IconButton
                icon={PanelLeft}
                label={look === 'rail' ? appShellCopy.widen : appShellCopy.narrow}
                aria-expanded={look !== 'rail'}
                onPress={() => onLookChange(look === 'rail' ? 'sidebar' : 'rail')}
              />
            </span>
          ) : null}
          <div className={css.topStart}>{topStart}</div>
          <div className={css.topEnd}>{topEnd}</div>
        </header>
        <main id="main" tabIndex={-1} className={css.main({ padded: !flush })}>
          {children}
        </main>
      </div>
    </div>
  );
}
