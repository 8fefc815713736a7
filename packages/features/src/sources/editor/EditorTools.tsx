import type { Block } from '@tinystar/contract';
import { Button, IconButton, Menu } from '@tinystar/ui';
import { Eye, EyeOff, Plus, RotateCcw, RotateCw, Table2, Trash } from '@tinystar/ui/icons';
import * as css from './BlockEditor.css.ts';
import { copy } from './copy.ts';
import { canMerge } from './model/operations.ts';
import type { EditedBlock } from './model/view.ts';

export interface EditorToolsProps {
  blocks: readonly EditedBlock[];
  canUndo: boolean;
  canRedo: boolean;
  drawing: boolean;
  /** Pages can be drawn on and read again. */
  hasPages: boolean;
  rebuilding: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onDrawing: (drawing: boolean) => void;
  onMerge: () => void;
  onRetype: (type: Block['type']) => void;
  onRebuild: () => void;
  onToggle: () => void;
  onRemove: () => void;
}

/** What can be done with the chosen blocks; everything is one step that can be undone. */
export function EditorTools(props: EditorToolsProps) {
  const { blocks, canUndo, canRedo, drawing, hasPages, rebuilding } = props;
  const one = blocks.length === 1 ? blocks[0] : undefined;
  const mergeable = canMerge(blocks);
  const allOn = blocks.length > 0 && blocks.every(({ status }) => status === 'enabled');
  return (
    <div className={css.bar} role="toolbar" aria-label={copy.tools}>
      <IconButton icon={RotateCcw} label={copy.undo} size="sm" disabled={!canUndo} onPress={props.onUndo} />
      <IconButton icon={RotateCw} label={copy.redo} size="sm" disabled={!canRedo} onPress={props.onRedo} />
      <Button
        size="sm"
        emphasis={drawing ? 'soft' : 'quiet'}
        tone={drawing ? 'accent' : 'neutral'}
        icon={Plus}
        aria-pressed={drawing}
        disabled={!hasPages}
        onPress={() => props.onDrawing(!drawing)}
      >
        {copy.draw}
      </Button>
      <Button
        size="sm"
        emphasis="quiet"
        disabled={!mergeable}
        {...(!mergeable && { reason: copy.mergeReason })}
        onPress={props.onMerge}
      >
        {copy.merge}
      </Button>
      <Menu
        align="start"
        trigger={
          <Button size="sm" emphasis="quiet" disabled={!one}>
            {one ? `${copy.kind}：${copy.kinds[one.type]}` : copy.kind}
          </Button>
        }
        groups={[
          {
            choice: 'one',
            items: (['paragraph', 'table', 'image'] as const).map((type) => ({
              id: type,
              label: copy.kinds[type],
              checked: one?.type === type,
              onSelect: () => props.onRetype(type),
            })),
          },
        ]}
      />
      <Button
        size="sm"
        emphasis="quiet"
        icon={Table2}
        pending={rebuilding}
        disabled={!one || !hasPages}
        onPress={props.onRebuild}
      >
        {copy.rebuild}
      </Button>
      <Button
        size="sm"
        emphasis="quiet"
        icon={allOn ? EyeOff : Eye}
        disabled={blocks.length === 0}
        onPress={props.onToggle}
      >
        {allOn || blocks.length === 0 ? copy.disable : copy.enable}
      </Button>
      <Button size="sm" emphasis="quiet" icon={Trash} disabled={blocks.length === 0} onPress={props.onRemove}>
        {copy.remove}
      </Button>
    </div>
  );
}
