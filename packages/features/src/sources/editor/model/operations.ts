import type { Block, Box } from '@tinystar/contract';
import { newKey, patched, withAdded, without, type Draft } from './draft.ts';
import { tableText, type EditedBlock } from './view.ts';

/** Height of a line of text, in points. */
const LINE = 20;

type Saved = ReadonlyMap<string, Block>;
export type BlockType = Block['type'];

const union = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** A heading keeps its line; Chinese lines close up, others are parted by a space. */
const joined = (blocks: readonly EditedBlock[]): string =>
  blocks.reduce((all, { text, headingLevel }, at) => {
    if (at === 0) return text;
    if (headingLevel || blocks[at - 1]!.headingLevel) return `${all}\n${text}`;
    return all + (/[\p{L}\p{N}.,;:!?)]$/u.test(all) && /^[A-Za-z0-9(]/.test(text) ? ' ' : '') + text;
  }, '');

/** Whether these are two or more neighbours of one kind on one page. */
export const canMerge = (blocks: readonly EditedBlock[]): boolean =>
  blocks.length > 1 &&
  blocks.every(
    ({ type, page, number }, at) =>
      type !== 'image' && type === blocks[0]!.type && page === blocks[0]!.page && number === blocks[0]!.number + at,
  );

/** Neighbours become the first of them. */
export const merge = (draft: Draft, saved: Saved, blocks: readonly EditedBlock[]): Draft => {
  const [first, ...rest] = blocks;
  if (!first || !canMerge(blocks)) return draft;
  const box = union(blocks.map((block) => block.box));
  const images = blocks.flatMap((block) => block.images ?? []);
  const words =
    first.type === 'table' ? { cells: blocks.flatMap(({ cells = [] }) => cells) } : { text: joined(blocks) };
  const grown = patched(draft, saved.get(first.id), first.id, { box, ...words, ...(images.length > 0 && { images }) });
  return rest.reduce((now, { id }) => without(now, id), grown);
};

/** A block becomes two: a paragraph at a character, a table before a row. The second one follows it. */
export const split = (draft: Draft, saved: Saved, block: EditedBlock, at: number): [Draft, string] | null => {
  const { id, type, box, text, cells = [], page, status } = block;
  const whole = type === 'table' ? cells.length : text.length;
  if (type === 'image' || at <= 0 || at >= whole) return null;
  const edge = box.top + (box.bottom - box.top) * (at / whole);
  const [head, tail] =
    type === 'table'
      ? [{ cells: cells.slice(0, at) }, { cells: cells.slice(at), text: '' }]
      : [{ text: text.slice(0, at).trim() }, { text: text.slice(at).trim() }];
  if (type === 'paragraph' && (head.text === '' || tail.text === '')) return null;
  const key = newKey();
  const cut = patched(draft, saved.get(id), id, { ...head, box: { ...box, bottom: edge } });
  const second = { type, status, ...tail, box: { ...box, top: edge } };
  return [withAdded(cut, { key, page, after: id, block: second }), key];
};

/** A block becomes one of another kind; its words stay. */
export const retype = (draft: Draft, saved: Saved, block: EditedBlock, type: BlockType): Draft => {
  if (type === block.type) return draft;
  const cells = block.text.split('\n').map((line) => line.split(/\s*[|\t]\s*/));
  const width = Math.max(...cells.map((row) => row.length));
  const even = cells.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
  const text = block.type === 'table' ? tableText(block.cells ?? []) : block.text;
  const own = saved.get(block.id);
  // A table's text is made from its cells.
  return patched(
    draft,
    own,
    block.id,
    type === 'table' ? { type, cells: even, text: own?.text ?? '' } : { type, text },
  );
};

/** On or off for all of them: on, unless all are. */
export const toggle = (draft: Draft, saved: Saved, blocks: readonly EditedBlock[]): Draft => {
  const status = blocks.every((block) => block.status === 'enabled') ? 'disabled' : 'enabled';
  return blocks.reduce((now, { id }) => patched(now, saved.get(id), id, { status }), draft);
};

export const removeAll = (draft: Draft, blocks: readonly EditedBlock[]): Draft =>
  blocks.reduce((now, { id }) => without(now, id), draft);

/** A new line right below a block, for those who do not draw; its place can be set in numbers. */
export const insertBelow = (draft: Draft, { id, page, box }: EditedBlock, height: number): [Draft, string] => {
  const key = newKey();
  const top = Math.min(box.bottom + 2, height - LINE);
  const block = {
    type: 'paragraph' as const,
    box: { ...box, top, bottom: top + LINE },
    text: '',
    status: 'enabled' as const,
  };
  return [withAdded(draft, { key, page, after: id, block }), key];
};

/** A drawn block takes its place behind the last block that begins above it. */
export const draw = (
  draft: Draft,
  onPage: readonly EditedBlock[],
  page: number,
  box: Box,
): [draft: Draft, key: string] => {
  const key = newKey();
  const above = onPage.findLast(({ box: other }) => other.top <= box.top);
  const block = { type: 'paragraph' as const, box, text: '', status: 'enabled' as const };
  return [withAdded(draft, { key, page, after: above?.id ?? null, block }), key];
};
