import { expect, test } from 'vitest';
import { messages, NOW, passed, ticket } from './fixtures.ts';
import { linesOf, questionOf, standingOf, withTransfers, wordsOf, writerOf } from './model.ts';

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

test('that a ticket was passed on stands between the messages it happened between, or waits for those before it', () => {
  const [transfer] = passed.desk!.transfers;
  const lines = linesOf(passed.rows);
  const kinds = (more: boolean, timestamp = transfer!.timestamp) =>
    withTransfers(lines, [{ ...transfer!, timestamp }], more).map(({ kind }) => kind);
  expect(kinds(true)).toEqual(['message', 'message', 'transfer', 'message']);
  const before = passed.rows[0]!.timestamp - 1;
  expect(kinds(true, before)).toEqual(['message', 'message', 'message']);
  expect(kinds(false, before)).toEqual(['transfer', 'message', 'message', 'message']);
});

test('a reply answers what it quotes, otherwise the question before it', () => {
  const reply = passed.rows.find(({ source }) => source === 'customerService')!;
  expect(questionOf(passed.rows, reply)).toBe('主轴报警 1034 之后能不能先复位再检查？');
  const plain = { ...reply, referenceMessage: null };
  const rows = [{ ...passed.rows[0]!, content: { text: '油位多少？' } }, plain];
  expect(questionOf(rows, plain)).toBe('油位多少？');
  expect(questionOf([plain], plain)).toBe('');
});

test('an answer is inserted without the numbers of its sources', () => {
  expect(wordsOf('年假有五天 [1]，满十年十天[2][3]。\n')).toBe('年假有五天，满十年十天。');
});
