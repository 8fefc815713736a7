import type { AnsweringOptions } from './answering.ts';
import { fail, startTurn, type TurnState } from './model/turn.ts';
import { lost } from './problem.ts';

/** Loads what asks and reads the stream of an answer: nobody needs it before the first question. */
export const loadAnswering = () => import('./answering.ts');

/** Rejects when the app says that a part did not come, or when nobody waits any more. */
const given = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    globalThis.addEventListener?.('partaway', reject, { once: true });
    signal.addEventListener('abort', reject, { once: true });
  });

/**
 * Runs one answer to its end (`answering.ts`). Where its code cannot be loaded, the network is away: the question fails
 * then instead of leaving by itself when the code comes at last.
 */
export const answerSoon = (options: AnsweringOptions): Promise<TurnState> =>
  Promise.race([loadAnswering(), given(options.signal)]).then(
    ({ answer }) => answer(options),
    () => fail(startTurn(options.ask.again), lost),
  );
