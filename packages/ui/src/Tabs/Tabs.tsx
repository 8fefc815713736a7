import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { content, count as countStyle, list, tab, words } from './Tabs.css.ts';

export interface TabItem<Value extends string = string> {
  value: Value;
  label: string;
  count?: number;
  disabled?: boolean;
}

export interface TabsProps<Value extends string = string> {
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  label: string;
  /** Level one is underlined, level two a pill; never the same look twice on a page. @default 'underline' */
  look?: 'underline' | 'pill';
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** Panels that take turns. For tabs with addresses of their own use TopTabs. */
export function Tabs<Value extends string>({
  items,
  value,
  onChange,
  label,
  look = 'underline',
  children,
}: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Radix.List className={list({ look })} aria-label={label}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} className={tab({ look })} value={item.value} disabled={item.disabled}>
            <span className={words} data-words={item.label}>
              {item.label}
            </span>
            {item.count === undefined ? null : <span className={countStyle}>{item.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content className={content} value={value}>
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
