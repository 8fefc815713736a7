import { Icon, listPlace, Tag, VisuallyHidden } from '@tinystar/ui';
import { FileText, Image, Table2 } from '@tinystar/ui/icons';
import { useEffect, useId, useMemo, useRef, type KeyboardEvent } from 'react';
import * as css from './BlockList.css.ts';
import { copy } from './copy.ts';
import type { EditedBlock, EditedPage } from './model/view.ts';
import { useWindow } from './useWindow.ts';

export interface BlockListProps {
  pages: readonly EditedPage[];
  selected: ReadonlySet<string>;
  /** The block that keys act on; the last one that was chosen. */
  active: EditedBlock | null;
  onSelect: (block: EditedBlock, how: { extend: boolean }) => void;
  /** Space, Enter and Delete on the chosen blocks. */
  onToggle: () => void;
  onEdit: () => void;
  onRemove: () => void;
  /** Insert, M and T: a new block below, merging, and the next kind. */
  onInsert: () => void;
  onMerge: () => void;
  onRetype: () => void;
}

/** Height of a row in CSS pixels; all are alike, so that any row's place is known without drawing the others. */
const ROW = 36;
const glyphs = { paragraph: FileText, table: Table2, image: Image };

type Line = { kind: 'page'; page: number } | { kind: 'block'; block: EditedBlock; place: number };

const linesOf = (pages: readonly EditedPage[]): Line[] => {
  let place = 0;
  return pages.flatMap(({ index, blocks }): Line[] =>
    blocks.length === 0
      ? []
      : [
          { kind: 'page', page: index },
          ...blocks.map((block) => ({ kind: 'block' as const, block, place: (place += 1) })),
        ],
  );
};

/** All blocks of the document as one list for keyboards and screen readers; only the rows in sight are drawn. */
export function BlockList(props: BlockListProps) {
  const { pages, selected, active, onSelect } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => linesOf(pages), [pages]);
  const blocks = useMemo(() => lines.flatMap((line) => (line.kind === 'block' ? [line.block] : [])), [lines]);
  const at = lines.findIndex((line) => line.kind === 'block' && line.block.id === active?.id);
  const { first, last } = useWindow(list, ROW, lines.length);
  useEffect(() => listPlace(list.current), []);
  useEffect(() => {
    const element = list.current;
    if (!element || at < 0) return;
    const [top, bottom] = [at * ROW, (at + 1) * ROW];
    if (top < element.scrollTop + ROW) element.scrollTop = top - ROW;
    else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight;
  }, [at]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const now = blocks.findIndex((block) => block.id === active?.id);
    const go = (to: number) => {
      const block = blocks[Math.max(0, Math.min(blocks.length - 1, to))];
      if (block) onSelect(block, { extend: event.shiftKey });
    };
    const keys: Record<string, () => void> = {
      ArrowDown: () => go(now + 1),
      ArrowUp: () => go(now - 1),
      PageDown: () => go(now + 10),
      PageUp: () => go(now - 10),
      Home: () => go(0),
      End: () => go(blocks.length - 1),
      ' ': props.onToggle,
      Enter: props.onEdit,
      Delete: props.onRemove,
      Backspace: props.onRemove,
      Insert: props.onInsert,
      m: props.onMerge,
      t: props.onRetype,
    };
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const drawn = lines
    .map((line, index) => ({ line, index }))
    .filter(({ index }) => (index >= first && index <= last) || index === at);
  return (
    <>
      <span id={`${id}-help`} hidden>
        {copy.listHelp}
      </span>
      <div
        ref={list}
        className={css.list}
        role="listbox"
        tabIndex={0}
        aria-label={copy.list}
        aria-multiselectable
        aria-describedby={`${id}-help`}
        aria-activedescendant={at < 0 ? undefined : `${id}-${active!.id}`}
        onKeyDown={onKeyDown}
      >
        <div className={css.room} role="presentation" style={{ blockSize: lines.length * ROW }}>
          {drawn.map(({ line, index }) =>
            line.kind === 'page' ? (
              <div key={`page-${line.page}`} className={css.heading} role="presentation" style={place(index)}>
                {copy.page(line.page)}
              </div>
            ) : (
              <Row
                key={line.block.id}
                id={`${id}-${line.block.id}`}
                block={line.block}
                place={line.place}
                count={blocks.length}
                selected={selected.has(line.block.id)}
                style={place(index)}
                onSelect={onSelect}
              />
            ),
          )}
        </div>
      </div>
    </>
  );
}

const place = (index: number) => ({ insetBlockStart: index * ROW, blockSize: ROW });

interface RowProps extends Pick<BlockListProps, 'onSelect'> {
  id: string;
  block: EditedBlock;
  place: number;
  count: number;
  selected: boolean;
  style: object;
}

function Row({ id, block, place: position, count, selected, style, onSelect }: RowProps) {
  const { type, number, page, text, status, change, hitCount = 0 } = block;
  const off = status === 'disabled';
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the list has the keys
    <div
      id={id}
      className={css.row({ selected })}
      role="option"
      aria-selected={selected}
      aria-posinset={position}
      aria-setsize={count}
      style={style}
      onClick={(event) => onSelect(block, { extend: event.shiftKey })}
    >
      <span className={css.number} aria-hidden>
        {number}
      </span>
      <span className={css.kind({ of: type })} aria-hidden>
        <Icon of={glyphs[type]} size="sm" />
      </span>
      <VisuallyHidden>{`${copy.page(page)}，${copy.row(number, copy.kinds[type])}，`}</VisuallyHidden>
      <span className={css.words({ off })}>{text.slice(0, 80).replaceAll('\n', ' ') || copy.emptyText[type]}</span>
      {change === 'none' ? null : <Tag tone={change === 'added' ? 'accent' : 'warning'}>{copy.changes[change]}</Tag>}
      {hitCount > 0 ? (
        <span className={css.hits}>
          <span aria-hidden>{copy.hitsShort(hitCount)}</span>
          <VisuallyHidden>{`，${copy.hits(hitCount)}`}</VisuallyHidden>
        </span>
      ) : null}
      {off ? <Tag>{copy.off}</Tag> : null}
    </div>
  );
}
