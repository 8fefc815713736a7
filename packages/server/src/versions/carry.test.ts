import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CookedPage } from '../cook/index.ts';
import type { StoredBlock } from '../documents/readPages.ts';
import { newId } from '../platform/database/columns.ts';
import { carry } from './carry.ts';
import { draftOf, randomOf } from './testing/draft.ts';
import { judge, type Verdict } from './testing/judge.ts';
import { workOn } from './testing/makersWork.ts';
import { setPages } from './testing/setPages.ts';
import { versionKinds } from './testing/versionKinds.ts';
import { withoutPlaces } from './testing/withoutPlaces.ts';

/** Eight things done to the document of each kind of new version. */
const ACTS = 8;
/** The engine was fitted to the first half of the kinds, by the hash of their names; the other half was run once. */
const halfOf = (kind: string): 0 | 1 => ((createHash('sha256').update(kind).digest()[0]! & 1) === 0 ? 0 : 1);
const kinds = Object.keys(versionKinds);

function run(kind: string, seed: number, places = true) {
  // Another row of numbers than the draft's, or new parts would say what old ones say.
  const random = randomOf(seed ^ 0x5bd1e995);
  const old = draftOf(seed);
  const before = setPages(old);
  const { stored, done } = workOn(before, random, ACTS, seed);
  const next = versionKinds[kind]!(old, random);
  const after = setPages(next);
  const carried = places ? carry(before.pages, stored, after.pages) : withoutPlaces(before.pages, stored, after.pages);
  return judge(old, next, after, done, carried);
}

const isRight = ({ unchanged, result, act }: Verdict) =>
  result === (unchanged || act === 'correctCell' || act === 'draw' ? 'carried' : 'asked');

/**
 * A Word file that nothing here could print: its blocks stand nowhere, and are known by their words and their order. The
 * judge goes by boxes, and finds one or two in a hundred not where it looks for them.
 */
it.each([1, 2, 3])('keeps what was done to blocks without places, or asks: seed %i', (seed) => {
  const judged = kinds.map((kind, at) => ({ kind, ...run(kind, seed * 1_000 + at, false) }));
  const all = judged.flatMap(({ verdicts }) => verdicts);
  const unchanged = all.filter((each) => each.unchanged);
  expect(judged.filter(({ invented }) => invented > 0).map(({ kind }) => kind)).toEqual([]);
  expect(all.filter(isRight).length / all.length).toBeGreaterThanOrEqual(0.98);
  expect(unchanged.filter(({ result }) => result === 'asked').length / unchanged.length).toBeLessThanOrEqual(0.02);
});

describe.each([0, 1] as const)('a new version of one of the kinds of half %i', (half) => {
  const some = kinds.filter((kind) => halfOf(kind) === half);
  it.each([1, 2, 3])('keeps what was done to its blocks, or asks: seed %i', (seed) => {
    const judged = some.map((kind, at) => ({ kind, ...run(kind, seed * 1_000 + at) }));
    const all = judged.flatMap(({ verdicts }) => verdicts);
    const unchanged = all.filter((each) => each.unchanged);
    expect(judged.filter(({ invented }) => invented > 0).map(({ kind }) => kind)).toEqual([]);
    expect(all.filter(({ result }) => result === 'lost')).toEqual([]);
    expect(all.filter(isRight).length / all.length).toBeGreaterThanOrEqual(0.98);
    expect(unchanged.filter(({ result }) => result === 'asked').length / unchanged.length).toBeLessThanOrEqual(0.02);
  });
});

describe('of a Word file without places', () => {
  const nowhere = { left: 0, top: 0, right: 0, bottom: 0 };
  const page = (...texts: string[]): CookedPage => ({
    index: 1,
    width: 0,
    height: 0,
    rotation: 0,
    textLayer: 'ok',
    blocks: texts.map((text) => ({ id: newId(), type: 'paragraph', box: nowhere, text })),
  });
  const chapter = ['第三章 报销', '住宿标准每晚三百元。', '出差补贴为每天一百二十元。', '报销单须在三十天之内提交。'];
  const handbook = ['员工手册', '第一章 考勤', '工作时间为上午九点至下午六点。', ...chapter];

  it('an edit of what says something else now waits with what the maker wrote, and nothing else waits', () => {
    const before = page(...handbook);
    const stored = { ...before, blocks: before.blocks.map((block): StoredBlock => ({ ...block, status: 'enabled' })) };
    const edit = (text: string) => ({ text, edit: { read: stored.blocks[5]!.text, by: 'ann', at: new Date(0) } });
    Object.assign(stored.blocks[5]!, edit('出差补贴为每天一百三十元。'));
    Object.assign(stored.blocks[6]!, { status: 'disabled' });
    const next = ['员工手册', '本次修订增加了远程办公的规定。', '第一章 考勤管理办法', handbook[2]!, chapter[0]!];
    const after = page(...next, '出差补贴为每天一百五十元。', '住宿标准每晚三百二十元。', chapter[3]!);
    const { pages, waiting } = carry([before], [stored], [after]);
    expect(pages[0]!.blocks.map(({ text }) => text)).toEqual(after.blocks.map(({ text }) => text));
    expect(pages[0]!.blocks.filter(({ status }) => status === 'disabled').map(({ text }) => text)).toEqual([
      chapter[3],
    ]);
    expect(waiting.map(({ read, mine }) => [read, mine].map((some) => some.map(({ block }) => block.text)))).toEqual([
      [['出差补贴为每天一百二十元。'], ['出差补贴为每天一百三十元。']],
    ]);
  });

  it('what a maker drew stands behind what it stood behind', () => {
    const before = page(...handbook);
    const note: StoredBlock = {
      id: newId(),
      type: 'paragraph',
      box: nowhere,
      text: '补贴随工资发放。',
      status: 'enabled',
      edit: { read: '', by: 'ann', at: new Date(0) },
    };
    const blocks = before.blocks.map((block): StoredBlock => ({ ...block, status: 'enabled' }));
    const stored = { ...before, blocks: blocks.toSpliced(6, 0, note) };
    const { pages, waiting } = carry([before], [stored], [page('前言', ...handbook)]);
    expect(waiting).toEqual([]);
    expect(pages[0]!.blocks.map(({ text }) => text)).toEqual(['前言', ...handbook].toSpliced(7, 0, note.text));
  });
});

describe('a block that a maker drew', () => {
  const pageOf = (...texts: string[]): CookedPage => ({
    index: 1,
    width: 595,
    height: 842,
    rotation: 0,
    textLayer: 'ok',
    blocks: texts.map((text, line) => ({
      id: newId(),
      type: 'paragraph',
      box: { left: 60, top: 60 + 60 * line, right: 500, bottom: 80 + 60 * line },
      text,
      ...(/^.机$/.test(text) && { headingLevel: 1 }),
    })),
  });
  const machine = (name: string, tension: number) => [
    `${name}机`,
    `${name}机皮带张力的标准值为${tension}牛，每月复核。`,
  ];
  const drawnBelow = (before: CookedPage, line: number) => {
    const { box } = before.blocks[line]!;
    const note: StoredBlock = {
      id: newId(),
      type: 'paragraph',
      box: { ...box, top: box.bottom + 4, bottom: box.bottom + 20 },
      text: '停用期间须挂牌上锁。',
      status: 'enabled',
      edit: { read: '', by: 'ann', at: new Date(0) },
    };
    const blocks = before.blocks.map((block): StoredBlock => ({ ...block, status: 'enabled' }));
    return { ...before, blocks: blocks.toSpliced(line + 1, 0, note) };
  };

  it('goes with its section, and waits where that is gone: what holds for one machine may be wrong of another', () => {
    const before = pageOf(...machine('甲', 350), ...machine('乙', 420));
    const stored = drawnBelow(before, 3);
    const kept = carry([before], [stored], [pageOf('前言', ...machine('乙', 420))]);
    expect([kept.waiting, kept.pages[0]!.blocks.at(-1)!.text]).toEqual([[], '停用期间须挂牌上锁。']);
    const gone = carry([before], [stored], [pageOf(...machine('甲', 350))]);
    expect(gone.waiting.map(({ kind, mine }) => [kind, mine[0]!.block.text])).toEqual([
      ['drawn', '停用期间须挂牌上锁。'],
    ]);
    expect(gone.pages[0]!.blocks.map(({ text }) => text)).toEqual(machine('甲', 350));
  });
});
