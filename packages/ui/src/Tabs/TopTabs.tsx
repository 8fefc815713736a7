import { Anchor } from '../Link/Anchor.tsx';
import { list, tab, words } from './Tabs.css.ts';
import { useChosenInView } from './useChosenInView.ts';

export interface TopTab {
  href: string;
  label: string;
  current?: boolean;
}

export interface TopTabsProps {
  items: readonly TopTab[];
  label: string;
  /** `bare` stands inside a bar that has its own hairline. @default 'underline' */
  look?: 'underline' | 'bare' | 'pill';
}

/** Sibling pages as a row of links. */
export function TopTabs({ items, label, look = 'underline' }: TopTabsProps) {
  const row = useChosenInView(items.find(({ current }) => current)?.href);
  return (
    <nav ref={row} className={list({ look })} aria-label={label}>
      {items.map((item) => (
        <Anchor
          key={item.href}
          href={item.href}
          className={tab({ look })}
          aria-current={item.current ? 'page' : undefined}
          aria-label={item.label}
        >
          <span className={words} data-words={item.label}>
            {item.label}
          </span>
        </Anchor>
      ))}
    </nav>
  );
}
