import { IconButton, Menu } from '@tinystar/ui';
import { ArrowLeft, Ellipsis, Pencil, Plus, Trash } from '@tinystar/ui/icons';
import { useRef, useState, type KeyboardEvent } from 'react';
import { settingsCopy } from './settingsCopy.ts';
import type { QuestionTabs } from './questionEdits.ts';
import * as css from './QuestionEditor.css.ts';

export interface QuestionTabListProps {
  tabs: QuestionTabs;
  chosen: number;
  onChoose: (tab: number) => void;
  onAdd: () => void;
  onRename: (name: string) => void;
  /** Moves the chosen tab to this place. */
  onMove: (to: number) => void;
  onRemove: () => void;
}

const words = settingsCopy.questionEditor;

/** The `#` tabs. Arrow keys choose, Alt with an arrow moves, F2 or a double press renames. */
export function QuestionTabList({ tabs, chosen, onChoose, onAdd, onRename, onMove, onRemove }: QuestionTabListProps) {
  const [naming, setNaming] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const chosenTab = tabs[chosen];

  const focusTab = (at: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus());

  const finish = (name: string, back: boolean) => {
    setNaming(false);
    onRename(name);
    if (back) focusTab(chosen);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'F2') return setNaming(true);
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const to = chosen + step;
    if (to < 0 || to >= tabs.length) return;
    (event.altKey ? onMove : onChoose)(to);
    focusTab(to);
  };

  return (
    <div className={css.tabs}>
      <div ref={list} role={naming ? 'group' : 'tablist'} aria-label={words.label} className={css.tabList}>
        {tabs.map(({ title }, at) =>
          naming && at === chosen ? (
            <input
              key={title}
              ref={(input) => input?.select()}
              className={css.name}
              aria-label={words.tabName}
              defaultValue={title}
              onBlur={(event) => finish(event.target.value, false)}
              onKeyDown={(event) => {
                if (event.nativeEvent.isComposing) return;
                if (event.key === 'Enter') {
                  event.preventDefault();
                  finish(event.currentTarget.value, true);
                }
                if (event.key === 'Escape') finish(title, true);
              }}
            />
          ) : (
            <button
              key={title}
              type="button"
              // While one is being named the row holds a text box, which a tab list may not.
              role={naming ? undefined : 'tab'}
              className={css.tab}
              aria-selected={naming ? undefined : at === chosen}
              tabIndex={at === chosen ? 0 : -1}
              onClick={() => onChoose(at)}
              onDoubleClick={() => setNaming(true)}
              onKeyDown={onKeyDown}
            >
              <span className={css.hash} aria-hidden>
                #
              </span>
              {title || words.unnamed}
            </button>
          ),
        )}
      </div>
      <IconButton icon={Plus} size="sm" label={words.addTab} onPress={onAdd} />
      {chosenTab ? (
        <Menu
          align="start"
          trigger={<IconButton icon={Ellipsis} size="sm" label={words.tabMenu(chosenTab.title || words.unnamed)} />}
          groups={[
            [
              { id: 'rename', label: words.rename, icon: Pencil, onSelect: () => setTimeout(() => setNaming(true)) },
              {
                id: 'earlier',
                label: words.earlier,
                icon: ArrowLeft,
                disabled: chosen === 0 || chosenTab.title === '' || tabs[chosen - 1]?.title === '',
                onSelect: () => onMove(chosen - 1),
              },
            ],
            [{ id: 'remove', label: words.removeTab, icon: Trash, tone: 'danger', onSelect: onRemove }],
          ]}
        />
      ) : null}
    </div>
  );
}
