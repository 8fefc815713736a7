import { advance, stopTurn } from './model/advance.ts';
import { fail, isOver, startTurn, type TurnState } from './model/turn.ts';
import type { Ask, ChatPort } from './port.ts';
import { lost, problemOf } from './problem.ts';

/**
 * Silence after which an answer counts as lost; the server's heartbeat comes every 15 s. In milliseconds, as all below.
 */
const SILENCE = 60_000;
/** Pauses between attempts to take up a cut stream; the last repeats. */
const RECONNECT_PAUSES = [300, 1_000, 2_000, 4_000] as const;
/** How long a cut stream is tried again before the answer fails. */
const RECONNECT_FOR = 30_000;

/** After a connection that lasted this long, the number of attempts starts at zero again. */
const SETTLED = 5_000;

export type Link = 'online' | 'reconnecting';

export interface AnsweringOptions {
  port: ChatPort;
  ask: Ask;
  idempotencyKey: string;
  /** The question is on the server already: its answer is taken up from the start. */
  resumed?: boolean;
  /** Aborting it means that the reader wants no more: the turn ends as stopped with what came. */
  signal: AbortSignal;
  onTurn(turn: TurnState): void;
  onLink(link: Link): void;
}

/**
 * Runs one answer to its end and never throws: success, failed, or stopped. Once the stream was open, a cut connection
 * is taken up again with the same idempotency key and the last `seq`, so that nothing is asked or shown twice.
 */
export const answer = async ({
  port,
  ask,
  idempotencyKey,
  resumed = false,
  signal,
  onTurn,
  onLink,
}: AnsweringOptions): Promise<TurnState> => {
  let turn = startTurn(ask.again);
  let opened = false;
  let lostAt: number | null = null;
  for (let attempt = 0; ; attempt++) {
    const end = await connect(
      (alive, connection) =>
        port.ask(ask, {
          signal: connection,
          idempotencyKey,
          ...(resumed || opened ? { lastEventId: turn.seq } : {}),
          onAlive() {
            alive();
            opened = true;
            onLink('online');
          },
          onEvent(event) {
            alive();
            const next = advance(turn, event);
            if (next === turn) return;
            turn = next;
            attempt = 0;
            lostAt = null;
            onTurn(turn);
          },
        }),
      signal,
    );
    if (isOver(turn)) return turn;
    if (signal.aborted) return stopTurn(turn, Date.now());
    if (end.lasted > SETTLED) lostAt = null;
    lostAt ??= Date.now();
    const problem = end.error === undefined ? lost : problemOf(end.error);
    const mayResume = opened && !end.silent && (problem.status === 0 || problem.status >= 500);
    if (!mayResume || Date.now() - lostAt > RECONNECT_FOR) return fail(turn, problem);
    onLink('reconnecting');
    await pause(RECONNECT_PAUSES[Math.min(attempt, RECONNECT_PAUSES.length - 1)] ?? 0, signal);
    if (signal.aborted) return stopTurn(turn, Date.now());
  }
};

/** One connection under the silence limit. */
const connect = async (
  open: (alive: () => void, signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<{ error?: unknown; silent: boolean; lasted: number }> => {
  const began = Date.now();
  const connection = new AbortController();
  let silent = false;
  let timer: ReturnType<typeof setTimeout>;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      silent = true;
      connection.abort();
    }, SILENCE);
  };
  const leave = () => connection.abort();
  signal.addEventListener('abort', leave);
  alive();
  try {
    await open(alive, connection.signal);
    return { silent, lasted: Date.now() - began };
  } catch (error) {
    return { error: silent ? undefined : error, silent, lasted: Date.now() - began };
  } finally {
    clearTimeout(timer!);
    signal.removeEventListener('abort', leave);
  }
};

/** Waits. Ends early when it is aborted or when the browser is online again. */
const pause = (duration: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      globalThis.removeEventListener?.('online', done);
      resolve();
    };
    const timer = setTimeout(done, duration);
    signal.addEventListener('abort', done);
    globalThis.addEventListener?.('online', done);
  });
