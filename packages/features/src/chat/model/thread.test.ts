import type { ChatMessage } from '@tinystar/contract';
import { expect, test } from 'vitest';
import {
  append,
  appendMessage,
  canClear,
  dislikedTwice,
  emptyThread,
  itemsOf,
  mergeOlder,
  oldestTime,
  patch,
  settle,
  unsent,
} from './thread.ts';
import { startTurn } from './turn.ts';

const minute = 60_000;
const message = (id: string, timestamp: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...unsent(id, `问题${id}`, timestamp).message,
  answerStatus: 'success',
  ...more,
});
const clear = (id: string, timestamp: number) => message(id, timestamp, { msgType: 'clear', question: '', answer: '' });
const shown = (thread: Parameters<typeof itemsOf>[0]) => itemsOf(thread).map((item) => `${item.kind}:${item.key}`);

test('older pages go in front, sorted by time, and known messages stay single', () => {
  let thread = mergeOlder(emptyThread, [message('d', 40), message('c', 30)]);
  expect(oldestTime(thread)).toBe(30);
  thread = mergeOlder(thread, [message('b', 20), message('c', 30), message('a', 10)]);
  expect(thread.order).toEqual(['a', 'b', 'c', 'd']);
  expect(thread.complete).toBe(false);
});

test('the history ends with the welcome once no rows come back', () => {
  const thread = mergeOlder(mergeOlder(emptyThread, [message('a', 10)]), []);
  expect(shown(thread)).toEqual(['welcome:welcome', 'day:day-a', 'turn:a']);
});

test('a page of only known rows ends the loading instead of asking for ever', () => {
  const thread = mergeOlder(emptyThread, [message('a', 10)]);
  expect(mergeOlder(thread, [message('a', 10)]).complete).toBe(true);
});

test('the time is shown again after half an hour of silence and after a clear marker', () => {
  const thread = mergeOlder(emptyThread, [
    message('a', 0),
    message('b', 5 * minute),
    message('c', 60 * minute),
    clear('x', 61 * minute),
    message('d', 62 * minute),
  ]);
  expect(shown(thread)).toEqual([
    'day:day-a',
    'turn:a',
    'turn:b',
    'day:day-c',
    'turn:c',
    'clear:x',
    'day:day-d',
    'turn:d',
  ]);
});

test('clearing is refused while busy, after a clear marker, and when nothing was said', () => {
  expect(canClear(emptyThread, false)).toBe(false);
  const one = mergeOlder(emptyThread, [message('a', 0)]);
  expect(canClear(one, false)).toBe(true);
  expect(canClear(one, true)).toBe(false);
  expect(canClear(appendMessage(one, clear('x', 1)), false)).toBe(false);
});

test('a sent question keeps its place and its key when the server names it', () => {
  const sent = unsent('local', '接地线怎么接？', 5);
  let thread = append(emptyThread, sent);
  const stored = settle(sent.message, { ...startTurn(), phase: 'failed', id: 'server', text: '先' });
  thread = patch(thread, 'local', { message: stored });
  expect(thread.order).toEqual(['local']);
  expect(thread.entries.local?.message).toMatchObject({
    id: 'server',
    answer: '先',
    answerStatus: 'failed',
    thumb: 'none',
  });
});

test('a person is offered after two disliked answers in a row, not before and not across a clearing', () => {
  const down = { thumb: 'down' } as const;
  const of = (...rows: ChatMessage[]) => dislikedTwice(mergeOlder(emptyThread, rows));
  expect(of(message('a', 10, down))).toBeNull();
  expect(of(message('a', 10, down), message('b', 20, down))).toBe('b');
  expect(of(message('a', 10, down), message('b', 20), message('c', 30, down))).toBeNull();
  expect(of(message('a', 10, down), clear('x', 15), message('b', 20, down))).toBeNull();
  // An answer that failed is none.
  expect(of(message('a', 10, down), message('b', 20, { answerStatus: 'failed' }), message('c', 30, down))).toBe('c');
});
