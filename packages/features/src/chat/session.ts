import { constants, newId, type Thumb } from '@tinystar/contract';
import { alongAtom, alongOfMessage, nothingAlong, sentOf } from './along/along.ts';
import type { AlongActions } from './along/alongActions.ts';
import { lost, problemOf } from './problem.ts';
import { chatStateAtom, createChatCore, typedAtom, type ChatSessionOptions, type ChatStore } from './chatCore.ts';
import { createChatHistory } from './chatHistory.ts';
import { chatCopy } from './copy.ts';
import { append, appendMessage, canClear, patch, unsent } from './model/thread.ts';
import { messageOf, type PendingQuestion } from './pendingQuestion.ts';
import { createTurnRunner } from './turnRunner.ts';

/** One conversation: history, the running answer, the draft, and everything one can do with them. */
export interface ChatSession {
  /** What it shows, in the atoms of chatCore.ts. */
  readonly store: ChatStore;
  /** Reads the newest messages; again after a failure. */
  open(): Promise<void>;
  loadOlder(): Promise<void>;
  type(text: string): void;
  /** What one can do with attachments and named documents; left out where the conversation has none. */
  along?: () => Promise<AlongActions>;
  /** Asks; blank text is refused with a message, anything while an answer runs is ignored (C-70). */
  send(question: string): void;
  retry(key: string): void;
  /** Has a stopped or broken answer written on from where it ended. */
  goOn(key: string): void;
  stop(): void;
  /** Rates an answer; `none` takes the thumb back. A thumb that cannot be saved becomes none. */
  rate(key: string, thumb: Thumb, reason?: string): Promise<void>;
  clear(): Promise<void>;
  /** Leaves the page: ends the connection and all timers. */
  close(): void;
}

export const createChatSession = (options: ChatSessionOptions): ChatSession => {
  const { port, notify, pending } = options;
  const core = createChatCore(options);
  const { store, set, setThread, busy } = core;
  const state = () => store.get(chatStateAtom);
  const typed = () => store.get(typedAtom);
  const history = createChatHistory(core);
  const runner = createTurnRunner(core, history);
  // One text in all tabs: of two, the last one written would be all that is kept.
  const leaveTabs = options.draft.follow?.((text) => store.set(typedAtom, text));

  /** The server's time of the newest stored message. */
  const newestTime = () => {
    const { entries, order } = state().thread;
    return Math.max(0, ...order.map((key) => (entries[key]?.stored ? entries[key].message.timestamp : 0)));
  };

  /** Shows a question that failed without having arrived, unless it still stands there. */
  const putBack = ({ question, along: sent, idempotencyKey }: PendingQuestion) => {
    const { entries } = state().thread;
    if (Object.values(entries).some((entry) => entry.idempotencyKey === idempotencyKey)) return;
    const { message, ...entry } = unsent(newId(), question, Date.now(), sent);
    const failed = { ...message, answerStatus: 'failed' as const };
    setThread((thread) => append(thread, { ...entry, message: failed, problem: lost, idempotencyKey }));
  };

  /** Waits in the box, or in the conversation where its failure was told or something else stands in the box. */
  const neverArrived = (asked: PendingQuestion) => {
    if (asked.unsent || asked.again !== undefined) return asked.unsent ? putBack(asked) : undefined;
    if (typed().trim() === asked.question) return pending.write({ ...asked, typed: true });
    if (asked.typed) return pending.remove(asked);
    pending.write({ ...asked, unsent: true });
    if (asked.along) options.along?.write(undefined);
    putBack(asked);
  };

  /** Takes up the answer that was being written when the page was left, and what never arrived. */
  const resume = (rows: Awaited<ReturnType<typeof history.newest>> & {}) => {
    for (const asked of pending.read()) {
      const message = messageOf(asked, rows);
      if (busy()) return;
      if (!message && asked.id === undefined) {
        neverArrived(asked);
        continue;
      }
      pending.remove(asked);
      if (asked.id === undefined && typed() === asked.question) core.type('');
      if (message && !asked.unsent) options.along?.write(undefined);
      const writing = message?.answerStatus === 'waiting' || message?.answerStatus === 'generating';
      if (message && writing) void runner.run(message.id, { ...asked, id: message.id }, true);
    }
  };

  /** The conversation is being loaded. */
  let opening = false;
  /** A question sent meanwhile; it goes on its way when the conversation stands, unless it was changed until then. */
  let early: string | undefined;

  const send = (text: string) => {
    const beside = store.get(alongAtom);
    const sent = sentOf(beside);
    if (busy() || (text === '' && !sent)) return;
    const question = text.trim();
    if (question === '') return notify(chatCopy.blank, 'neutral');
    if ([...question].length > constants.QUESTION_MAX) return notify(chatCopy.tooLong, 'danger');
    if (beside.held.some(({ phase }) => phase !== 'ready')) return notify(chatCopy.alongWaits, 'neutral');
    if (opening) {
      early = text;
      if (typed() === '') core.type(text);
      return;
    }
    const key = newId();
    // A question that may have arrived before the page was left is repeated under its own key.
    const left = pending.read().find((asked) => !asked.unsent && asked.id === undefined && asked.question === question);
    const idempotencyKey = left?.idempotencyKey ?? newId();
    const after = newestTime();
    setThread((thread) => append(thread, unsent(key, question, Date.now(), sent)));
    if (typed().trim() === question) store.set(typedAtom, '');
    store.set(alongAtom, nothingAlong);
    options.draft.write(typed() === '' ? question : typed());
    void runner.run(key, { question, along: sent, idempotencyKey, after }, false);
  };

  let leaveDraft: (() => void) | undefined;
  const { along: alongPort } = port;
  const along =
    alongPort &&
    (async () => {
      const [{ alongActionsOf }, calls] = await Promise.all([import('./along/alongActions.ts'), alongPort()]);
      return alongActionsOf(core, calls);
    });

  return {
    store,
    type: core.type,
    ...(along && { along }),
    async open() {
      core.closed = false;
      leaveDraft?.();
      set({ load: 'loading' });
      opening = true;
      try {
        const rows = await history.newest();
        if (!rows) return;
        set({ load: 'ready' });
        resume(rows);
        history.follow();
        const kept = options.along?.read();
        // Before the draft of other devices is compared with this one.
        const held = kept && along?.().then(({ take }) => take(kept));
        if (held) await held.catch(() => undefined);
        opening = false;
        if (early !== undefined && early.trim() === typed().trim()) send(early);
        early = undefined;
        // Without it only this device knows the draft.
        void port.draft?.(core).then(
          (leave) => (core.closed ? leave() : (leaveDraft = leave)),
          () => undefined,
        );
      } catch {
        opening = false;
        set({ load: 'failed' });
      }
    },
    async loadOlder() {
      const { thread, older, load } = state();
      if (load !== 'ready' || older === 'loading' || thread.complete) return;
      set({ older: 'loading' });
      try {
        await history.older();
        set({ older: 'idle' });
      } catch {
        set({ older: 'failed' });
      }
    },
    send,
    retry(key) {
      const entry = state().thread.entries[key];
      if (busy() || !entry) return;
      const { message, stored } = entry;
      const unanswered = !stored && entry.problem?.status === 0;
      // A question that may have reached the server is repeated under its own key, so that it is not asked twice.
      const idempotencyKey = (unanswered ? entry.idempotencyKey : undefined) ?? newId();
      const asked = { question: message.question, idempotencyKey, after: newestTime() };
      const along = stored ? undefined : alongOfMessage(message);
      void runner.run(key, stored ? { ...asked, again: message.id } : { ...asked, along, unsent: true }, stored);
    },
    goOn(key) {
      const entry = state().thread.entries[key];
      if (busy() || !entry?.stored) return;
      const { id, question } = entry.message;
      const idempotencyKey = newId();
      void runner.run(key, { question, idempotencyKey, after: newestTime(), again: id, goesOn: true }, true);
    },
    stop: runner.stop,
    async rate(key, thumb, reason) {
      const entry = state().thread.entries[key];
      if (!entry?.stored) return;
      const put = (value: Thumb, why?: string) =>
        setThread((thread) => {
          const now = thread.entries[key];
          return now ? patch(thread, key, { message: { ...now.message, thumb: value, thumbReason: why } }) : thread;
        });
      put(thumb, reason);
      await port.thumb(entry.message.id, thumb, reason).catch((error: unknown) => {
        put('none');
        notify(problemOf(error).message, 'danger');
      });
    },
    async clear() {
      if (!canClear(state().thread, busy())) return;
      set({ clearing: true });
      try {
        const marker = await port.clear();
        for (const asked of pending.read()) pending.remove(asked);
        setThread((thread) => appendMessage(thread, marker));
      } catch (error) {
        notify(problemOf(error).message, 'danger');
      } finally {
        set({ clearing: false });
      }
    },
    close() {
      core.closed = true;
      leaveTabs?.();
      leaveDraft?.();
      history.leave();
      runner.leave();
    },
  };
};
