import type { Box } from '@tinystar/contract';
import { memo, type PointerEvent } from 'react';
import { boxAt, placeBox, type PageShape, type Share } from '../model/geometry.ts';
import * as css from './BlockOverlay.css.ts';
import type { EditedBlock } from './model/view.ts';
import { useArea } from './useArea.ts';

export interface BlockOverlayProps {
  shape: PageShape;
  blocks: readonly EditedBlock[];
  selected: ReadonlySet<string>;
  /** A new block is being drawn. */
  drawing: boolean;
  onSelect: (block: EditedBlock, how: { extend: boolean }) => void;
  onDraw: (box: Box) => void;
  onResize: (block: EditedBlock, box: Box) => void;
}

const percent = (share: number) => `${share * 100}%`;
const look = ({ left, top, width, height }: Share) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});

/**
 * The blocks of one page over its drawing. It mirrors the list beside it, which is what keyboards and screen readers use:
 * here everything is for pointers.
 */
export const BlockOverlay = memo(function BlockOverlay(props: BlockOverlayProps) {
  const { shape, blocks, selected, drawing, onSelect, onDraw, onResize } = props;
  const { area, start, move, end } = useArea((drawn) => onDraw(boxAt(drawn, shape)));
  const pulled = drawing ? { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end } : {};
  const only = selected.size === 1 ? blocks.find(({ id }) => selected.has(id)) : undefined;
  return (
    <div className={css.layer({ drawing })} aria-hidden {...pulled}>
      {blocks.map((block) => {
        const share = placeBox(block.box, shape);
        const chosen = selected.has(block.id);
        const off = block.status === 'disabled';
        return share ? (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the list has the keys
          <div
            key={block.id}
            data-block={block.id}
            className={css.box({ kind: block.type, off, change: block.change, selected: chosen })}
            style={{ ...look(share), ...(drawing && { pointerEvents: 'none' as const }) }}
            onClick={(event) => onSelect(block, { extend: event.shiftKey })}
          >
            <span className={css.number({ selected: chosen, off })}>{block.number}</span>
          </div>
        ) : null;
      })}
      {only && !drawing ? <Handles shape={shape} block={only} onResize={onResize} /> : null}
      {area ? <div className={css.drawn} style={look(area)} /> : null}
    </div>
  );
});

const corners = [
  { x: 0, y: 0, cursor: 'nwse-resize' },
  { x: 1, y: 0, cursor: 'nesw-resize' },
  { x: 0, y: 1, cursor: 'nesw-resize' },
  { x: 1, y: 1, cursor: 'nwse-resize' },
];

function Handles({ shape, block, onResize }: Pick<BlockOverlayProps, 'shape' | 'onResize'> & { block: EditedBlock }) {
  const { area, start, move, end } = useArea((pulled) => onResize(block, boxAt(pulled, shape)));
  const share = placeBox(block.box, shape);
  if (!share) return null;
  const at = (x: number, y: number) => ({ x: share.left + x * share.width, y: share.top + y * share.height });
  return (
    <>
      {corners.map(({ x, y, cursor }) => (
        <div
          key={`${x}${y}`}
          className={css.handle}
          style={{ left: percent(at(x, y).x), top: percent(at(x, y).y), cursor }}
          onPointerDown={(event: PointerEvent) => start(event, at(1 - x, 1 - y))}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        />
      ))}
      {area ? <div className={css.drawn} style={look(area)} /> : null}
    </>
  );
}
