import type { ChatMessage } from '@tinystar/contract';
import { alongAtom, sentOf } from './along/along.ts';
import { chatStateAtom, liveTurnAtom, typedAtom, type ChatCore, type LiveTurn } from './chatCore.ts';
import type { ChatHistory } from './chatHistory.ts';
import { answerSoon } from './loadAnswering.ts';
import { insertAfter, patch, remove, settle, unsent } from './model/thread.ts';
import { startTurn, type TurnState } from './model/turn.ts';
import type { PendingQuestion } from './pendingQuestion.ts';
import { perFrame } from './perFrame.ts';

/** How long the server's own ending is awaited after 停止, in milliseconds. */
const STOP_GRACE = 2_000;

/** Runs one answer after the other: from the question on its way to the stored message. */
export interface TurnRunner {
  /** Has the entry `key` answered. `known` when its message stands on the server already. */
  run(key: string, pending: PendingQuestion, known: boolean): Promise<void>;
  stop(): void;
  leave(): void;
}

interface Running {
  leave: AbortController;
  stopping: boolean;
  id: string | null;
}

export const createTurnRunner = (core: ChatCore, history: Pick<ChatHistory, 'reread'>): TurnRunner => {
  const { options, store, set, setThread } = core;
  const typed = () => store.get(typedAtom);
  const showLive = (live: LiveTurn | null) => store.set(liveTurnAtom, live);
  const { port } = options;
  let running: Running | null = null;

  const stopOnServer = async (id: string, leave: AbortController) => {
    const grace = setTimeout(() => leave.abort(), STOP_GRACE);
    leave.signal.addEventListener('abort', () => clearTimeout(grace));
    await port.stop(id).catch(() => leave.abort());
  };

  /** An advertisement that does not come is not missed. */
  const advertise = (key: string, id: string) =>
    port
      .placeAd?.(id)
      .then(({ id: advertisement, adContent: data }) => {
        const asked = store.get(chatStateAtom).thread.entries[key]?.message;
        if (!advertisement || !data || !asked || core.closed) return;
        const blank = unsent(advertisement, '', asked.timestamp).message;
        const message = { ...blank, msgType: 'advertisement', answerStatus: 'success', data } as const;
        setThread((thread) => insertAfter(thread, key, message));
      })
      .catch(() => undefined);

  /** An answer that could not be asked for again stands as it was; only that it failed is told. */
  const keeps = ({ again }: PendingQuestion, { problem, seq }: TurnState, asked: ChatMessage): boolean =>
    // A refusal offers what helps, such as coins, in the place of the answer.
    again !== undefined &&
    seq < 0 &&
    asked.answerStatus === 'success' &&
    (problem?.status === 0 || problem?.status === 500);

  /** The question is kept elsewhere now: the box outlives a reload with what stands in it. */
  const leaveBox = () => {
    options.draft.write(typed());
    options.along?.write(sentOf(store.get(alongAtom)));
  };

  const finish = (key: string, pending: PendingQuestion, turn: TurnState, known: boolean) => {
    const expired = turn.problem?.status === 401;
    const asked = store.get(chatStateAtom).thread.entries[key]?.message;
    if (expired && !known) {
      setThread((thread) => remove(thread, key));
      core.type(typed() === '' ? pending.question : typed());
    } else if (asked && keeps(pending, turn, asked)) {
      options.notify(turn.problem?.message ?? '', 'danger');
    } else if (asked) {
      // What was to be written on and broke off before the first event is as it was.
      const message = pending.goesOn && turn.text === '' ? { ...asked, answerStatus: turn.phase } : settle(asked, turn);
      setThread((thread) => patch(thread, key, { message, problem: turn.problem, stored: known }));
    }
    set({ answering: null, announced: turn.phase === 'failed' ? 'failed' : 'answered' });
    showLive(null);
    // An event was missed, or a resumed answer did not end here. The message stored on the server is read instead.
    // The same goes for what a broken answer cites: only the server tells.
    const broken = turn.phase === 'failed' && (pending.id !== undefined || turn.text !== '');
    const doubtful = turn.gap || broken;
    if (doubtful && turn.id !== null) void history.reread(key, turn.id);
    else if (known && turn.id !== null && turn.phase === 'success' && !turn.finished?.stopped)
      void advertise(key, turn.id);
    options.onAnswered?.();
    if (expired) options.onExpired?.();
  };

  return {
    async run(key, pending, known) {
      const { question, along, again, goesOn = false, idempotencyKey } = pending;
      const mine: Running = { leave: new AbortController(), stopping: false, id: pending.id ?? again ?? null };
      running = mine;
      options.pending.write(pending);
      set({ answering: key, announced: 'answering' });
      setThread((thread) => patch(thread, key, { problem: null, idempotencyKey }));
      const frame = perFrame<LiveTurn>(showLive);
      let current: LiveTurn = { key, turn: startTurn(mine.id), goesOn, link: 'online' };
      showLive(current);
      const show = (change: Partial<LiveTurn>) => {
        current = { ...current, ...change };
        frame.push(current);
      };
      let confirmed = false;
      const turn = await answerSoon({
        port,
        ask: { question, along, again, goesOn },
        idempotencyKey,
        resumed: pending.id !== undefined,
        signal: mine.leave.signal,
        onTurn(next) {
          if (!confirmed && next.id !== null) {
            confirmed = true;
            leaveBox();
            options.pending.write({ ...pending, id: next.id });
          }
          if (next.id !== null && mine.id === null && mine.stopping) void stopOnServer(next.id, mine.leave);
          mine.id ??= next.id;
          show({ turn: next });
        },
        onLink: (link) => show({ link }),
      });
      frame.cancel();
      running = null;
      // The page was left while the answer was running. It resumes the answer when it is opened again.
      if (core.closed) return;
      const reached = known || confirmed;
      if (reached || turn.problem?.status !== 0) options.pending.remove(pending);
      else {
        options.pending.write({ ...pending, unsent: true });
        leaveBox();
      }
      finish(key, pending, turn, reached);
    },
    stop() {
      if (!running || running.stopping) return;
      running.stopping = true;
      const { id, leave } = running;
      if (id !== null) void stopOnServer(id, leave);
      else setTimeout(() => leave.abort(), STOP_GRACE);
    },
    leave: () => running?.leave.abort(),
  };
};
