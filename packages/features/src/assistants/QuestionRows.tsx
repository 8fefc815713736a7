import { Icon, IconButton } from '@tinystar/ui';
import { GripVertical, Plus, X } from '@tinystar/ui/icons';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { settingsCopy } from './settingsCopy.ts';
import { addQuestion, changeQuestion, moveQuestion, removeQuestion, type QuestionTabs } from './questionEdits.ts';
import * as css from './QuestionEditor.css.ts';

export interface QuestionRowsProps {
  tabs: QuestionTabs;
  tab: number;
  onChange: (tabs: QuestionTabs) => void;
}

const words = settingsCopy.questionEditor;

/** The questions of one tab. Enter goes on to the next, Alt with an arrow moves, the grip is for the mouse. */
export function QuestionRows({ tabs, tab, onChange }: QuestionRowsProps) {
  const questions = tabs[tab]?.questions ?? [];
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<{ row: number }>();
  const [dragged, setDragged] = useState<number>();

  useEffect(() => {
    if (focused) list.current?.querySelectorAll('input')[focused.row]?.focus();
  }, [focused]);

  const add = (at: number) => {
    onChange(addQuestion(tabs, tab, at));
    setFocused({ row: at });
  };
  const remove = (at: number) => {
    onChange(removeQuestion(tabs, tab, at));
    setFocused({ row: Math.max(0, at - 1) });
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= questions.length) return;
    onChange(moveQuestion(tabs, tab, from, to));
    setFocused({ row: to });
  };

  /** The dragged row takes the place of the row under the pointer. */
  const drag = (y: number) => {
    if (dragged === undefined) return;
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const to = rows.findIndex(({ top, bottom }) => y >= top && y < bottom);
    if (to < 0 || to === dragged) return;
    onChange(moveQuestion(tabs, tab, dragged, to));
    setDragged(to);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    if (event.nativeEvent.isComposing) return;
    const { key, altKey } = event;
    const step = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (step) {
      event.preventDefault();
      if (altKey) move(at, at + step);
      else setFocused({ row: at + step });
    } else if (key === 'Enter') {
      event.preventDefault();
      if (questions[at]?.trim()) add(at + 1);
    } else if (key === 'Backspace' && questions[at] === '') {
      event.preventDefault();
      remove(at);
    }
  };

  return (
    <>
      <ul ref={list} className={css.rows}>
        {questions.map((question, at) => (
          // Rows have no identity beyond their place: a question is its text.
          <li key={at} className={css.row} data-dragged={dragged === at || undefined}>
            <button
              type="button"
              className={css.grip}
              tabIndex={-1}
              aria-label={words.grip}
              title={words.grip}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragged(at);
              }}
              onPointerMove={(event) => drag(event.clientY)}
              onPointerUp={() => setDragged(undefined)}
              onPointerCancel={() => setDragged(undefined)}
            >
              <Icon of={GripVertical} size="sm" />
            </button>
            <input
              className={css.question}
              aria-label={words.question(at + 1)}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              placeholder={words.placeholder}
              value={question}
              onChange={(event) => onChange(changeQuestion(tabs, tab, at, event.target.value))}
              onKeyDown={(event) => onKeyDown(event, at)}
            />
            <IconButton icon={X} size="sm" label={words.removeQuestion(at + 1)} onPress={() => remove(at)} />
          </li>
        ))}
      </ul>
      <button type="button" className={css.add} onClick={() => add(questions.length)}>
        <Icon of={Plus} size="sm" />
        {words.addQuestion}
      </button>
    </>
  );
}
