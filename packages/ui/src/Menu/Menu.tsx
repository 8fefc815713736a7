import * as Radix from 'radix-ui/dropdown-menu';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Anchor } from '../Link/Anchor.tsx';
import { Icon, type Glyph } from '../Icon/Icon.tsx';
import { Check } from '../icons.ts';
import { usePortalContainer } from '../ThemeScope/ThemeScope.tsx';
import { head as headStyle, item as itemStyle, itemEnd, list, panel, rule } from './Menu.css.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon?: Glyph;
  /** @default 'neutral' */
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
  /** Marks the current one of a set. */
  checked?: boolean;
  href?: string;
  onSelect?: () => void;
}

export interface MenuProps {
  /** A Button or IconButton. */
  trigger: ReactElement;
  /** Groups are divided by hairlines. */
  groups: readonly (readonly MenuItem[])[];
  /** What the actions belong to, above them; it cannot be chosen. */
  head?: ReactNode;
  /** @default 'end' */
  align?: 'start' | 'end';
}

/** Actions on one thing, behind one button. */
export function Menu({ trigger, groups, head, align = 'end' }: MenuProps) {
  const container = usePortalContainer();
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content className={`${panel} ${list}`} align={align} sideOffset={4} collisionPadding={8}>
          {head ? <div className={headStyle}>{head}</div> : null}
          {groups
            .filter((group) => group.length > 0)
            .map((group, index) => (
              <Fragment key={group[0]?.id}>
                {index > 0 || head ? <Radix.Separator className={rule} /> : null}
                {group.map((item) => (
                  <Item key={item.id} {...item} />
                ))}
              </Fragment>
            ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Item({ label, icon, tone = 'neutral', disabled, checked, href, onSelect }: MenuItem) {
  const content = (
    <>
      {icon ? <Icon of={icon} size="sm" tone={tone === 'danger' ? 'danger' : 'secondary'} /> : null}
      {label}
      {checked ? (
        <span className={itemEnd}>
          <Icon of={Check} size="sm" tone="accent" />
        </span>
      ) : null}
    </>
  );
  if (href) {
    return (
      <Radix.Item asChild className={itemStyle({ tone })} disabled={disabled} onSelect={onSelect}>
        <Anchor href={href}>{content}</Anchor>
      </Radix.Item>
    );
  }
  return (
    <Radix.Item className={itemStyle({ tone })} disabled={disabled} onSelect={onSelect}>
      {content}
    </Radix.Item>
  );
}
