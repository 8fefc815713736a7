import { expect, test } from 'vitest';
import type { StoredBlock } from '../documents/readPages.ts';
import { noteEdits } from './noteEdits.ts';

const box = { left: 0, top: 0, right: 9, bottom: 9 };
const block = (id: string, text: string, edit?: StoredBlock['edit']): StoredBlock => ({
  id,
  type: 'paragraph',
  box,
  text,
  status: 'enabled',
  ...(edit && { edit }),
});
const earlier = { read: '押金180元', by: 'wang', at: new Date(1_000) };
const saver = { by: 'li', at: new Date(2_000) };
const after = (before: StoredBlock[], ...blocks: StoredBlock[]) =>
  noteEdits(before, blocks, saver).map(({ edit }) => edit ?? null);

test('other words are noted with what was read, whatever is written after them', () => {
  expect(after([block('a', '押金180元')], block('a', '押金220元'))).toEqual([{ read: '押金180元', ...saver }]);
  expect(after([block('a', '押金220元', earlier)], block('a', '押金230元'))).toEqual([{ read: '押金180元', ...saver }]);
  expect(after([block('a', '押金220元', earlier)], block('a', '押金220元', earlier))).toEqual([earlier]);
  // Fewer words are other words too.
  expect(after([block('a', '不得退货')], block('a', '退货'))).toEqual([{ read: '不得退货', ...saver }]);
});

test('who puts back what was read, or parts it otherwise, writes no other words', () => {
  expect(after([block('a', '押金220元', earlier)], block('a', '押金 180 元', earlier))).toEqual([null]);
  expect(after([block('a', '级别 酒店\n经理 500')], block('a', '级别 | 酒店\n经理 | 500'))).toEqual([null]);
});

test('a block that was drawn says what nobody read; one without words says nothing', () => {
  expect(after([], block('new', '备件号'), block('picture', ''))).toEqual([{ read: '', ...saver }, null]);
});

test('joined and cut blocks keep what is known of their words', () => {
  const [one, two, three] = [block('a', '第一段。'), block('b', '押金220元', earlier), block('c', '第三段。')];
  expect(after([one, three], block('a', '第一段。第三段。'))).toEqual([null]);
  expect(after([one, two, three], block('a', '第一段。押金220元'), three)).toEqual([
    { ...earlier, read: '第一段。\n押金180元' },
    null,
  ]);
  expect(after([one], block('a', '第一'), block('new', '段。'))).toEqual([null, null]);
  expect(after([two], block('b', '押金', earlier), block('new', '220元'))).toEqual([earlier, earlier]);
  // Joined and changed in one save.
  expect(after([one, three], block('a', '第一段。第四段。'))).toEqual([{ read: '第一段。', ...saver }]);
  // What stands behind a block was not made from it.
  expect(after([one], block('a', '第一段'), block('new', '备件号'))).toEqual([
    { read: '第一段。', ...saver },
    { read: '', ...saver },
  ]);
});
