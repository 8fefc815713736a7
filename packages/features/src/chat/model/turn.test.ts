import type { AnswerEvent, AnswerStreamEvent } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { advance, stopTurn } from './advance.ts';
import { fail, startTurn, type TurnState } from './turn.ts';

const id = 'a'.repeat(32);
const piece = (seq: number, answer?: string | { content: string; type: 'markdown' }): AnswerEvent => ({
  status: 'generating',
  id,
  seq,
  answer,
});
const end = (seq: number, more: Partial<Extract<AnswerEvent, { status: 'finished' }>> = {}): AnswerEvent => ({
  status: 'finished',
  id,
  seq,
  answerContentType: 'markdown',
  sentenceMap: {},
  answerSource: 'privateDomain',
  timestamp: 1,
  answerByKeyword: false,
  similarQuestions: [],
  ...more,
});
const play = (...events: AnswerStreamEvent[]): TurnState => events.reduce(advance, startTurn());

test('an answer waits, is written, and succeeds on finished', () => {
  expect(startTurn().phase).toBe('waiting');
  expect(play(piece(0)).phase).toBe('waiting');
  expect(play(piece(0), piece(1, '接地')).phase).toBe('generating');
  expect(play(piece(0, '接地'), end(1, { answer: '线' }))).toMatchObject({
    phase: 'success',
    text: '接地线',
    gap: false,
  });
});

test('a turn in the queue says how many are ahead, until its first event', () => {
  const queued = play({ status: 'waiting', ahead: 3 }, { status: 'waiting', ahead: 0 });
  expect(queued).toMatchObject({ phase: 'waiting', id: null, seq: -1, ahead: 0 });
  expect(advance(queued, piece(0))).toMatchObject({ phase: 'waiting', id, ahead: undefined, gap: false });
});

test.each<[string, AnswerEvent[], string]>([
  ['text and objects are both appended', [piece(0, '一'), piece(1, { content: '二', type: 'markdown' })], '一二'],
  ['a repeated event adds nothing', [piece(0, '一'), piece(0, '一'), piece(1, '二'), piece(1, '二')], '一二'],
  ['an older event adds nothing', [piece(0, '一'), piece(1, '二'), piece(0, '零')], '一二'],
  [
    'events of another message add nothing',
    [piece(0, '一'), { ...piece(1, '外'), id: 'b'.repeat(32) } as AnswerEvent],
    '一',
  ],
  ['events after the end add nothing', [piece(0, '一'), end(1), piece(2, '晚')], '一'],
  [
    'blank pieces before the first character are dropped, later ones are kept',
    [piece(0, '\n\n'), piece(1, ' 一'), piece(2, '\n\n'), piece(3, '二')],
    '一\n\n二',
  ],
  ['markup in the text stays text', [piece(0, '{"status":"finished"}\n\ndata: x')], '{"status":"finished"}\n\ndata: x'],
])('%s', (_, events, text) => {
  expect(play(...events).text).toBe(text);
});

test('an error event fails the answer and keeps what came', () => {
  const turn = play(piece(0, '先确认'), { errorCode: 20013, errorMessage: '余额不足', requestId: 'r-1' });
  expect(turn).toMatchObject({
    phase: 'failed',
    text: '先确认',
    problem: { code: 20013, status: -1, requestId: 'r-1' },
  });
  expect(fail(turn, { code: 1, message: 'later', status: 0 })).toBe(turn);
});

test('a missed event is remembered, so that the text is read again from the history', () => {
  expect(play(piece(0, '一'), piece(2, '三')).gap).toBe(true);
});

test('an answer stopped by its reader is not a failure', () => {
  expect(stopTurn(play(piece(0, '一半')), 9)).toMatchObject({
    phase: 'success',
    text: '一半',
    finished: { stopped: true },
  });
});

test('what the text cites is known while it is written, and stays where it breaks off', () => {
  const source = { reference: [], reference_filtered: [] };
  const written = play(piece(0), { ...piece(1, '接地[1]'), sentenceMap: { 1: source } } as AnswerEvent, piece(2, '。'));
  expect(written).toMatchObject({ phase: 'generating', sources: { 1: source } });
  expect(stopTurn(written, 1).finished?.sentenceMap).toEqual({ 1: source });
});
