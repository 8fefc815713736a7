import type { BlockSave, ImageBinding, PageDiff } from '@tinystar/contract';
import type { StoredBlock, StoredPage } from '../documents/readPages.ts';
import { newId } from '../platform/database/columns.ts';
import { invalid } from '../platform/http/failure.ts';

/** A page after a save, and what the save did to it. */
export interface Applied {
  blocks: StoredBlock[];
  counts: BlockSave['pages'][number];
  /** Ids that were changed in any way, and of them those whose words must not be found any more as they were. */
  touched: string[];
  gone: string[];
  added: { key: string; id: string }[];
}

type Written = Pick<NonNullable<PageDiff['edit']>[number], 'type' | 'box' | 'text' | 'cells' | 'images'>;

/** Applies what changed on one page to its blocks, in reading order. Throws 400 for a block that the page has not. */
export function applyDiff(
  page: StoredPage,
  diff: PageDiff,
  check: (images: ImageBinding[]) => ImageBinding[],
): Applied {
  const { enable = [], disable = [], delete: removed = [], add = [], edit = [] } = diff;
  const byId = new Map(page.blocks.map((block) => [block.id, block]));
  const named = [...enable, ...disable, ...removed, ...edit.map(({ id }) => id)];
  if (named.some((id) => !byId.has(id))) throw invalid('pages', `第${page.index}页没有这个知识块，请刷新后重试`);
  for (const id of enable) byId.get(id)!.status = 'enabled';
  for (const id of disable) byId.get(id)!.status = 'disabled';
  const write = (block: StoredBlock, written: Written) => {
    const { images, ...rest } = written;
    const { doubtful, ...kept } = block;
    // Who writes the words anew has looked at them.
    const rewritten = Boolean(rest.type ?? rest.box ?? rest.text ?? rest.cells);
    // Words that were found in no place of the printed page have no box, and can be written anew all the same.
    if (rest.box) checkBox(rest.box, page);
    return settled(
      {
        ...kept,
        ...(doubtful && !rewritten && { doubtful }),
        ...given(rest),
        ...(images && { images: check(images) }),
      },
      page,
    );
  };
  for (const { id, ...written } of edit) byId.set(id, write(byId.get(id)!, written));
  for (const id of removed) byId.delete(id);
  const blocks = page.blocks.flatMap(({ id }) => byId.get(id) ?? []);
  const added = add.map(({ key, after, type, box, status = 'enabled', ...written }) => {
    const block = write({ id: newId(), type, box, text: '', status }, { ...written, box });
    return { key, after, block };
  });
  const ids = new Map(added.map(({ key, block }) => [key, block.id]));
  for (const { after, block } of added) blocks.splice(placeAfter(blocks, ids.get(after ?? '') ?? after), 0, block);
  const rewritten = edit.filter(({ text, cells, type }) => text !== undefined || cells || type).map(({ id }) => id);
  return {
    blocks,
    counts: {
      index: page.index,
      enable: enable.length,
      disable: disable.length,
      add: add.length,
      delete: removed.length,
      edit: edit.length,
    },
    touched: [...new Set(named)],
    gone: [...new Set([...disable, ...removed, ...rewritten])],
    added: [...ids].map(([key, id]) => ({ key, id })),
  };
}

/** Without a block before it, at the top; behind one that is not there, at the end. */
function placeAfter(blocks: readonly StoredBlock[], after: string | undefined): number {
  if (after === undefined) return 0;
  const at = blocks.findIndex(({ id }) => id === after);
  return at < 0 ? blocks.length : at + 1;
}

/** Only what was given: an absent key leaves the block's own. */
const given = (written: Omit<Written, 'images'>): Partial<StoredBlock> =>
  Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined));

function checkBox({ left, top, right, bottom }: StoredBlock['box'], page: StoredPage): void {
  const onPage = left >= -1 && top >= -1 && right <= page.width + 1 && bottom <= page.height + 1;
  if (!(onPage && right > left && bottom > top)) throw invalid('pages', `第${page.index}页的知识块超出了页面`);
}

/** A block whose parts fit each other. */
function settled({ cells, headingLevel, ...block }: StoredBlock, page: StoredPage): StoredBlock {
  const where = `第${page.index}页`;
  if (block.type !== 'table') {
    if (block.type === 'paragraph' && block.text.trim() === '') throw invalid('pages', `${where}的段落没有文字`);
    // What a heading was merged with is no heading.
    const heading = headingLevel && block.type === 'paragraph' && !block.text.includes('\n');
    return { ...block, ...(heading && { headingLevel }) };
  }
  if (!cells || cells.every((row) => row.every((cell) => cell.trim() === '')))
    throw invalid('pages', `${where}的表格没有内容`);
  const width = Math.max(...cells.map((row) => row.length));
  const even = cells.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
  return { ...block, cells: even, text: even.map((row) => row.join(' | ')).join('\n') };
}
