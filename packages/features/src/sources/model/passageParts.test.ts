import { expect, test } from 'vitest';
import { passageParts } from './passageParts.ts';

test('rows with named cells stand under their columns, also where a cell is empty', () => {
  expect(
    passageParts('差旅标准\n级别: 经理 | 酒店: 500元 | 餐费: 120元\n级别: 员工 | 餐费: 80元\n以实际发票为准。'),
  ).toEqual([
    { kind: 'text', text: '差旅标准' },
    {
      kind: 'table',
      head: ['级别', '酒店', '餐费'],
      rows: [
        ['经理', '500元', '120元'],
        ['员工', '', '80元'],
      ],
    },
    { kind: 'text', text: '以实际发票为准。' },
  ]);
});

test('rows without names are a table without heads, and a single such line stays as it is', () => {
  expect(passageParts('甲 | 1\n乙 | 2')).toEqual([
    {
      kind: 'table',
      head: [],
      rows: [
        ['甲', '1'],
        ['乙', '2'],
      ],
    },
  ]);
  expect(passageParts('公司 | 员工手册')).toEqual([{ kind: 'text', text: '公司 | 员工手册' }]);
});
