import { useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ArrowDown, ArrowUp, Settings } from '../icons.ts';
import { oneTabStop } from '../List/oneTabStop.ts';
import { Popover } from '../Popover/Popover.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { moveColumn, orderColumns, type ColumnLayout } from './columnLayout.ts';
import * as css from './Table.css.ts';
import { tableCopy } from './copy.ts';

export interface ColumnSettingsProps {
  /** All there are, in the order they have when nothing is set. */
  columns: readonly { id: string; title: string; locked?: boolean }[];
  layout: ColumnLayout;
  onChange: (layout: ColumnLayout) => void;
  /** @default '列设置' */
  label?: string;
}

/** Shows, hides and orders the columns of a Table; give its columns through `arrangeColumns`. */
export function ColumnSettings({ columns, layout, onChange, label = tableCopy.columns }: ColumnSettingsProps) {
  const list = useRef<HTMLUListElement>(null);
  const ordered = orderColumns(columns, layout);
  const ids = ordered.map(({ id }) => id);
  const shown = ordered.filter(({ id }) => !layout.hidden.has(id)).length;
  const changed = layout.hidden.size > 0 || columns.some(({ id }, index) => ids[index] !== id);
  const show = (id: string, on: boolean) => {
    const hidden = new Set(layout.hidden);
    if (on) hidden.delete(id);
    else hidden.add(id);
    onChange({ order: ids, hidden });
  };
  const move = (id: string, by: -1 | 1) => {
    const next = moveColumn(ids, id, by);
    // At either end the pressed button is disabled and would lose focus: its neighbour takes it.
    const end = next.at(by < 0 ? 0 : -1) === id;
    const selector = `[data-column="${CSS.escape(id)}"] > button:nth-of-type(${by < 0 ? 2 : 1})`;
    if (end) list.current?.querySelector<HTMLElement>(selector)?.focus();
    onChange({ order: next, hidden: layout.hidden });
  };
  return (
    <Popover trigger={<IconButton icon={Settings} label={label} />} label={label}>
      <ul
        ref={(element) => {
          list.current = element;
          oneTabStop(element);
        }}
        className={css.settings}
      >
        {ordered.map(({ id, title, locked }, index) => {
          const visible = !layout.hidden.has(id);
          return (
            <li key={id} className={css.setting} data-column={id}>
              <span className={css.settingName}>
                <Checkbox
                  checked={visible}
                  disabled={locked || (visible && shown === 1)}
                  onChange={(next) => show(id, next)}
                >
                  {title}
                </Checkbox>
              </span>
              <IconButton
                icon={ArrowUp}
                label={tableCopy.up(title)}
                size="sm"
                disabled={index === 0}
                onPress={() => move(id, -1)}
              />
              <IconButton
                icon={ArrowDown}
                label={tableCopy.down(title)}
                size="sm"
                disabled={index === ordered.length - 1}
                onPress={() => move(id, 1)}
              />
            </li>
          );
        })}
      </ul>
      <VisuallyHidden live="polite">{tableCopy.order(ordered.map(({ title }) => title))}</VisuallyHidden>
      <div className={css.settingsEnd}>
        <Button
          size="sm"
          emphasis="quiet"
          disabled={!changed}
          onPress={() => onChange({ order: columns.map(({ id }) => id), hidden: new Set() })}
        >
          {tableCopy.reset}
        </Button>
      </div>
    </Popover>
  );
}
