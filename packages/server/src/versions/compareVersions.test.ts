import { expect, it } from 'vitest';
import type { StoredPage } from '../documents/readPages.ts';
import { changesBetween } from './compareVersions.ts';

/** A page of these lines, each a block. */
const pageOf = (lines: readonly string[], index = 1): StoredPage[] => [
  {
    index,
    width: 595,
    height: 842,
    rotation: 0,
    textLayer: 'ok',
    blocks: lines.map((text, at) => ({
      id: `${index}${at}`.padStart(32, '0'),
      type: 'paragraph',
      box: { left: 60, top: 60 + at * 30, right: 500, bottom: 80 + at * 30 },
      text,
      status: 'enabled',
    })),
  },
];
const section = (number: number, days = number * 2 + 2) =>
  `第${number}节 设备EQ-100${number}每${days}天检查一次，检查人在记录表上签字。`;
const compare = async (before: readonly string[], after: readonly string[]) =>
  (await changesBetween(pageOf(before), pageOf(after))).map(({ kind, before: old, after: next }) => [
    kind,
    old.map(({ block }) => block.text),
    next.map(({ block }) => block.text),
  ]);

it('tells lines of other things, and across what is unchanged, as gone and new (DOC-06)', async () => {
  expect(
    await compare(
      [2, 3, 4, 5].map((each) => section(each)),
      [1, 2, 5].map((each) => section(each)),
    ),
  ).toEqual([
    ['added', [], [section(1)]],
    ['removed', [section(3), section(4)], []],
  ]);
  expect(
    await compare(
      [2, 3, 5].map((each) => section(each)),
      [2, 4, 5].map((each) => section(each)),
    ),
  ).toEqual([
    ['removed', [section(3)], []],
    ['added', [], [section(4)]],
  ]);
});

it('tells a line of the same thing between the same lines as changed (DOC-06)', async () => {
  const old = [2, 3, 4, 5].map((each) => section(each));
  expect(await compare(old, [section(2), section(3, 30), section(4), section(5)])).toEqual([
    ['changed', [section(3)], [section(3, 30)]],
  ]);
});

it('tells lines without names that were moved past what is unchanged as gone and new (DOC-06)', async () => {
  const [first, kept] = ['每周清洁一次泵房的地面并做好记录。', '新员工在入职当天领取工作服和门禁卡。'];
  const changed = '每周清洁两次泵房的地面并做好记录。';
  expect(await compare([first, kept], [kept, changed])).toEqual([
    ['removed', [first], []],
    ['added', [], [changed]],
  ]);
  expect(await compare([first, kept], [changed, kept])).toEqual([['changed', [first], [changed]]]);
});

it('names the page on which what is new or gone would stand, and tells what stands on two pages as two (DOC-06)', async () => {
  const line = (at: number) =>
    `第${at}条 ${'甲乙丙丁戊己庚辛'.charAt(at)}类物品由${'张王李赵钱孙周吴'.charAt(at)}主管保管。`;
  const old = [pageOf([line(0), line(1)]), pageOf([line(2)], 2), pageOf([line(3), line(4)], 3)].flat();
  const added = ['夜班人员凭工牌领取夜宵，每晚一份。', '冬季取暖自十一月十五日开始供应。'];
  const now = [pageOf([line(0), line(1), added[0]!]), pageOf([added[1]!, line(2)], 2), pageOf([line(4)], 3)].flat();
  const found = await changesBetween(old, now);
  expect(
    found.map(({ kind, before, after, beside }) => [kind, [...before, ...after].map(({ page }) => page), beside]),
  ).toEqual([
    ['added', [1], 1],
    ['added', [2], 1],
    ['removed', [3], 2],
  ]);
});
