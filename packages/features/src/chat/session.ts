import { constants, type ChatMessage, type Thumb } from '@tinystar/contract';
import { createStore, type Store } from '../shared/store.ts';
import { answer, problemOf, type Link } from './answering.ts';
import { chatCopy } from './copy.ts';
import type { Draft } from './drafts.ts';
import {
  append,
  appendMessage,
  canClear,
  emptyThread,
  mergeOlder,
  oldestTime,
  patch,
  remove,
  settle,
  unsent,
  type Thread,
} from './model/thread.ts';
import { startTurn, type Turn } from './model/turn.ts';
import { perFrame } from './perFrame.ts';
import type { ChatPort } from './port.ts';

/** The conversation but for the text being written; changes a few times per turn. */
export interface ChatState {
  load: 'loading' | 'ready' | 'failed';
  older: 'idle' | 'loading' | 'failed';
  thread: Thread;
  /** Key of the entry that is being answered. */
  answering: string | null;
  clearing: boolean;
  /** What happened last, for the one announcing region. */
  announced: 'none' | 'answering' | 'answered' | 'failed';
}

/** The turn being written; changes at most once per animation frame, followed by its own view only. */
export interface LiveTurn {
  key: string;
  turn: Turn;
  link: Link;
}

export interface ChatSessionOptions {
  port: ChatPort;
  draft: Draft;
  /** Says a passing message; `danger` for failures. */
  notify(text: string, tone: 'neutral' | 'danger'): void;
  /** An answer ended, one way or another: coins may have moved (C-35). */
  onAnswered?(): void;
  /** The log-in expired while asking; the question is kept as the draft. */
  onExpired?(): void;
}

/** One conversation: history, the running answer, the draft, and everything one can do with them. */
export interface ChatSession {
  readonly state: Store<ChatState>;
  readonly live: Store<LiveTurn | null>;
  readonly draft: Store<string>;
  /** Reads the newest messages; again after a failure. */
  open(): Promise<void>;
  loadOlder(): Promise<void>;
  type(text: string): void;
  /** Asks; blank text is refused with a message, anything while an answer runs is ignored (C-70). */
  send(question: string): void;
  retry(key: string): void;
  stop(): void;
  /** Rates an answer; `none` takes the thumb back. A thumb that cannot be saved becomes none. */
  rate(key: string, thumb: Thumb): Promise<void>;
  clear(): Promise<void>;
  /** Leaves the page: ends the connection and all timers. */
  close(): void;
}

/** How long the server's own ending is awaited after 停止, in milliseconds. */
const STOP_GRACE = 2_000;
/** How often a message that another page is writing is read again. */
const WATCH_PAUSE = 2_000;
const WATCH_TIMES = 45;
/** Rows of a full page of history. */
const HISTORY_PAGE = 20;

const initial: ChatState = {
  load: 'loading',
  older: 'idle',
  thread: emptyThread,
  answering: null,
  clearing: false,
  announced: 'none',
};

export const createChatSession = (options: ChatSessionOptions): ChatSession => {
  const { port, notify } = options;
  const state = createStore(initial);
  const live = createStore<LiveTurn | null>(null);
  const draft = createStore(options.draft.read());
  let running: { leave: AbortController; stopping: boolean; id: string | null } | null = null;
  let closed = false;
  // Rises whenever the history is read from its end again; answers to older readings are dropped.
  let reading = 0;
  let watch: ReturnType<typeof setTimeout> | undefined;

  const set = (change: Partial<ChatState>) => state.set({ ...state.get(), ...change });
  const setThread = (change: (thread: Thread) => Thread) => set({ thread: change(state.get().thread) });
  const busy = () => state.get().answering !== null || state.get().clearing;

  const type = (text: string) => {
    draft.set(text);
    options.draft.write(text);
  };

  const run = async (key: string, question: string, again: string | undefined, idempotencyKey: string) => {
    const leave = new AbortController();
    const mine = { leave, stopping: false, id: again ?? null };
    running = mine;
    set({ answering: key, announced: 'answering' });
    setThread((thread) => patch(thread, key, { problem: null, idempotencyKey }));
    const frame = perFrame<LiveTurn>((value) => live.set(value));
    let current: LiveTurn = { key, turn: startTurn(again), link: 'online' };
    live.set(current);
    const show = (change: Partial<LiveTurn>) => {
      current = { ...current, ...change };
      frame.push(current);
    };
    let confirmed = false;
    const turn = await answer({
      port,
      ask: { question, again },
      idempotencyKey,
      signal: leave.signal,
      onTurn(next) {
        if (!confirmed && next.id !== null) {
          confirmed = true;
          options.draft.write(draft.get());
        }
        if (next.id !== null && mine.id === null && mine.stopping) void stopOnServer(next.id, leave);
        mine.id ??= next.id;
        show({ turn: next });
      },
      onLink: (link) => show({ link }),
    });
    frame.cancel();
    running = null;
    if (closed) return;
    finish(key, question, turn, confirmed || again !== undefined);
  };

  const finish = (key: string, question: string, turn: Turn, known: boolean) => {
    const expired = turn.problem?.status === 401;
    const asked = state.get().thread.entries[key]?.message;
    if (expired && !known) {
      setThread((thread) => remove(thread, key));
      type(draft.get() === '' ? question : draft.get());
    } else if (asked) {
      const message = settle(asked, turn);
      setThread((thread) => patch(thread, key, { message, problem: turn.problem, stored: known }));
    }
    set({ answering: null, announced: turn.phase === 'failed' ? 'failed' : 'answered' });
    live.set(null);
    if (turn.gap && turn.id !== null) void reread(key, turn.id);
    options.onAnswered?.();
    if (expired) options.onExpired?.();
  };

  /** An event was missed: the stored text is the true one. */
  const reread = async (key: string, id: string) => {
    const row = await port.history().then(
      (rows) => rows.find((message) => message.id === id),
      () => undefined,
    );
    if (row && !closed) setThread((thread) => patch(thread, key, { message: row }));
  };

  const stopOnServer = async (id: string, leave: AbortController) => {
    const grace = setTimeout(() => leave.abort(), STOP_GRACE);
    leave.signal.addEventListener('abort', () => clearTimeout(grace));
    await port.stop(id).catch(() => leave.abort());
  };

  /** Follows messages that were still being written when this page was opened. */
  const follow = (times: number) => {
    const writing = (message: ChatMessage) =>
      message.answerStatus === 'waiting' || message.answerStatus === 'generating';
    const { thread, answering } = state.get();
    const keys = thread.order.filter((key) => key !== answering && writing(thread.entries[key]!.message));
    if (keys.length === 0 || closed) return;
    if (times === 0) {
      for (const key of keys) {
        const { message } = thread.entries[key]!;
        setThread((now) => patch(now, key, { message: { ...message, answerStatus: 'failed' } }));
      }
      return;
    }
    watch = setTimeout(async () => {
      const rows = await port.history().catch(() => []);
      for (const row of rows) if (keys.includes(row.id)) setThread((now) => patch(now, row.id, { message: row }));
      follow(times - 1);
    }, WATCH_PAUSE);
  };

  const page = async (before: number | undefined) => {
    const mine = reading;
    const rows = await port.history(before);
    if (mine === reading) setThread((thread) => mergeOlder(thread, rows));
  };

  return {
    state,
    live,
    draft,
    type,
    async open() {
      closed = false;
      const mine = ++reading;
      set({ load: 'loading' });
      try {
        await page(undefined);
        // A short conversation cannot be scrolled, so its start is looked for at once.
        const { thread } = state.get();
        if (!thread.complete && thread.order.length < HISTORY_PAGE) await page(oldestTime(thread));
        if (mine !== reading) return;
        set({ load: 'ready' });
        follow(WATCH_TIMES);
      } catch {
        if (mine === reading) set({ load: 'failed' });
      }
    },
    async loadOlder() {
      const { thread, older, load } = state.get();
      if (load !== 'ready' || older === 'loading' || thread.complete) return;
      set({ older: 'loading' });
      try {
        await page(oldestTime(thread));
        set({ older: 'idle' });
      } catch {
        set({ older: 'failed' });
      }
    },
    send(text) {
      if (busy() || text === '') return;
      const question = text.trim();
      if (question === '') return notify(chatCopy.blank, 'neutral');
      if ([...question].length > constants.QUESTION_MAX) return notify(chatCopy.tooLong, 'danger');
      const key = crypto.randomUUID();
      setThread((thread) => append(thread, unsent(key, question, Date.now())));
      if (draft.get().trim() === question) draft.set('');
      options.draft.write(draft.get() === '' ? question : draft.get());
      void run(key, question, undefined, crypto.randomUUID());
    },
    retry(key) {
      const entry = state.get().thread.entries[key];
      if (busy() || !entry) return;
      const unanswered = !entry.stored && entry.problem?.status === 0;
      // A question that may have reached the server is repeated under its own key, so that it is not asked twice.
      const idempotencyKey = (unanswered ? entry.idempotencyKey : undefined) ?? crypto.randomUUID();
      void run(key, entry.message.question, entry.stored ? entry.message.id : undefined, idempotencyKey);
    },
    stop() {
      if (!running || running.stopping) return;
      running.stopping = true;
      const { id, leave } = running;
      if (id !== null) void stopOnServer(id, leave);
      else setTimeout(() => leave.abort(), STOP_GRACE);
    },
    async rate(key, thumb) {
      const entry = state.get().thread.entries[key];
      if (!entry?.stored) return;
      const put = (value: Thumb) =>
        setThread((thread) => {
          const now = thread.entries[key];
          return now ? patch(thread, key, { message: { ...now.message, thumb: value } }) : thread;
        });
      put(thumb);
      await port.thumb(entry.message.id, thumb).catch((error: unknown) => {
        put('none');
        notify(problemOf(error).message, 'danger');
      });
    },
    async clear() {
      if (!canClear(state.get().thread, busy())) return;
      set({ clearing: true });
      try {
        const marker = await port.clear();
        setThread((thread) => appendMessage(thread, marker));
      } catch (error) {
        notify(problemOf(error).message, 'danger');
      } finally {
        set({ clearing: false });
      }
    },
    close() {
      closed = true;
      reading++;
      clearTimeout(watch);
      running?.leave.abort();
    },
  };
};
