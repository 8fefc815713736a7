import type { Block, Document, Page } from '@tinystar/contract';
import { Button, ConfirmDialog, Empty, IconButton, InlineMessage, Text } from '@tinystar/ui';
import { ArrowLeft } from '@tinystar/ui/icons';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Opened } from '../pdf.ts';
import { BlockCanvas } from './BlockCanvas.tsx';
import * as css from './BlockEditor.css.ts';
import { BlockInspector } from './BlockInspector.tsx';
import { BlockList } from './BlockList.tsx';
import { waitingEditsWords } from '../../shared/waitingEdits.ts';
import { copy } from './copy.ts';
import { NoCanvas } from './NoCanvas.tsx';
import { EditorTools } from './EditorTools.tsx';
import { patched } from './model/draft.ts';
import type { DraftHistory } from './model/useDraft.ts';
import { countsOf, diffOf, totalOf, viewOf } from './model/view.ts';
import { useBlockActions, type BlockActionsOptions } from './useBlockActions.ts';
import { useBlockSearch } from './useBlockSearch.ts';
import { useEditorKeys } from './useEditorKeys.ts';
import { useSelection } from './useSelection.ts';

export interface BlockEditorProps {
  document: Pick<Document, 'name' | 'waitingEdits' | 'versionCount'>;
  /** As saved. */
  pages: readonly Page[];
  history: DraftHistory;
  /** The block to begin at. */
  blockId?: string | undefined;
  /** The PDF form; `none` for a document without one. */
  opened: Opened | { kind: 'loading' } | { kind: 'none' };
  saving: boolean;
  onRetry: () => void;
  onBack: () => void;
  /** Goes to what was done to an earlier version and waits for a person. */
  onWaiting: () => void;
  /** Goes to the versions of the document. */
  onVersions: () => void;
  onSave: () => void;
  onRebuild: BlockActionsOptions['onRebuild'];
  onUpload: (file: File) => Promise<string>;
}

/** A document's blocks over its pages and in a list beside them; changes stay here until they are saved. */
export function BlockEditor(props: BlockEditorProps) {
  const { document, pages, history, opened, saving, onBack, onSave, onRebuild, onUpload } = props;
  const { draft, change } = history;
  const [drawing, setDrawing] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const inspector = useRef<HTMLDivElement>(null);
  const saved = useMemo(
    () => new Map<string, Block>(pages.flatMap(({ blocks }) => blocks.map((block) => [block.id, block] as const))),
    [pages],
  );
  const view = useMemo(() => viewOf(pages, draft), [pages, draft]);
  const counted = useDeferredValue(draft);
  const changes = useMemo(
    () => new Map(diffOf(pages, counted).map((diff) => [diff.index, countsOf(diff)])),
    [pages, counted],
  );
  const badges = useMemo(() => new Map([...changes].map(([page, counts]) => [page, `${totalOf(counts)}`])), [changes]);
  const total = [...changes.values()].reduce((sum, counts) => sum + totalOf(counts), 0);
  const selection = useSelection(view, props.blockId);
  const search = useBlockSearch(view, selection);
  const { blocks, active, choose } = selection;
  const inner = useMemo(
    () => view.flatMap((page) => page.blocks.filter(({ type, id }) => type === 'image' && saved.has(id))),
    [view, saved],
  );
  const pdf = opened.kind === 'ready' ? opened.pdf : null;
  const count = view.reduce((sum, page) => sum + page.blocks.length, 0);
  const on = view.reduce((sum, page) => sum + page.blocks.filter(({ status }) => status === 'enabled').length, 0);

  const actions = useBlockActions({ history, saved, view, selection, onRebuild });
  const edit = () => inspector.current?.querySelector<HTMLElement>('textarea, [data-cell]')?.focus();

  useEditorKeys({
    s: total > 0 && !saving ? onSave : undefined,
    z: history.undo,
    Z: history.redo,
    y: history.redo,
    Escape: drawing ? () => setDrawing(false) : undefined,
  });

  return (
    <div className={css.editor}>
      <div className={css.bar}>
        <IconButton icon={ArrowLeft} label={copy.back} size="sm" onPress={onBack} />
        <span className={css.name}>
          <Text weight="strong" lines={1} title={document.name}>
            {document.name}
          </Text>
        </span>
        {document.waitingEdits ? (
          <Button size="sm" tone="accent" emphasis="soft" onPress={props.onWaiting}>
            {waitingEditsWords(document.waitingEdits)}
          </Button>
        ) : null}
        {(document.versionCount ?? 0) > 1 ? (
          <Button size="sm" emphasis="quiet" onPress={props.onVersions}>
            {copy.versions}
          </Button>
        ) : null}
        {total > 0 ? (
          <span role="status">
            <Text size="caption" tone="warning">
              {copy.unsaved(changes.size, total)}
            </Text>
          </span>
        ) : null}
        <Button size="sm" emphasis="quiet" disabled={total === 0 || saving} onPress={() => setLeaving(true)}>
          {copy.discard}
        </Button>
        <Button size="sm" tone="accent" emphasis="solid" disabled={total === 0} pending={saving} onPress={onSave}>
          {copy.save}
        </Button>
      </div>
      <EditorTools
        blocks={blocks}
        canUndo={history.canUndo}
        canRedo={history.canRedo}
        drawing={drawing}
        hasPages={pdf !== null}
        rebuilding={actions.rebuilding}
        onUndo={history.undo}
        onRedo={history.redo}
        onDrawing={setDrawing}
        onMerge={actions.merge}
        onRetype={actions.retype}
        onRebuild={() => void actions.rebuild()}
        onToggle={actions.toggle}
        onRemove={actions.remove}
      />
      <div className={css.body}>
        <div className={css.canvas}>
          {drawing ? (
            <div className={css.hint}>
              <InlineMessage>{copy.drawHint}</InlineMessage>
            </div>
          ) : null}
          {opened.kind === 'ready' ? (
            <BlockCanvas
              pdf={opened.pdf}
              pages={view}
              badges={badges}
              shown={selection.shown}
              search={search}
              selected={selection.ids}
              drawing={drawing}
              onSelect={(block, { extend }) => choose(block.id, { extend, show: false })}
              onDraw={(page, box) => {
                actions.draw(page, box);
                setDrawing(false);
              }}
              onResize={(block, box) => change(patched(draft, saved.get(block.id), block.id, { box }))}
            />
          ) : (
            <NoCanvas opened={opened} onRetry={props.onRetry} />
          )}
        </div>
        <aside className={css.side} aria-label={copy.list}>
          <div className={css.sideHead}>
            <Text weight="strong">{copy.list}</Text>
            <Text size="caption" tone="secondary" numeric>
              {copy.listCount(count, on)}
            </Text>
          </div>
          {count === 0 ? (
            <Empty kind="first" title={copy.nothing.title}>
              {copy.nothing.text}
            </Empty>
          ) : (
            <BlockList
              pages={view}
              selected={selection.ids}
              active={active}
              onSelect={(block, { extend }) => choose(block.id, { extend })}
              onToggle={actions.toggle}
              onEdit={edit}
              onRemove={actions.remove}
              onInsert={actions.insert}
              onMerge={actions.merge}
              onRetype={() => actions.retype()}
            />
          )}
          {active && blocks.length === 1 ? (
            <BlockInspector
              key={active.id}
              ref={inspector}
              block={active}
              saved={saved.get(active.id)}
              inner={inner}
              pdf={pdf}
              onChange={(patch, joins) => change((now) => patched(now, saved.get(active.id), active.id, patch), joins)}
              onSplit={actions.split}
              onUpload={onUpload}
            />
          ) : (
            <div className={css.quiet}>
              <Text tone="secondary">{blocks.length > 1 ? copy.picked(blocks.length) : copy.nothingPicked}</Text>
            </div>
          )}
        </aside>
      </div>
      <ConfirmDialog
        open={leaving}
        tone="danger"
        title={copy.discardTitle}
        confirmLabel={copy.discard}
        onCancel={() => setLeaving(false)}
        onConfirm={() => {
          history.reset();
          setLeaving(false);
        }}
      >
        {copy.discardText}
      </ConfirmDialog>
    </div>
  );
}
