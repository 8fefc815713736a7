import type { Block, Box, Document, Page } from '@tinystar/contract';
import { Button, ConfirmDialog, Empty, IconButton, PdfNotice, Text } from '@tinystar/ui';
import { ArrowLeft } from '@tinystar/ui/icons';
import { useDeferredValue, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Opened } from '../pdf.ts';
import { BlockCanvas } from './BlockCanvas.tsx';
import * as css from './BlockEditor.css.ts';
import { BlockInspector } from './BlockInspector.tsx';
import { BlockList } from './BlockList.tsx';
import { copy } from './copy.ts';
import { EditorTools } from './EditorTools.tsx';
import { patched } from './model/draft.ts';
import { draw, merge, removeAll, retype, split, toggle } from './model/operations.ts';
import type { DraftHistory } from './model/useDraft.ts';
import { countsOf, diffOf, totalOf, viewOf, type EditedBlock } from './model/view.ts';
import { useBlockSearch } from './useBlockSearch.ts';
import { useSelection } from './useSelection.ts';

export interface BlockEditorProps {
  document: Pick<Document, 'name'>;
  /** As saved. */
  pages: readonly Page[];
  history: DraftHistory;
  /** The PDF form; `none` for a document without one. */
  opened: Opened | { kind: 'loading' } | { kind: 'none' };
  saving: boolean;
  onRetry: () => void;
  onBack: () => void;
  onSave: () => void;
  onRebuild: (page: number, box: Box) => Promise<{ cells: string[][] } | null>;
  onUpload: (file: File) => Promise<string>;
}

/** A document's blocks over its pages and in a list beside them; changes stay here until they are saved. */
export function BlockEditor(props: BlockEditorProps) {
  const { document, pages, history, opened, saving, onBack, onSave, onRebuild, onUpload } = props;
  const { draft, change } = history;
  const [drawing, setDrawing] = useState(false);
  const [rebuilding, setRebuilding] = useState(false);
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
  const selection = useSelection(view);
  const search = useBlockSearch(view, selection);
  const { blocks, active, choose } = selection;
  const inner = useMemo(
    () => view.flatMap((page) => page.blocks.filter(({ type, id }) => type === 'image' && saved.has(id))),
    [view, saved],
  );
  const pdf = opened.kind === 'ready' ? opened.pdf : null;
  const count = view.reduce((sum, page) => sum + page.blocks.length, 0);
  const on = view.reduce((sum, page) => sum + page.blocks.filter(({ status }) => status === 'enabled').length, 0);

  const remove = () => {
    const all = view.flatMap((page) => page.blocks);
    const next = all[all.findIndex(({ id }) => id === blocks.at(-1)?.id) + 1] ?? all.at(-blocks.length - 1);
    change(removeAll(draft, blocks));
    if (next) choose(next.id, { show: false });
  };
  const cut = (block: EditedBlock, at: number) => {
    const done = split(draft, saved, block, at);
    if (!done) return;
    change(done[0]);
    choose(done[1], { show: false });
  };
  const rebuild = async (block: EditedBlock) => {
    setRebuilding(true);
    const table = await onRebuild(block.page, block.box);
    setRebuilding(false);
    if (table) change(patched(draft, saved.get(block.id), block.id, { type: 'table', cells: table.cells }));
  };
  const onDraw = (page: number, box: Box) => {
    const [next, key] = draw(draft, view.find(({ index }) => index === page)?.blocks ?? [], page, box);
    change(next);
    choose(key, { show: false });
    setDrawing(false);
  };
  const edit = () => inspector.current?.querySelector<HTMLElement>('textarea, [data-cell]')?.focus();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && drawing) return setDrawing(false);
    if (!(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    const typing = event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement;
    const act =
      key === 's' && total > 0 && !saving
        ? onSave
        : key === 'z' && !typing
          ? event.shiftKey
            ? history.redo
            : history.undo
          : key === 'y' && !typing
            ? history.redo
            : undefined;
    if (key === 's') event.preventDefault();
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of everything inside
    <div className={css.editor} onKeyDown={onKeyDown}>
      <div className={css.bar}>
        <IconButton icon={ArrowLeft} label={copy.back} size="sm" onPress={onBack} />
        <span className={css.name}>
          <Text weight="strong" lines={1} title={document.name}>
            {document.name}
          </Text>
        </span>
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
        rebuilding={rebuilding}
        onUndo={history.undo}
        onRedo={history.redo}
        onDrawing={setDrawing}
        onMerge={() => {
          change(merge(draft, saved, blocks));
          if (blocks[0]) choose(blocks[0].id, { show: false });
        }}
        onRetype={(type) => active && change(retype(draft, saved, active, type))}
        onRebuild={() => active && void rebuild(active)}
        onToggle={() => change(toggle(draft, saved, blocks))}
        onRemove={remove}
      />
      <div className={css.body}>
        <div className={css.canvas}>
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
              onDraw={onDraw}
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
              onToggle={() => change(toggle(draft, saved, blocks))}
              onEdit={edit}
              onRemove={remove}
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
              onChange={(patch, joins) => change(patched(draft, saved.get(active.id), active.id, patch), joins)}
              onSplit={(at) => cut(active, at)}
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

function NoCanvas({
  opened,
  onRetry,
}: {
  opened: Exclude<BlockEditorProps['opened'], { kind: 'ready' }>;
  onRetry: () => void;
}) {
  switch (opened.kind) {
    case 'loading':
      return <PdfNotice kind="loading" />;
    case 'gone':
      return <PdfNotice kind="gone" title={copy.gone} />;
    case 'none':
      return <PdfNotice kind="gone" title={copy.noPages.title} hint={copy.noPages.text} />;
    case 'failed':
      return (
        <PdfNotice kind="failed" title={copy.failed} hint={copy.failedHint} retryLabel={copy.again} onRetry={onRetry} />
      );
  }
}
