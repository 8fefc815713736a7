import * as Radix from 'radix-ui/dropdown-menu';
import { Fragment, useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { Glyph } from '../Icon/Icon.tsx';
import { useFocusReturnTo } from '../private/useFocusReturn.ts';
import { usePortalContainer } from '../ThemeScope/ThemeScope.tsx';
import { head as headStyle, heading, list, panel, rule } from './Menu.css.ts';
import { MenuEntry } from './MenuEntry.tsx';

export interface MenuItem {
  id: string;
  label: string;
  icon?: Glyph;
  /** @default 'neutral' */
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
  /** On or off: makes it a choice with a tick. The section's `choice` says whether it is one of a set. */
  checked?: boolean;
  /** Keys that do the same, as people say them: Ctrl+K. Shown only; listening is the page's work. */
  shortcut?: string;
  href?: string;
  /** Opens beside it; an item with items does nothing itself. */
  items?: readonly MenuItem[];
  onSelect?: () => void;
}

/** Items under a title, or a set of choices. */
export interface MenuSection {
  title?: string;
  /** `one`: choosing takes the tick from the others; `many`: each is on its own and the menu stays. @default 'one' */
  choice?: 'one' | 'many';
  items: readonly MenuItem[];
}

export interface MenuProps {
  /** A Button or IconButton. */
  trigger: ReactElement;
  /** Groups are divided by hairlines. */
  groups: readonly (readonly MenuItem[] | MenuSection)[];
  /** What the actions belong to, above them; it cannot be chosen. */
  head?: ReactNode;
  /** @default 'end' */
  align?: 'start' | 'end';
  /** @default 'bottom' */
  side?: 'top' | 'bottom';
}

const sectionOf = (group: MenuProps['groups'][number]): MenuSection => ('items' in group ? group : { items: group });

/** Actions on one thing, behind one button. */
export function Menu({ trigger, groups, head, align = 'end', side = 'bottom' }: MenuProps) {
  const container = usePortalContainer();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const focus = useFocusReturnTo(button, open);
  const sections = groups.map(sectionOf).filter(({ items }) => items.length > 0);
  return (
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger ref={button} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          {...focus}
          className={`${panel} ${list}`}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          loop
        >
          {head ? <div className={headStyle}>{head}</div> : null}
          {sections.map(({ title, choice = 'one', items }, index) => (
            <Fragment key={items[0]?.id}>
              {index > 0 || head ? <Radix.Separator className={rule} /> : null}
              <Radix.Group aria-label={title}>
                {title ? (
                  <Radix.Label className={heading} aria-hidden>
                    {title}
                  </Radix.Label>
                ) : null}
                {items.map((item) => (
                  <MenuEntry key={item.id} item={item} choice={choice} />
                ))}
              </Radix.Group>
            </Fragment>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
