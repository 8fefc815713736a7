import { Badge } from '../Badge/Badge.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { Icon, type Glyph } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { groupTitle, nav, navItem, navLabel, navList, railBadge } from './AppShell.css.ts';

export interface NavItem {
  href: string;
  label: string;
  icon: Glyph;
  unread?: number;
}

export interface NavGroup {
  /** Left out for the first group. */
  title?: string;
  items: readonly NavItem[];
}

export interface SideNavProps {
  groups: readonly NavGroup[];
  /** The address of the page shown, or one below it. */
  current: string;
  look: 'sidebar' | 'rail';
}

/** The menu inside AppShell. On the rail the label becomes the accessible name and the tooltip. */
export function SideNav({ groups, current, look }: SideNavProps) {
  const rail = look === 'rail';
  return (
    <nav className={nav} aria-label="主菜单">
      {groups.map((group, index) => (
        <div key={group.title ?? index}>
          {group.title && !rail ? <div className={groupTitle}>{group.title}</div> : null}
          <ul className={navList({ look })}>
            {group.items.map((item) => (
              <li key={item.href}>
                <Anchor
                  href={item.href}
                  className={navItem({ look })}
                  aria-current={current === item.href || current.startsWith(`${item.href}/`) ? 'page' : undefined}
                  {...(rail ? { title: item.label } : {})}
                >
                  <Icon of={item.icon} />
                  {rail ? (
                    <VisuallyHidden>{item.label}</VisuallyHidden>
                  ) : (
                    <span className={navLabel}>{item.label}</span>
                  )}
                  {item.unread ? (
                    <span className={rail ? railBadge : undefined}>
                      <Badge count={item.unread} />
                    </span>
                  ) : null}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
