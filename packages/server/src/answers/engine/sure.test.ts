import { expect, test } from 'vitest';
import { extract } from './extractive.ts';
import { found, hit, settings } from './fixtures.ts';

const leave = hit(1, ['正式员工每年享有五天带薪年假。'], { strength: 0.9, nearness: 0.7, ranks: { words: 1 } });
const beside = (nearness: number) =>
  hit(2, ['实习员工的年假由部门主管另行确定。'], { sourceId: 'file-2', strength: 0.3, nearness, ranks: { words: 2 } });
const sureBeside = (nearness: number) =>
  extract('年假有几天', found([leave, beside(nearness)], ['年假']), settings)?.sure;

test('an answer is sure where it is ahead of everything else that was found, also of what is not quoted', () => {
  expect(sureBeside(0.3)).toBe(true);
  expect(sureBeside(0.69)).toBe(false);
});
