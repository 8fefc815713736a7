import type { AnswerEvent, SentenceMap } from '@tinystar/contract';
import { errorCodes } from '@tinystar/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnswerEnd, AnswerPart } from './answerer.ts';
import { ANSWER_MAX, CUT_NOTE, turnTimes, type TurnTimes } from './limits.ts';
import { Turn, type Outcome, type TurnOptions } from './turn.ts';
import { logFrom, type TurnLog } from './turnLog.ts';

const END: AnswerEnd = {
  answerContentType: 'markdown',
  sentenceMap: {},
  answerSource: 'document',
  answerByKeyword: false,
  similarQuestions: [],
};
const never = new AbortController().signal;

afterEach(() => void vi.useRealTimers());

interface Stage {
  turn: Turn;
  outcomes: Outcome[];
  clock: { at: number };
}

/** A turn whose outcome is kept instead of stored, with a clock of its own. */
function stage(
  answer: TurnOptions['answer'],
  {
    times = {},
    unread = 'parked',
    log = logFrom(),
  }: { times?: Partial<TurnTimes>; unread?: TurnOptions['unread']; log?: TurnLog } = {},
): Stage {
  const outcomes: Outcome[] = [];
  const clock = { at: 0 };
  const turn = new Turn({
    id: 'turn',
    messageId: 'message',
    log,
    times: { ...turnTimes, ...times },
    exceptionText: '出了点意外',
    unread,
    answer,
    settle(_turn, outcome): Promise<AnswerEvent | undefined> {
      outcomes.push(outcome);
      if (outcome.kind === 'parked') return Promise.resolve(undefined);
      return Promise.resolve(
        outcome.kind === 'failed'
          ? { errorCode: outcome.code, errorMessage: outcome.message, id: 'message' }
          : { status: 'finished', id: 'message', seq: 0, timestamp: 1, ...outcome.end },
      );
    },
    now: () => clock.at,
  });
  return { turn, outcomes, clock };
}

async function* pieces(texts: readonly string[], end: AnswerEnd | null = END): AsyncGenerator<AnswerPart> {
  for (const text of texts) {
    await Promise.resolve();
    yield { text };
  }
  if (end) yield { end };
}

const waiting = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

async function collect(turn: Turn, after = -1, signal = never): Promise<AnswerEvent[]> {
  const events: AnswerEvent[] = [];
  for await (const event of turn.follow(after, signal)) events.push(event);
  return events;
}

const textOf = (events: readonly AnswerEvent[]) =>
  events.map((event) => ('answer' in event && typeof event.answer === 'string' ? event.answer : '')).join('');

describe('a turn', () => {
  it('bundles quick pieces and numbers its events without a gap', async () => {
    const { turn } = stage(() => pieces(Array.from({ length: 500 }, (_, at) => `字${at}`)));
    const running = turn.run();
    const events = await collect(turn);
    await running;
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, at) => at));
    expect(events.length).toBeLessThan(10);
    expect(textOf(events)).toBe(Array.from({ length: 500 }, (_, at) => `字${at}`).join(''));
    expect(events.at(-1)).toMatchObject({ status: 'finished' });
  });

  it('gives every reader the same text from wherever he comes in', async () => {
    const { turn, clock } = stage(async function* () {
      for (let at = 0; at < 40; at++) {
        await Promise.resolve();
        clock.at += 100;
        yield { text: `第${at}句。` };
      }
      yield { end: END };
    });
    const running = turn.run();
    const whole = await collect(turn);
    await running;
    for (let after = -1; after < whole.length; after++) {
      const rest = await collect(turn, after);
      expect(textOf(whole.slice(0, after + 1)) + textOf(rest)).toBe(textOf(whole));
    }
    // A reader who has seen more than there is still learns how it ended, by a number he does not know yet.
    expect(await collect(turn, 1_000)).toEqual([{ ...whole.at(-1), seq: 1_001 }]);
  });

  it('fails after 60 s without a word from the model, and says so', async () => {
    const { turn, outcomes, clock } = stage(async function* (signal) {
      yield { text: '开头' };
      await waiting(signal);
    });
    const running = turn.run();
    await expect.poll(() => turn.log.text).toBe('开头');
    clock.at = 59_000;
    turn.tick();
    expect(turn.running).toBe(true);
    clock.at = 60_001;
    turn.tick();
    await running;
    expect(outcomes).toMatchObject([{ kind: 'failed', code: errorCodes.unexpected, message: '出了点意外' }]);
    expect(textOf(await collect(turn))).toBe('开头');
  });

  it('cuts an answer at 1 MB with a note and keeps every event below 256 KB', async () => {
    const { turn, outcomes } = stage(() => pieces(['\u0001'.repeat(300_000), '汉'.repeat(400_000), '尾']));
    await turn.run();
    expect(outcomes).toMatchObject([{ kind: 'finished', stopped: false }]);
    expect(Buffer.byteLength(turn.log.text)).toBeLessThanOrEqual(ANSWER_MAX);
    expect(turn.log.text.endsWith(CUT_NOTE)).toBe(true);
    expect(turn.log.text).not.toContain('\uFFFD');
    for (const event of await collect(turn)) expect(JSON.stringify(event).length).toBeLessThan(256 * 1024);
  });

  it('takes out what the database cannot store', async () => {
    const { turn } = stage(() => pieces(['一\0二']));
    await turn.run();
    expect(turn.log.text).toBe('一二');
  });

  it.each([
    ['nothing', []],
    ['only spaces', [' ', '\n']],
  ])('counts an answer of %s as failed', async (_, texts) => {
    const { turn, outcomes } = stage(() => pieces(texts));
    await turn.run();
    expect(outcomes).toMatchObject([{ kind: 'failed' }]);
  });

  it('keeps what was written when it is stopped, and hears nothing that comes later', async () => {
    const { turn, outcomes } = stage(async function* (signal) {
      yield { text: '已经写出' };
      await waiting(signal).catch(() => undefined);
      yield { text: '太晚了' };
      yield { end: END };
    });
    const running = turn.run();
    await expect.poll(() => turn.log.text).toBe('已经写出');
    await Promise.all([turn.stop(), turn.stop()]);
    await running;
    expect(outcomes).toMatchObject([{ kind: 'finished', stopped: true }]);
    expect(textOf(await collect(turn))).toBe('已经写出');
  });

  it('is parked when nobody has read it for a while, and not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let aborted = false;
    const { turn, outcomes } = stage(
      async function* (signal) {
        signal.addEventListener('abort', () => (aborted = true));
        yield { text: '半句' };
        await waiting(signal);
      },
      { times: { grace: 40 } },
    );
    const running = turn.run();
    const first = turn.attach();
    const second = turn.attach();
    first();
    await vi.advanceTimersByTimeAsync(60);
    second();
    await vi.advanceTimersByTimeAsync(39);
    const third = turn.attach();
    await vi.advanceTimersByTimeAsync(60);
    third();
    await vi.advanceTimersByTimeAsync(39);
    expect(outcomes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await running;
    expect(outcomes).toMatchObject([{ kind: 'parked' }]);
    expect(aborted).toBe(true);
    expect(await collect(turn)).toMatchObject([{ seq: 0 }, { seq: 1, answer: '半句' }]);
  });

  it('is stopped when nobody has read it for a while and nobody can come back', async () => {
    let aborted = false;
    const { turn, outcomes } = stage(
      async function* (signal) {
        signal.addEventListener('abort', () => (aborted = true));
        yield { text: '半句' };
        await waiting(signal);
      },
      { times: { grace: 5 }, unread: 'stopped' },
    );
    const running = turn.run();
    turn.attach()();
    await running;
    expect(outcomes).toMatchObject([{ kind: 'finished', stopped: true }]);
    expect(aborted).toBe(true);
  });

  it('runs to its end unread when it is not worth cancelling', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { promise: later, resolve: goOn } = Promise.withResolvers<void>();
    const { turn, outcomes } = stage(
      async function* () {
        yield { text: '摘' };
        await later;
        yield { text: '录' };
        yield { end: END };
      },
      { times: { grace: 5 }, unread: 'goesOn' },
    );
    const running = turn.run();
    turn.attach()();
    await vi.advanceTimersByTimeAsync(60_000);
    goOn();
    await running;
    expect(outcomes).toMatchObject([{ kind: 'finished', stopped: false }]);
    expect(turn.log.text).toBe('摘录');
  });

  it('goes on with the numbers and the text it was interrupted at', async () => {
    const { turn } = stage(() => pieces(['后半']), { log: { text: '前半', ends: [0, 1, 2] } });
    await turn.run();
    const events = await collect(turn, 1);
    expect(events).toMatchObject([
      { seq: 2, answer: '半' },
      { seq: 3, answer: '后半' },
      { seq: 4, status: 'finished' },
    ]);
  });

  it('lets a reader who left go at once', async () => {
    const { turn } = stage(async function* (signal) {
      await waiting(signal);
      yield { text: '' };
    });
    const running = turn.run();
    const reader = new AbortController();
    const events = turn.follow(-1, reader.signal);
    expect(await events.next()).toMatchObject({ done: false, value: { seq: 0 } });
    // It waits for the next event now, and the answer goes on.
    const next = events.next();
    reader.abort();
    expect(await next).toEqual({ done: true, value: undefined });
    expect(turn.running).toBe(true);
    await turn.stop();
    await running;
  });
});

it('tells each number with its source once, in the event that brings it', async () => {
  const source = { reference: [], reference_filtered: [] };
  async function* citing(onCited: (cited: SentenceMap) => void): AsyncGenerator<AnswerPart> {
    onCited({ 1: source });
    yield* pieces(['一[1]'], null);
    onCited({ 1: source, 2: { ...source } });
    yield* pieces(['二[2]']);
  }
  const { turn } = stage((_signal, onCited) => citing(onCited), { times: { publish: 0 } });
  const [events] = await Promise.all([collect(turn), turn.run()]);
  const told = events.flatMap((event) =>
    'status' in event && event.status === 'generating' && event.sentenceMap ? [Object.keys(event.sentenceMap)] : [],
  );
  expect(told).toEqual([['1'], ['2']]);
});
