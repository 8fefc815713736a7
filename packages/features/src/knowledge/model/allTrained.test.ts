import { expect, it } from 'vitest';
import { document } from '../fixtures.ts';
import { allTrained } from './allTrained.ts';

const file = new File([], '员工手册.pdf');
const stored = (version = false) => [{ file, phase: { kind: 'success' as const, at: 1_000, version } }];
const row = document(1, { name: file.name, status: 'trained', reason: '' });

it('a batch is trained when the list that was answered after it says so', () => {
  expect(allTrained(stored(), [row], 1_001)).toBe(true);
  expect(allTrained(stored(), [row], 1_000)).toBe(false);
  expect(allTrained([], [row], 1_001)).toBe(false);
  expect(allTrained(stored(), [], 1_001)).toBe(false);
  expect(allTrained([...stored(), { file, phase: { kind: 'queued' } }], [row], 1_001)).toBe(false);
});

it('a new version is trained when it is in the place of the old one, and not where it could not be read', () => {
  expect(allTrained(stored(true), [row], 1_001)).toBe(true);
  expect(allTrained(stored(true), [{ ...row, newVersionAt: 1_000 }], 1_001)).toBe(false);
  const failed = { ...row, reason: '新版本没有解析成功，仍使用原来的内容：文件已损坏' };
  expect(allTrained(stored(true), [failed], 1_001)).toBe(false);
  expect(allTrained(stored(), [failed], 1_001)).toBe(true);
});
