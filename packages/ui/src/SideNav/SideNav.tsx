import { useState } from 'react';
import { Icon, type Glyph } from '../Icon/Icon.tsx';
import { ChevronRight } from '../icons.ts';
import { groupButton, groupTitle, chevron, nav, navList, railRule } from './SideNav.css.ts';
import { currentItem } from './currentItem.ts';
import { SideNavItem } from './SideNavItem.tsx';
import { sideNavCopy } from './copy.ts';

export interface NavItem {
  href: string;
  label: string;
  icon: Glyph;
  unread?: number;
}

export interface NavGroup {
  /** Left out for the first group. */
  title?: string;
  /** The title becomes a button that folds the group; it starts open unless `folded`. */
  foldable?: boolean;
  /** Starts folded, unless it holds the page shown. */
  folded?: boolean;
  items: readonly NavItem[];
}

export interface SideNavProps {
  groups: readonly NavGroup[];
  /** The address of the page shown, or one below it. */
  current: string;
  /** `rail` shows icons alone, their labels as tooltips. @default 'sidebar' */
  look?: 'sidebar' | 'rail';
  /** @default '主菜单' */
  label?: string;
}

/** The pages of an application, in groups. AppShell holds one; on small screens it stands in a drawer. */
export function SideNav({ groups, current, look = 'sidebar', label = sideNavCopy.label }: SideNavProps) {
  const [touched, setTouched] = useState<Readonly<Record<string, boolean>>>({});
  const here = currentItem(groups, current);
  const rail = look === 'rail';
  return (
    <nav className={nav} aria-label={label}>
      {groups.map(({ title = '', foldable = false, folded = false, items }, index) => {
        const open = rail || !foldable || (touched[title] ?? (!folded || items.some(({ href }) => href === here)));
        return (
          <div key={title || index}>
            {rail && index > 0 ? <div className={railRule} /> : null}
            {title && !rail ? (
              <Title
                text={title}
                open={open}
                onFold={foldable ? () => setTouched({ ...touched, [title]: !open }) : undefined}
              />
            ) : null}
            {open ? (
              <ul className={navList({ look })} aria-label={title || undefined}>
                {items.map((item) => (
                  <SideNavItem key={item.href} item={item} look={look} current={item.href === here} />
                ))}
              </ul>
            ) : null}
          </div>
        );
      })}
    </nav>
  );
}

function Title({ text, open, onFold }: { text: string; open: boolean; onFold?: () => void }) {
  if (!onFold) return <div className={groupTitle}>{text}</div>;
  return (
    <button type="button" className={groupButton} aria-expanded={open} onClick={onFold}>
      {text}
      <span className={chevron}>
        <Icon of={ChevronRight} size="xs" />
      </span>
    </button>
  );
}
