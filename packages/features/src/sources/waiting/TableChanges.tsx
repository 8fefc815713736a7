import type { MergedCells } from '@tinystar/contract/mergeCells';
import { InlineMessage, Text } from '@tinystar/ui';
import { copy } from './copy.ts';
import * as css from './WaitingEdit.css.ts';

/** So many are told one by one. */
const SHOWN = 12;

/** What taking an edit over does to a table of today: cell by cell, or the whole of it where `merged` is null. */
export function TableChanges({ merged }: { merged: MergedCells | null | undefined }) {
  if (!merged) return <InlineMessage tone="warning">{copy.cells.whole}</InlineMessage>;
  const lines = [
    ...merged.changes.map(({ row, column, from, to }) => copy.cells.changed(row, column, from, to)),
    ...merged.added.map(copy.cells.added),
    ...merged.removed.map(copy.cells.removed),
  ];
  if (lines.length === 0) return null;
  return (
    <div className={css.part} role="group" aria-label={copy.cells.title}>
      <Text size="caption" tone="secondary">
        {copy.cells.title}
      </Text>
      <ul className={css.changes}>
        {lines.slice(0, SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > SHOWN ? <li>{copy.cells.more(lines.length - SHOWN)}</li> : null}
      </ul>
    </div>
  );
}
