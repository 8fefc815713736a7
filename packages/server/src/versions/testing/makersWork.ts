import type { CookedBlock } from '../../cook/index.ts';
import type { StoredBlock, StoredPage } from '../../documents/readPages.ts';
import { newId } from '../../platform/database/columns.ts';
import { textOf } from './draft.ts';
import type { SetDocument } from './setPages.ts';

export const acts = [
  'rewrite',
  'disable',
  'delete',
  'retype',
  'join',
  'split',
  'splitJoin',
  'draw',
  'illustrate',
  'correctCell',
] as const;

/** One thing that a maker did: to which parts, and by which blocks one knows it. */
export interface Act {
  act: (typeof acts)[number];
  parts: string[];
  read: string[];
  mark: string;
  /** Of a picture that was bound: its part. */
  picture?: string;
}

/** Makes a document's blocks the library's, under new ids as a second reading gives them, and does `count` things to them. */
export function workOn({ pages, partOf }: SetDocument, random: () => number, count: number, first: number) {
  const stored = pages.map((page): StoredPage => ({
    ...page,
    blocks: page.blocks.map((block): StoredBlock => ({ ...block, id: newId(), status: 'enabled' })),
  }));
  const whole = wholeParts(partOf);
  const used = new Set<string>();
  const done: Act[] = [];
  for (let at = 0; done.length < count && at < count * 200; at++) {
    const act = acts[(first + done.length) % acts.length]!;
    const page = Math.floor(random() * pages.length);
    const place = Math.floor(random() * pages[page]!.blocks.length);
    const many = act === 'join' || act === 'splitJoin' ? 2 : 1;
    const read = pages[page]!.blocks.slice(place, place + many);
    const mine = stored[page]!.blocks;
    const fits = read.every((block) => whole.has(block.id) && !used.has(block.id) && suits(act, block));
    if (!fits || read.length < many) continue;
    const blocks = read.map((block) => mine.findIndex(({ box }) => box === block.box));
    const picture = stored[page]!.blocks.find(({ type }) => type === 'image');
    if (blocks.some((found) => found < 0) || (act === 'illustrate' && !picture)) continue;
    const source = pages[page]!.blocks.find(({ box }) => box === picture?.box);
    if (act === 'illustrate') used.add(source!.id);
    if (source && act === 'illustrate' && !whole.has(source.id)) continue;
    const mark = `改${done.length}：${newId().slice(0, 12)}`;
    apply[act](mine, blocks[0]!, mark, picture);
    read.forEach(({ id }) => used.add(id));
    done.push({
      act,
      mark,
      parts: act === 'draw' ? [] : read.map(({ id }) => partOf.get(id)!),
      read: act === 'draw' ? [] : read.map(({ id }) => id),
      ...(act === 'illustrate' && { picture: partOf.get(source!.id)! }),
    });
  }
  return { stored, done };
}

const suits = (act: Act['act'], { type, text }: CookedBlock): boolean => {
  if (act === 'correctCell') return type === 'table';
  if (act === 'disable' || act === 'delete') return true;
  return type === 'paragraph' && ((act !== 'split' && act !== 'splitJoin') || text.length > 20);
};

/** Blocks that are their whole part. */
function wholeParts(partOf: ReadonlyMap<string, string>): Set<string> {
  const blocks = Map.groupBy(partOf.keys(), (id) => partOf.get(id)!);
  return new Set([...blocks.values()].flatMap((ids) => (ids.length === 1 ? ids : [])));
}

const edited = (read: string) => ({ edit: { read, by: 'ann', at: new Date(0) } });

type Apply = (blocks: StoredBlock[], at: number, mark: string, picture: StoredBlock | undefined) => void;

const join: Apply = (blocks, at) => {
  const [one, other] = [blocks[at]!, blocks[at + 1]!];
  const box = { ...one.box, bottom: other.box.bottom };
  blocks.splice(at, 2, { ...one, text: `${one.text}\n${other.text}`, box });
};

const split: Apply = (blocks, at) => {
  const block = blocks[at]!;
  const [cut, middle] = [Math.floor(block.text.length / 2), (block.box.top + block.box.bottom) / 2];
  const one = { ...block, text: block.text.slice(0, cut), box: { ...block.box, bottom: middle } };
  const other = { ...block, id: newId(), text: block.text.slice(cut), box: { ...block.box, top: middle } };
  blocks.splice(at, 1, one, other);
};

const apply: Record<Act['act'], Apply> = {
  rewrite: (blocks, at, mark) => (blocks[at] = { ...blocks[at]!, text: mark, ...edited(blocks[at]!.text) }),
  disable: (blocks, at) => (blocks[at] = { ...blocks[at]!, status: 'disabled' }),
  delete: (blocks, at) => blocks.splice(at, 1),
  retype: (blocks, at, mark) => {
    const cells = [[mark, blocks[at]!.text]];
    blocks[at] = { ...blocks[at]!, type: 'table', cells, text: textOf(cells), ...edited(blocks[at]!.text) };
  },
  join,
  split,
  /** The second half becomes the beginning of the block behind. */
  splitJoin: (blocks, at, mark, picture) => {
    split(blocks, at, mark, picture);
    join(blocks, at + 1, mark, picture);
  },
  draw: (blocks, at, mark) => {
    const { bottom, left } = blocks[at]!.box;
    const box = { left, right: left + 80, top: bottom + 1, bottom: bottom + 8 };
    blocks.splice(at + 1, 0, { id: newId(), type: 'paragraph', box, text: mark, status: 'enabled', ...edited('') });
  },
  illustrate: (blocks, at, _, picture) => {
    const image = {
      image_id: picture!.id,
      image_block_id: picture!.id,
      image_path: '/f?id=1#page=1',
      type: 'inner' as const,
    };
    blocks[at] = { ...blocks[at]!, images: [image] };
  },
  correctCell: (blocks, at, mark) => {
    const block = blocks[at]!;
    const cells = block.cells!.map((row, row2) =>
      row.map((cell, column) => (row2 === 2 && column === 1 ? mark : cell)),
    );
    blocks[at] = { ...block, cells, text: textOf(cells), ...edited(block.text) };
  },
};
