import { Button, Inline, Stack } from '@tinystar/ui';
import { blockLimits } from '@tinystar/contract';
import { useRef, useState, type KeyboardEvent } from 'react';
import * as css from './CellEditor.css.ts';
import { copy } from './copy.ts';

export type Cells = string[][];

export interface CellEditorProps {
  cells: Cells;
  /** As they were saved; what differs is tinted. */
  saved: Cells | undefined;
  /** `joins`: the change goes on with the one before, as a letter does in a word. */
  onChange: (cells: Cells, joins: boolean) => void;
}

/** Longer tables show their first rows until more are asked for. */
const SOON = 60;

/** The cells of a table: Tab goes right, Enter down, Escape takes back what was typed in the cell. */
export function CellEditor({ cells, saved, onChange }: CellEditorProps) {
  const table = useRef<HTMLTableElement>(null);
  const [all, setAll] = useState(false);
  const begun = useRef<string>('');
  const typed = useRef('');
  const columns = cells[0]?.length ?? 0;
  const shown = all ? cells : cells.slice(0, SOON);
  const put = (row: number, column: number, text: string) => {
    const key = `${row}.${column}`;
    const next = cells.map((line, at) =>
      at === row ? line.map((old, place) => (place === column ? text : old)) : line,
    );
    onChange(next, typed.current === key);
    typed.current = key;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const below = row + (event.shiftKey ? -1 : 1);
      table.current?.querySelector<HTMLInputElement>(`[data-cell="${below}.${column}"]`)?.focus();
    }
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    put(row, column, begun.current);
  };
  return (
    <Stack gap={8}>
      <div className={css.frame}>
        <table ref={table} className={css.table} aria-label={copy.cells(cells.length, columns)}>
          <tbody>
            {shown.map((line, row) => (
              <tr key={row}>
                {line.map((text, column) => (
                  <td key={column} className={css.cell}>
                    <input
                      className={css.field({
                        head: row === 0,
                        changed: saved !== undefined && saved[row]?.[column] !== text,
                      })}
                      aria-label={copy.cell(row + 1, column + 1)}
                      data-cell={`${row}.${column}`}
                      maxLength={blockLimits.cell}
                      value={text}
                      onFocus={() => {
                        begun.current = text;
                        typed.current = '';
                      }}
                      onChange={(event) => put(row, column, event.target.value)}
                      onKeyDown={(event) => onKeyDown(event, row, column)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < cells.length ? (
        <Button size="sm" emphasis="quiet" onPress={() => setAll(true)}>
          {copy.moreRows(cells.length - shown.length)}
        </Button>
      ) : null}
      <Inline gap={4} wrap>
        <Button
          size="sm"
          emphasis="quiet"
          disabled={cells.length >= blockLimits.rows}
          onPress={() => onChange([...cells, Array.from({ length: columns }, () => '')], false)}
        >
          {copy.addRow}
        </Button>
        <Button
          size="sm"
          emphasis="quiet"
          disabled={columns >= blockLimits.columns}
          onPress={() =>
            onChange(
              cells.map((line) => [...line, '']),
              false,
            )
          }
        >
          {copy.addColumn}
        </Button>
        <Button
          size="sm"
          emphasis="quiet"
          disabled={cells.length < 2}
          onPress={() => onChange(cells.slice(0, -1), false)}
        >
          {copy.removeRow}
        </Button>
        <Button
          size="sm"
          emphasis="quiet"
          disabled={columns < 2}
          onPress={() =>
            onChange(
              cells.map((line) => line.slice(0, -1)),
              false,
            )
          }
        >
          {copy.removeColumn}
        </Button>
      </Inline>
    </Stack>
  );
}
