import { expect, it } from 'vitest';
import type { StoredBlock } from '../documents/readPages.ts';
import { likelyTargets } from './likelyTargets.ts';

const box = { left: 0, top: 0, right: 1, bottom: 1 };
const block = (text: string): StoredBlock => ({ id: text, type: 'paragraph', box, text, status: 'enabled' });
const pagesOf = (...pages: string[][]) =>
  pages.map((blocks, at) => ({
    index: at + 1,
    width: 595,
    height: 842,
    rotation: 0 as const,
    textLayer: 'ok' as const,
    blocks: blocks.map(block),
  }));
const of = (read: string, near: string | null, ...pages: string[][]) =>
  likelyTargets({ kind: 'changed', read: [{ page: 1, block: block(read) }], near }, pagesOf(...pages));

const [first, third] = ['设备EQ-1001每6天检查一次油位。', '设备EQ-1003每8天检查一次油位。'];

it('a line of the same pattern about another thing is not what an edit is meant for, the line itself is', () => {
  expect(of(third, first, [first])).toEqual([]);
  expect(of(third, first, [first], ['第三节', third])).toEqual([third]);
  expect(of(third, null, [third])).toEqual([third]);
});

it('a line about the same thing whose figures changed is', () => {
  const changed = '设备EQ-1003每9天检查一次油位。';
  expect(of(third, changed, [changed])).toEqual([changed]);
});

it('a number behind a word is no name', () => {
  const [was, is] = ['Goods may be returned within 14 days.', 'Goods may be returned within 30 days.'];
  expect(of(was, is, [is])).toEqual([is]);
});

it('of lines that say the same word for word it is the one beside which the edit waits, or none', () => {
  const twice = [block('同上。'), { ...block('同上。'), id: 'second' }];
  const pages = pagesOf([]).map((page) => ({ ...page, blocks: twice }));
  const edit = { kind: 'changed', read: [{ page: 1, block: block('同上。') }] } as const;
  expect(likelyTargets({ ...edit, read: [...edit.read], near: 'second' }, pages)).toEqual(['second']);
  expect(likelyTargets({ ...edit, read: [...edit.read], near: null }, pages)).toEqual([]);
});

it.each([
  ['设备E1010的额定压力为2兆帕，每年试压一次。', '设备E1020的额定压力为9.9兆帕，每年试压一次。'],
  ['P1010每周加一次油。', 'P1020每周加一次油。'],
  ['3号泵的额定流量为每小时20立方米。', '5号泵的额定流量为每小时30立方米。'],
  ['一号楼的门禁在夜里十一点关闭。', '二号楼的门禁在夜里十点关闭。'],
])('what was said of one thing is not meant for another one of the same pattern: %s', (read, beside) => {
  expect(of(read, beside, [beside])).toEqual([]);
});

it('lines of one pattern without names that are told apart are not chosen among', () => {
  const [read, one, other] = ['销售部每月报销一次差旅费。', '财务部每月报销一次差旅费。', '人事部每月报销一次差旅费。'];
  expect(of(read, one, [one, other])).toEqual([]);
  expect(of('销售部每月报销两次差旅费。', read, [read])).toEqual([read]);
});

it('a day is no name', () => {
  const [was, is] = ['工资每月10号发放，遇节假日提前。', '工资每月15号发放，遇节假日提前。'];
  expect(of(was, is, [is])).toEqual([is]);
});
