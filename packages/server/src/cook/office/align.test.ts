import { expect, it } from 'vitest';
import type { CookedBlock, CookedPage } from '../types.ts';
import { placeBlocks } from './align.ts';
import type { OfficeBlock } from './types.ts';

const box = (top: number) => ({ left: 72, top, right: 300, bottom: top + 14 });
const printed = (...lines: string[]): CookedPage => ({
  index: 1,
  width: 595,
  height: 842,
  rotation: 0,
  textLayer: 'ok',
  blocks: lines.map((text, at): CookedBlock => ({ id: String(at), type: 'paragraph', text, box: box(72 + 20 * at) })),
});
const block = (text: string): OfficeBlock => ({ type: 'paragraph', text });

it('finds the paragraphs of an old Word file in its printed form, whose quotes are curly', () => {
  const blocks = [block("It's Arial Black in 16 point"), block('"接地"见图3'), block("It's also in blue")];
  const [page] = placeBlocks(blocks, [printed('It’s Arial Black in 16 point', '“接地”见图 3', 'It’s also in blue')]);
  expect(page?.blocks.map(({ box: { top } }) => top)).toEqual([72, 92, 112]);
});

it('takes the pictures of an old Word file from its printed form, but not the logo of every page', () => {
  const picture = (left: number, top: number): CookedBlock => {
    return { id: 'p', type: 'image', text: '', box: { left, top, right: left + 200, bottom: top + 100 } };
  };
  const one = printed('第一段文字在这里', '第二段文字在这里');
  const logo = picture(350, 0);
  const first = { ...one, blocks: [logo, one.blocks[0]!, picture(72, 90), one.blocks[1]!] };
  const second = { ...printed('第三段文字在这里'), index: 2 };
  const pages = placeBlocks(
    [block('第一段文字在这里'), block('第二段文字在这里'), block('第三段文字在这里')],
    [first, { ...second, blocks: [logo, ...second.blocks] }],
  );
  expect(pages.map(({ blocks }) => blocks.map(({ type }) => type))).toEqual([
    ['paragraph', 'image', 'paragraph'],
    ['paragraph'],
  ]);
});
