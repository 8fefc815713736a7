import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { NavItem, SideNavProps } from './SideNav.tsx';
import { navItem, navLabel, railBadge } from './SideNav.css.ts';

export interface SideNavItemProps {
  item: NavItem;
  look: NonNullable<SideNavProps['look']>;
  current: boolean;
}

/** One page in the menu. On the rail the label is the accessible name and the tooltip. */
export function SideNavItem({ item: { href, label, icon, unread }, look, current }: SideNavItemProps) {
  const rail = look === 'rail';
  const link = (
    <Anchor href={href} className={navItem({ look })} aria-current={current ? 'page' : undefined}>
      <Icon of={icon} />
      {rail ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={navLabel}>{label}</span>}
      {unread ? (
        <span className={rail ? railBadge : undefined}>
          <Badge count={unread} />
        </span>
      ) : null}
    </Anchor>
  );
  return (
    <li>
      {rail ? (
        <Tooltip text={label} side="end">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  );
}
