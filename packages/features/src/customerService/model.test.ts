import { expect, test } from 'vitest';
import { messages, NOW, ticket } from './fixtures.ts';
import { linesOf, standingOf, writerOf } from './model.ts';

const HOUR = 3_600_000;

test('a ticket waits until it is answered, and is overdue after the promised hours', () => {
  const since = (hours: number) => ticket(1, { waitingSince: NOW - hours * HOUR });
  expect(standingOf(since(7.9), 8, NOW)).toBe('waiting');
  expect(standingOf(since(8.1), 8, NOW)).toBe('overdue');
  expect(standingOf(ticket(1, { waitingSince: null }), 8, NOW)).toBe('answered');
  expect(standingOf(ticket(1, { status: 'closed', waitingSince: null }), 8, NOW)).toBe('closed');
});

test('a marker stands after the last message of each ticket that has ended', () => {
  expect(linesOf(messages).map(({ kind }) => kind)).toEqual([
    'message',
    'message',
    'closed',
    'message',
    'message',
    'message',
  ]);
});

test('each side sees its own words as its own', () => {
  const [question, answer] = messages;
  expect(writerOf(question!, 'user')).toMatchObject({ name: '沈一鸣', mine: true });
  expect(writerOf(question!, 'agent')).toMatchObject({ name: '沈一鸣', mine: false });
  expect(writerOf(answer!, 'user')).toMatchObject({ name: '人工客服', mine: false, face: { name: '设备维修助手' } });
  expect(writerOf(answer!, 'agent').mine).toBe(true);
});
