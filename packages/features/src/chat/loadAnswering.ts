import type { AnsweringOptions } from './answering.ts';
import { fail, startTurn, type TurnState } from './model/turn.ts';
import { problemOf } from './problem.ts';

/** Loads what asks and reads the stream of an answer: nobody needs it before the first question. */
export const loadAnswering = () => import('./answering.ts');

/** Runs one answer to its end (`answering.ts`). Where its code cannot be loaded, the network is away. */
export const answerSoon = (options: AnsweringOptions): Promise<TurnState> =>
  loadAnswering().then(
    ({ answer }) => answer(options),
    (error: unknown) => fail(startTurn(options.ask.again), problemOf(error)),
  );
