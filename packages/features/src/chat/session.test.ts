import { ApiError, type AnswerEvent, type ChatMessage } from '@tinystar/contract';
import type { StreamOptions } from '@tinystar/contract/stream';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { alongAtom, type SentAlong } from './along/along.ts';
import { chatStateAtom, liveTurnAtom, typedAtom, type ChatSessionOptions } from './chatCore.ts';
import { loadAnswering } from './loadAnswering.ts';
import { unsent } from './model/thread.ts';
import type { Ask, ChatPort } from './port.ts';
import { without, type PendingQuestion, type PendingStore } from './pendingQuestion.ts';
import { createChatSession } from './session.ts';

const id = 'a'.repeat(32);
const piece = (seq: number, answer: string): AnswerEvent => ({ status: 'generating', id, seq, answer });
const finished = (seq: number, more: object = {}): AnswerEvent => ({
  status: 'finished',
  id,
  seq,
  answerContentType: 'markdown',
  sentenceMap: {},
  answerSource: 'privateDomain',
  timestamp: 5,
  answerByKeyword: false,
  similarQuestions: [],
  ...more,
});
const offline = () => new ApiError({ errorCode: 1, errorMessage: '' }, 0);

type Call = Ask & StreamOptions<AnswerEvent>;
type Script = (call: Call) => Promise<void> | void;

/** What a browser keeps over a reload. */
const createBrowser = () => {
  let draft = '';
  let kept: readonly PendingQuestion[] = [];
  const pending: PendingStore = {
    read: () => kept,
    write: (asked) => void (kept = [...without(kept, asked), asked]),
    remove: (asked) => void (kept = without(kept, asked)),
  };
  return {
    draft: { read: () => draft, write: (text: string) => void (draft = text) },
    pending,
  };
};

/** A server that plays one script per call. */
const stage = (scripts: Script[], more: Partial<ChatPort> = {}, options: Partial<ChatSessionOptions> = {}) => {
  const calls: Call[] = [];
  const browser = createBrowser();
  const port: ChatPort = {
    side: 'use',
    async ask(ask, stream) {
      const call = { ...ask, ...stream };
      calls.push(call);
      await scripts[calls.length - 1]?.(call);
    },
    stop: async () => {},
    history: async () => [],
    thumb: async () => {},
    clear: async () => ({ ...unsent('c'.repeat(32), '', 9).message, msgType: 'clear' }),
    filePass: async () => ({ expires: '0', holder: 'use', signature: '' }),
    ...more,
  };
  const notify = vi.fn();
  const session = createChatSession({
    port,
    notify,
    ...browser,
    ...options,
  });
  const last = () => {
    const { thread } = session.store.get(chatStateAtom);
    return thread.entries[thread.order.at(-1) ?? ''];
  };
  return { session, calls, notify, last, kept: () => browser.draft.read() };
};

const open: Script = (call) => call.onAlive?.();
const forever = (call: Call) => new Promise<void>((_, reject) => call.signal.addEventListener('abort', reject));

// Timers are not real here, so what comes with the first question is loaded before.
beforeAll(loadAnswering);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a question is answered once and its draft is gone', async () => {
  const { session, calls, last, kept } = stage([
    (call) => {
      call.onAlive?.();
      expect(kept()).toBe('接地线怎么接？');
      call.onEvent(piece(0, '用黄绿双色线'));
      expect(session.store.get(chatStateAtom).answering).not.toBeNull();
      session.send('第二个问题');
      call.onEvent(finished(1));
    },
  ]);
  session.type('接地线怎么接？');
  session.send('接地线怎么接？');
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toHaveLength(1);
  expect(last()?.message).toMatchObject({ id, answer: '用黄绿双色线', answerStatus: 'success', thumb: 'none' });
  expect(session.store.get(chatStateAtom)).toMatchObject({ answering: null, announced: 'answered' });
  expect([kept(), session.store.get(typedAtom)]).toEqual(['', '']);
});

test('blank text is refused with its message, nothing is sent', () => {
  const { session, calls, notify } = stage([]);
  session.send('');
  expect(notify).not.toHaveBeenCalled();
  session.send('  \n ');
  expect(notify).toHaveBeenCalledWith('不能发送空白信息', 'neutral');
  expect(calls).toHaveLength(0);
});

test('a cut stream is taken up under the same key after the last event, without repeated text', async () => {
  const { session, calls, last } = stage([
    (call) => {
      void open(call);
      call.onEvent(piece(0, '先断开'));
      call.onEvent(piece(1, '直流开关'));
      throw offline();
    },
    () => {
      throw offline();
    },
    (call) => {
      void open(call);
      call.onEvent(piece(1, '直流开关'));
      call.onEvent(piece(2, '，再验电'));
      call.onEvent(finished(3));
    },
  ]);
  session.send('怎么断电？');
  await vi.advanceTimersByTimeAsync(299);
  expect(calls).toHaveLength(1);
  expect(session.store.get(liveTurnAtom)?.link).toBe('reconnecting');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(calls.map((call) => call.lastEventId)).toEqual([undefined, 1, 1]);
  expect(new Set(calls.map((call) => call.idempotencyKey)).size).toBe(1);
  expect(last()?.message).toMatchObject({ answer: '先断开直流开关，再验电', answerStatus: 'success' });
});

test('a connection that stays away for half a minute fails the answer and keeps its text', async () => {
  const cut: Script = () => {
    throw offline();
  };
  const { session, last } = stage([
    (call) => {
      void open(call);
      call.onEvent(piece(0, '先断开'));
    },
    ...Array.from({ length: 20 }, () => cut),
  ]);
  session.send('怎么断电？');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(session.store.get(chatStateAtom).answering).not.toBeNull();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(last()).toMatchObject({ problem: { status: 0 }, message: { answer: '先断开', answerStatus: 'failed' } });
});

test('an answer without a sign of life for 60 seconds fails', async () => {
  const { session, last } = stage([
    (call) => {
      void open(call);
      return forever(call);
    },
  ]);
  session.send('在吗？');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(session.store.get(chatStateAtom).answering).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(last()?.message.answerStatus).toBe('failed');
});

test('stopping keeps what was written and is not a failure', async () => {
  const stop = vi.fn(async () => {});
  const { session, last } = stage(
    [
      (call) => {
        void open(call);
        call.onEvent(piece(0, '写了一半'));
        return forever(call);
      },
    ],
    { stop },
  );
  session.send('说来话长');
  await vi.advanceTimersByTimeAsync(10);
  session.stop();
  session.stop();
  await vi.advanceTimersByTimeAsync(2_100);
  expect(stop).toHaveBeenCalledExactlyOnceWith(id);
  expect(last()).toMatchObject({
    problem: null,
    message: { answer: '写了一半', answerStatus: 'success', stopped: true },
  });
});

test('retry asks the same message again', async () => {
  const answers = (call: Call) => {
    void open(call);
    call.onEvent(piece(0, '答'));
    call.onEvent(finished(1));
  };
  const { session, calls, last } = stage([answers, answers]);
  session.send('问');
  await vi.advanceTimersByTimeAsync(0);
  session.retry(last()!.key);
  expect(session.store.get(liveTurnAtom)?.turn.phase).toBe('waiting');
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.map((call) => call.again)).toEqual([undefined, id]);
  expect(calls[0]?.idempotencyKey).not.toBe(calls[1]?.idempotencyKey);
  expect(session.store.get(chatStateAtom).thread.order).toHaveLength(1);
});

test('a question that never reached the server is kept apart from the box and repeated under its own key', async () => {
  const browser = createBrowser();
  const { session, calls, last, kept } = stage(
    [
      () => {
        throw offline();
      },
      (call) => {
        void open(call);
        call.onEvent(finished(0, { answer: '好' }));
      },
    ],
    {},
    browser,
  );
  session.send('问');
  await vi.advanceTimersByTimeAsync(0);
  expect(last()?.problem?.status).toBe(0);
  expect([kept(), browser.pending.read().map(({ question }) => question)]).toEqual(['', ['问']]);
  session.retry(last()!.key);
  await vi.advanceTimersByTimeAsync(0);
  expect(calls[0]?.idempotencyKey).toBe(calls[1]?.idempotencyKey);
  expect(browser.pending.read()).toEqual([]);
});

test('all questions that never reached the server stand there after a reload, and are sent under their keys', async () => {
  const browser = createBrowser();
  const cut = () => Promise.reject(offline());
  const before = stage([cut, cut], {}, browser);
  await before.session.open();
  for (const question of ['保修多久？', '怎么退货？']) {
    before.session.send(question);
    await vi.advanceTimersByTimeAsync(0);
  }
  before.session.type('还没写完');
  before.session.close();
  const after = stage([(call) => call.onEvent(finished(0, { answer: '两年' }))], {}, browser);
  await after.session.open();
  await after.session.open();
  const { thread } = after.session.store.get(chatStateAtom);
  expect(thread.order.map((key) => thread.entries[key])).toMatchObject([
    { message: { question: '保修多久？', answerStatus: 'failed' }, problem: { status: 0 }, stored: false },
    { message: { question: '怎么退货？', answerStatus: 'failed' }, problem: { status: 0 }, stored: false },
  ]);
  expect(after.session.store.get(typedAtom)).toBe('还没写完');
  after.session.retry(thread.order[0]!);
  await vi.advanceTimersByTimeAsync(0);
  expect(after.calls[0]?.idempotencyKey).toBe(before.calls[0]?.idempotencyKey);
  expect(browser.pending.read().map(({ question }) => question)).toEqual(['怎么退货？']);
});

test('an answer that could not be asked for again stands as it was, and that it failed is told', async () => {
  const stored: ChatMessage = { ...unsent(id, '问', 1).message, answer: '一二三', answerStatus: 'success' };
  const { session, last, notify } = stage([() => Promise.reject(offline())], { history: async () => [stored] });
  await session.open();
  session.retry(id);
  await vi.advanceTimersByTimeAsync(0);
  expect(last()).toMatchObject({ message: stored, problem: null });
  expect(session.store.get(chatStateAtom).answering).toBeNull();
  expect(notify).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'danger');
});

test('when the log-in has expired the question comes back to the box and is kept', async () => {
  const onExpired = vi.fn();
  const { session, kept } = stage(
    [
      () => {
        throw new ApiError({ errorCode: 401_000, errorMessage: '' }, 401);
      },
    ],
    {},
    { onExpired },
  );
  session.send('问到一半');
  await vi.advanceTimersByTimeAsync(0);
  expect(onExpired).toHaveBeenCalledOnce();
  expect([session.store.get(typedAtom), kept()]).toEqual(['问到一半', '问到一半']);
  expect(session.store.get(chatStateAtom).thread.order).toHaveLength(0);
});

test('a missed event makes the page read the stored answer', async () => {
  const stored: ChatMessage = { ...unsent(id, '问', 1).message, answer: '一二三', answerStatus: 'success' };
  const { session, last } = stage(
    [
      (call) => {
        void open(call);
        call.onEvent(piece(0, '一'));
        call.onEvent(piece(2, '三'));
        call.onEvent(finished(3));
      },
    ],
    { history: async () => [stored] },
  );
  session.send('问');
  await vi.advanceTimersByTimeAsync(0);
  expect(last()?.message.answer).toBe('一二三');
});

test('a thumb that cannot be saved goes back to none with the reason', async () => {
  const stored: ChatMessage = { ...unsent(id, '问', 1).message, answerStatus: 'success', thumb: 'up' };
  const { session, last, notify } = stage([], {
    history: async () => [stored],
    thumb: async () => {
      throw new ApiError({ errorCode: 1, errorMessage: '服务出错' }, 500);
    },
  });
  await session.open();
  const rating = session.rate(id, 'down');
  expect(last()?.message.thumb).toBe('down');
  await rating;
  expect(last()?.message.thumb).toBe('none');
  expect(notify).toHaveBeenCalledWith('服务出错', 'danger');
});

test('clearing appends the marker once, and a failure shows its message', async () => {
  const stored: ChatMessage = { ...unsent(id, '问', 1).message, answerStatus: 'success' };
  const ok = stage([], { history: async () => [stored] });
  await ok.session.open();
  await Promise.all([ok.session.clear(), ok.session.clear()]);
  await ok.session.clear();
  expect(ok.session.store.get(chatStateAtom).thread.order).toEqual([id, 'c'.repeat(32)]);
  const bad = stage([], {
    history: async () => [stored],
    clear: async () => {
      throw new ApiError({ errorCode: 1, errorMessage: '清除失败' }, 500);
    },
  });
  await bad.session.open();
  await bad.session.clear();
  expect(bad.notify).toHaveBeenCalledWith('清除失败', 'danger');
});

test('an answer still being written when the page opens is followed to its end', async () => {
  const writing: ChatMessage = { ...unsent(id, '问', 1).message, answerStatus: 'generating', answer: '一' };
  let reads = 0;
  const { session, last } = stage([], {
    history: async () => [++reads < 3 ? writing : { ...writing, answer: '一二', answerStatus: 'success' }],
  });
  await session.open();
  await vi.advanceTimersByTimeAsync(4_100);
  expect(last()?.message).toMatchObject({ answer: '一二', answerStatus: 'success' });
});

const writing: ChatMessage = { ...unsent(id, '说来话长', 8).message, answerStatus: 'generating', answer: '写了' };

test('a reload in the middle of an answer takes up the same message live, without a second question', async () => {
  const browser = createBrowser();
  const before = stage(
    [
      (call) => {
        void open(call);
        call.onEvent(piece(0, '写了'));
        return forever(call);
      },
    ],
    {},
    browser,
  );
  before.session.send('说来话长');
  await vi.advanceTimersByTimeAsync(10);
  before.session.close();
  await vi.advanceTimersByTimeAsync(10);

  const history = vi.fn(async () => [writing]);
  const after = stage(
    [
      (call) => {
        void open(call);
        call.onEvent(piece(0, '写了'));
        call.onEvent(piece(1, '一半'));
        call.onEvent(finished(2));
      },
    ],
    { history },
    browser,
  );
  await after.session.open();
  await vi.advanceTimersByTimeAsync(10);
  expect(after.calls[0]).toMatchObject({
    question: '说来话长',
    idempotencyKey: before.calls[0]?.idempotencyKey,
    lastEventId: -1,
  });
  expect(after.session.store.get(chatStateAtom).thread.order).toEqual([id]);
  expect(after.last()?.message).toMatchObject({ answer: '写了一半', answerStatus: 'success' });
  expect([browser.pending.read(), browser.draft.read()]).toEqual([[], '']);
  expect(history).toHaveBeenCalledOnce();
});

test('a question that was left before its first sign of life is found again by its words', async () => {
  const browser = createBrowser();
  const before = stage([forever], {}, browser);
  before.session.send('说来话长');
  before.session.close();
  expect(browser.draft.read()).toBe('说来话长');
  const after = stage(
    [
      (call) => {
        void open(call);
        call.onEvent(finished(0, { answer: '说完了' }));
      },
    ],
    { history: async () => [writing] },
    browser,
  );
  await after.session.open();
  expect(after.session.store.get(typedAtom)).toBe('');
  await vi.advanceTimersByTimeAsync(10);
  expect(after.last()?.message.answer).toBe('说完了');
});

test('a question that never arrived stays typed after a reload and is sent under its old key', async () => {
  const browser = createBrowser();
  const before = stage([forever], {}, browser);
  before.session.send('到了吗？');
  await vi.advanceTimersByTimeAsync(10);
  before.session.close();
  const earlier = { ...writing, question: '别的', answerStatus: 'success' as const };
  const after = stage(
    [(call) => call.onEvent(finished(0, { answer: '到了' }))],
    { history: async () => [earlier] },
    browser,
  );
  await after.session.open();
  expect(after.session.store.get(typedAtom)).toBe('到了吗？');
  after.session.send('到了吗？');
  await vi.advanceTimersByTimeAsync(10);
  expect(after.calls[0]?.idempotencyKey).toBe(before.calls[0]?.idempotencyKey);
  after.session.send('到了吗？');
  expect(after.calls[1]?.idempotencyKey).not.toBe(before.calls[0]?.idempotencyKey);
});

test('a question on its way stands unsent after a reload where something else was typed meanwhile, once', async () => {
  const browser = createBrowser();
  const before = stage([forever], {}, browser);
  before.session.send('到了吗？');
  await vi.advanceTimersByTimeAsync(10);
  before.session.type('还有');
  before.session.close();
  const after = stage([forever], {}, browser);
  await after.session.open();
  expect(after.session.store.get(typedAtom)).toBe('还有');
  expect(after.last()).toMatchObject({ message: { question: '到了吗？', answerStatus: 'failed' }, stored: false });
  after.session.retry(after.last()!.key);
  await vi.advanceTimersByTimeAsync(10);
  expect(after.calls[0]?.idempotencyKey).toBe(before.calls[0]?.idempotencyKey);
});

test('a question that came back into the box and was written over there is given up', async () => {
  const browser = createBrowser();
  const before = stage([forever], {}, browser);
  before.session.send('到了吗？');
  await vi.advanceTimersByTimeAsync(10);
  before.session.close();
  const again = stage([], {}, browser);
  await again.session.open();
  expect(again.session.store.get(typedAtom)).toBe('到了吗？');
  again.session.type('别的');
  again.session.close();
  const after = stage([], {}, browser);
  await after.session.open();
  expect([after.last(), browser.pending.read()]).toEqual([undefined, []]);
});

test('an answer that ended while the page was away is simply shown', async () => {
  const browser = createBrowser();
  browser.pending.write({ question: '说来话长', idempotencyKey: 'k', id, after: 0 });
  const { session, calls, last } = stage(
    [],
    { history: async () => [{ ...writing, answer: '写完了', answerStatus: 'success' }] },
    browser,
  );
  await session.open();
  expect(calls).toHaveLength(0);
  expect(last()?.message.answer).toBe('写完了');
  expect(browser.pending.read()).toEqual([]);
});

test('a short history is read once, a full page leaves room for older ones', async () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at): ChatMessage => ({
      ...unsent(String(at).padStart(32, '0'), '问', at).message,
      answerStatus: 'success',
    }));
  const short = vi.fn(async () => rows(3));
  const first = stage([], { history: short });
  await first.session.open();
  expect(short).toHaveBeenCalledOnce();
  expect(first.session.store.get(chatStateAtom).thread.complete).toBe(true);
  const second = stage([], { history: async () => rows(20) });
  await second.session.open();
  expect(second.session.store.get(chatStateAtom).thread.complete).toBe(false);
});

const pass = { expires: '1', holder: 'use', signature: 's' };
const file = { id: 'f'.repeat(32), name: '合同.pdf', kind: 'pdf', size: 9, state: 'ready', file_pass: pass } as const;
const held = { key: 'k', name: '合同.pdf', size: 9, phase: 'ready', share: 1, attachment: file } as const;
const manual = { id: 'd'.repeat(32), name: '手册.pdf' };

test('what goes along leaves the box with the question, is kept until it arrived, and goes with it when it is sent again', async () => {
  let kept: SentAlong | undefined;
  const store = { read: () => kept, write: (along: SentAlong | undefined) => void (kept = along) };
  const { session, calls, last } = stage(
    [
      () => Promise.reject(offline()),
      (call) => {
        call.onAlive?.();
        call.onEvent(piece(0, '押金'));
        expect(kept, 'it has arrived').toBeUndefined();
        call.onEvent(finished(1));
      },
    ],
    {},
    { along: store },
  );
  await session.open();
  session.store.set(alongAtom, { held: [held], mentions: [manual] });
  store.write({ attachments: [file], mentions: [manual] });
  session.send('押金是多少？');
  expect(session.store.get(alongAtom)).toEqual({ held: [], mentions: [] });
  await vi.runAllTimersAsync();
  expect(kept, 'it waits with its question').toBeUndefined();
  expect(last()?.message).toMatchObject({ attachments: [file], mentions: [manual] });
  session.retry(last()!.key);
  await vi.runAllTimersAsync();
  expect(calls.map(({ along }) => along)).toEqual([
    { attachments: [file], mentions: [manual] },
    { attachments: [file], mentions: [manual] },
  ]);
});

test('nothing is sent while an attachment is still read', async () => {
  const { session, calls, notify } = stage([]);
  await session.open();
  session.store.set(alongAtom, { held: [{ ...held, phase: 'reading' }], mentions: [] });
  session.send('押金是多少？');
  expect(calls).toEqual([]);
  expect(notify).toHaveBeenCalledWith('附件还没有准备好，请稍候，或移除后发送', 'neutral');
});

test.each([
  ['保修多久？', 1],
  ['保修多久', 0],
])(
  'a question sent while the conversation loads waits for it, and goes as %s only if it still stands so',
  async (now, sent) => {
    let letGo = () => {};
    const history = () => new Promise<ChatMessage[]>((resolve) => (letGo = () => resolve([])));
    const { session, calls } = stage([({ onEvent }) => onEvent(finished(0))], { history });
    const opened = session.open();
    session.type('保修多久？');
    session.send('保修多久？');
    session.type(now);
    expect(calls).toEqual([]);
    letGo();
    await opened;
    await vi.advanceTimersByTimeAsync(10);
    expect(calls.length).toBe(sent);
    expect(session.store.get(typedAtom)).toBe(sent ? '' : now);
  },
);
