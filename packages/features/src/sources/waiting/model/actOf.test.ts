import type { Block } from '@tinystar/contract';
import { expect, it } from 'vitest';
import { actOf } from './actOf.ts';

const placed = (change: Partial<Block> = {}) => ({
  page: 1,
  block: {
    id: 'a',
    type: 'paragraph' as const,
    box: { left: 0, top: 0, right: 1, bottom: 1 },
    text: '运费由卖家承担',
    status: 'enabled' as const,
    ...change,
  },
});
const changed = (mine: ReturnType<typeof placed>[], read = [placed()]) => actOf({ kind: 'changed', read, mine });

it('names what was done by what tells most', () => {
  expect(changed([placed({ text: '运费由买家承担' })])).toBe('rewritten');
  expect(changed([placed({ text: '运费由买家承担', status: 'disabled' })])).toBe('rewritten');
  expect(changed([placed({ status: 'disabled' })])).toBe('disabled');
  expect(changed([placed({ type: 'table', cells: [['运费']] })])).toBe('retyped');
  expect(changed([])).toBe('deleted');
  expect(changed([placed(), placed()])).toBe('split');
  expect(changed([placed()], [placed(), placed()])).toBe('joined');
  expect(changed([placed()])).toBe('pictures');
  expect(actOf({ kind: 'drawn', read: [], mine: [placed()] })).toBe('drawn');
  expect(actOf({ kind: 'pictures', read: [placed()], mine: [placed()] })).toBe('pictures');
});

it('a table whose cells alone were changed is rewritten', () => {
  const table = (cell: string) => placed({ type: 'table', text: '', cells: [['运费', cell]] });
  expect(changed([table('12元')], [table('10元')])).toBe('rewritten');
});
