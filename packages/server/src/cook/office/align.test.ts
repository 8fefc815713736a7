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
