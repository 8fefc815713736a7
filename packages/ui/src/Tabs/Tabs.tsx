import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { focusable } from '../private/keyboardScroll.ts';
import { content, count as countStyle, list, tab, words } from './Tabs.css.ts';
import { useChosenInView } from './useChosenInView.ts';

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

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Panels that take turns (ARIA tabs, chosen by arrow key). For tabs with addresses of their own use TopTabs. */
export function Tabs<Value extends string>({
  items,
  value,
  onChange,
  label,
  look = 'underline',
  children,
}: TabsProps<Value>) {
  const id = useId();
  const row = useChosenInView<HTMLDivElement>(value);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const open = items.filter(({ disabled }) => !disabled);
    const next =
      open[
        step(
          open.findIndex((item) => item.value === value),
          open.length,
        )
      ];
    if (!next) return;
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  return (
    <div>
      <div ref={row} role="tablist" tabIndex={-1} className={list({ look })} aria-label={label} onKeyDown={move}>
        {items.map((item) => {
          const active = item.value === value;
          return (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-${item.value}`}
              aria-label={item.count === undefined ? item.label : `${item.label} ${item.count}`}
              aria-selected={active}
              aria-controls={active ? `${id}-panel` : undefined}
              tabIndex={active ? 0 : -1}
              className={tab({ look })}
              data-state={active ? 'active' : 'inactive'}
              disabled={item.disabled}
              onClick={() => onChange(item.value)}
            >
              <span className={words} data-words={item.label}>
                {item.label}
              </span>
              {item.count === undefined ? null : <span className={countStyle}>{item.count}</span>}
            </button>
          );
        })}
      </div>
      <Panel id={`${id}-panel`} label={`${id}-${value}`}>
        {children}
      </Panel>
    </div>
  );
}

/**
 * The panel is a tab stop only while nothing in it can take focus (APG tabs). Otherwise its content is reached
 * directly.
 */
function Panel({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(false);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const look = () => setStop(!element.querySelector(focusable));
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled', 'tabindex', 'href'] });
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={id}
      aria-labelledby={label}
      {...(stop ? { tabIndex: 0 } : {})}
      className={content}
    >
      {children}
    </div>
  );
}
