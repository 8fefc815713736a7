import { expect, it } from 'vitest';
import type { StoredPage } from '../documents/readPages.ts';
import { applyDiff } from './applyDiff.ts';

const nowhere = { left: 0, top: 0, right: 0, bottom: 0 };
const page = (): StoredPage => ({
  index: 1,
  width: 595,
  height: 842,
  rotation: 0,
  textLayer: 'ok',
  blocks: [{ id: 'a', type: 'paragraph', box: nowhere, text: '押金180元。', status: 'enabled' }],
});
const edit = (written: object) =>
  applyDiff(page(), { index: 1, edit: [{ id: 'a', ...written }] }, (images) => images).blocks[0];

it('words that were found in no place of the printed page can be written anew (PDF-03)', () => {
  expect(edit({ text: '押金220元。' })).toMatchObject({ text: '押金220元。', box: nowhere });
});

it('a place that a maker draws is on the page (PDF-03)', () => {
  const onPage = { left: 10, top: 10, right: 90, bottom: 40 };
  expect(edit({ box: onPage })).toMatchObject({ box: onPage });
  const beyond = [nowhere, { ...onPage, right: 600 }, { ...onPage, top: -5 }];
  for (const box of beyond) {
    expect(() => edit({ box })).toThrow('第1页的知识块超出了页面');
    const added = { key: 'k', type: 'paragraph' as const, box, text: '新的一段。' };
    expect(() => applyDiff(page(), { index: 1, add: [added] }, (images) => images)).toThrow('超出了页面');
  }
});
