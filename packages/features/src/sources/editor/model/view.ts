import type { Block, Page, PageDiff } from '@tinystar/contract';
import { emptyDraft, type Draft } from './draft.ts';

/** A block as it would be after saving. */
export interface EditedBlock extends Block {
  page: number;
  /** Its place on the page, from 1. */
  number: number;
  change: 'none' | 'edited' | 'toggled' | 'added';
}

export interface EditedPage extends Omit<Page, 'blocks'> {
  blocks: EditedBlock[];
}

export const tableText = (cells: readonly (readonly string[])[]): string =>
  cells.map((row) => row.join(' | ')).join('\n');

/** The pages as they would be after saving. Pages without a change keep what they are. */
export const viewOf = (pages: readonly Page[], draft: Draft): EditedPage[] => {
  const removed = new Set(draft.removed);
  const byPage = Map.groupBy(draft.added, ({ page }) => page);
  return pages.map((page) => {
    const touched = byPage.has(page.index) || page.blocks.some(({ id }) => draft.patches[id] || removed.has(id));
    if (!touched) return untouched(page);
    return edited(page, draft, removed, byPage.get(page.index) ?? []);
  });
};

const kept = new WeakMap<Page, EditedPage>();

/** Most pages of a long document have no change: they are made once. */
const untouched = (page: Page): EditedPage => {
  const made = kept.get(page) ?? edited(page, emptyDraft, new Set(), []);
  kept.set(page, made);
  return made;
};

const edited = (page: Page, draft: Draft, removed: ReadonlySet<string>, added: Draft['added']): EditedPage => {
  const all = page.blocks.map((block) => ({ ...block, ...draft.patches[block.id] }));
  for (const { key, after, block } of added) {
    const at = after === null ? -1 : all.findIndex(({ id }) => id === after);
    all.splice(after !== null && at < 0 ? all.length : at + 1, 0, { ...block, id: key });
  }
  const blocks = all
    .filter(({ id }) => !removed.has(id))
    .map((block, index) => ({
      ...block,
      text: block.type === 'table' && block.cells ? tableText(block.cells) : block.text,
      page: page.index,
      number: index + 1,
      change: changeOf(block.id, draft, page),
    }));
  return { ...page, blocks };
};

const changeOf = (id: string, { patches }: Draft, page: Page): EditedBlock['change'] => {
  const patch = patches[id];
  if (patch) return Object.keys(patch).every((key) => key === 'status') ? 'toggled' : 'edited';
  return page.blocks.some((block) => block.id === id) ? 'none' : 'added';
};

/** How many blocks of a page change, by kind of change. */
export interface Counts {
  enable: number;
  disable: number;
  add: number;
  delete: number;
  edit: number;
}

/**
 * Compares the blocks as they were saved with those of the draft: what to enable, disable, add, delete and rewrite, page
 * by page (assistants.md §4). Pages without a change are left out.
 */
export const diffOf = (pages: readonly Page[], draft: Draft): PageDiff[] => {
  const views = viewOf(pages, draft);
  const removed = new Set(draft.removed);
  return pages.flatMap((page, at) => {
    const diff: Required<PageDiff> = { index: page.index, enable: [], disable: [], delete: [], add: [], edit: [] };
    for (const { id } of page.blocks) {
      if (removed.has(id)) {
        diff.delete.push(id);
        continue;
      }
      const { status, ...rest } = draft.patches[id] ?? {};
      if (status) diff[status === 'enabled' ? 'enable' : 'disable'].push(id);
      if (Object.keys(rest).length > 0) diff.edit.push({ id, ...rest });
    }
    const { blocks } = views[at]!;
    blocks.forEach(({ id, change, type, box, text, cells, status, images }, place) => {
      if (change !== 'added') return;
      const before = blocks[place - 1]?.id;
      diff.add.push({
        key: id,
        ...(before && { after: before }),
        type,
        box,
        status,
        ...(type === 'table' && cells ? { cells } : { text }),
        ...(images && { images }),
      });
    });
    const counts = countsOf(diff);
    return Object.values(counts).some((count) => count > 0) ? [diff] : [];
  });
};

export const countsOf = ({ enable = [], disable = [], add = [], delete: gone = [], edit = [] }: PageDiff): Counts => ({
  enable: enable.length,
  disable: disable.length,
  add: add.length,
  delete: gone.length,
  edit: edit.length,
});

export const totalOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
