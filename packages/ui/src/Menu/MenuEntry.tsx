import * as Radix from 'radix-ui/dropdown-menu';
import { Icon } from '../Icon/Icon.tsx';
import { Check, ChevronRight } from '../icons.ts';
import { Anchor } from '../Link/Anchor.tsx';
import { usePortalContainer } from '../ThemeScope/ThemeScope.tsx';
import type { MenuItem, MenuSection } from './Menu.tsx';
import { item as itemStyle, itemEnd, list, panel, words } from './Menu.css.ts';

/** One line of a Menu: an action, a link, a choice, or the way into a further menu. */
export function MenuEntry({ item, choice }: { item: MenuItem; choice: NonNullable<MenuSection['choice']> }) {
  const { tone = 'neutral', disabled, checked, href, items, onSelect } = item;
  const className = itemStyle({ tone });
  if (items) return <Further item={item} items={items} />;
  if (href) {
    return (
      <Radix.Item asChild className={className} disabled={disabled} onSelect={onSelect}>
        <Anchor href={href}>
          <Content {...item} />
        </Anchor>
      </Radix.Item>
    );
  }
  if (checked !== undefined) {
    return (
      <Radix.CheckboxItem
        className={className}
        checked={checked}
        disabled={disabled}
        {...(choice === 'one' ? { role: 'menuitemradio' } : {})}
        onSelect={(event) => {
          if (choice === 'many') event.preventDefault();
          onSelect?.();
        }}
      >
        <Content {...item} />
      </Radix.CheckboxItem>
    );
  }
  return (
    <Radix.Item className={className} disabled={disabled} onSelect={onSelect}>
      <Content {...item} />
    </Radix.Item>
  );
}

function Further({ item, items }: { item: MenuItem; items: readonly MenuItem[] }) {
  const container = usePortalContainer();
  return (
    <Radix.Sub>
      <Radix.SubTrigger className={itemStyle({ tone: item.tone ?? 'neutral' })} disabled={item.disabled}>
        <Content {...item} />
      </Radix.SubTrigger>
      <Radix.Portal container={container}>
        <Radix.SubContent className={`${panel} ${list}`} sideOffset={4} alignOffset={-5} collisionPadding={8} loop>
          {items.map((inner) => (
            <MenuEntry key={inner.id} item={inner} choice="one" />
          ))}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}

function Content({ label, icon, tone, checked, shortcut, items }: MenuItem) {
  return (
    <>
      {icon ? <Icon of={icon} size="sm" tone={tone === 'danger' ? 'danger' : 'secondary'} /> : null}
      <span className={words}>{label}</span>
      {shortcut ? <kbd className={itemEnd}>{shortcut}</kbd> : null}
      {checked ? (
        <span className={itemEnd}>
          <Icon of={Check} size="sm" tone="accent" />
        </span>
      ) : null}
      {items ? (
        <span className={itemEnd}>
          <Icon of={ChevronRight} size="sm" />
        </span>
      ) : null}
    </>
  );
}
