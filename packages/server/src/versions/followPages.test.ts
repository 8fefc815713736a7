import { expect, test } from 'vitest';
import type { StoredPage } from '../documents/readPages.ts';
import { newId } from '../platform/database/columns.ts';
import { follower } from './followPages.ts';

const pagesOf = (...pages: string[][]): StoredPage[] =>
  pages.map((texts, at) => ({
    index: at + 1,
    width: 595,
    height: 842,
    rotation: 0,
    textLayer: 'ok',
    blocks: texts.map((text, line) => ({
      id: newId(),
      type: 'paragraph',
      box: { left: 60, top: 60 + 40 * line, right: 500, bottom: 90 + 40 * line },
      text,
      status: 'enabled',
    })),
  }));

const belt = (machine: string, tension: number) => `${machine} 型皮带张力标准值为 ${tension} 牛，由维修班每月复核。`;
const grinder = '研磨仓每七天清理一次，清理前先断开电源。';
const faults = 'E03 表示水温传感器断路，请更换传感器。';
const filler = '本页其余内容在新版本里全部改写，不再是从前的说法，所以大半页已经不在。';

test('an expected page follows what the question asks for, though most of its page is gone', () => {
  const follow = follower({
    before: pagesOf(['概述'], [grinder, filler, `${filler}二`], [faults, filler]),
    after: pagesOf(['概述'], ['新的第一章，讲的是安装和调试。'], [grinder, '清洁剂另购。'], ['故障代码', faults]),
  });
  expect([follow('研磨仓几天清理一次？', 2), follow('E03 是什么故障？', 3)]).toEqual([3, 4]);
});

test('of two machines on one page each question goes with its own', () => {
  const [apart, together] = [pagesOf([belt('A', 350)], [belt('B', 420)]), pagesOf([belt('A', 350), belt('B', 420)])];
  expect(follower({ before: apart, after: together })('B 型皮带张力标准值？', 2)).toBe(1);
  const back = follower({ before: together, after: apart });
  expect([back('A 型皮带张力标准值？', 1), back('B 型皮带张力标准值？', 1)]).toEqual([1, 2]);
});

test('a question that no block of the page is about goes with most of the page, or with none of it', () => {
  const follow = follower({
    before: pagesOf([grinder, faults], [filler]),
    after: pagesOf(['封面'], [grinder, faults], ['别的内容']),
  });
  expect([follow('多久保养？', 1), follow('多久保养？', 2)]).toEqual([2, undefined]);
});
