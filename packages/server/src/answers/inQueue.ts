import { errorCodes, type AnswerEvent, type AnswerStreamEvent } from '@tinystar/contract';
import { Failure } from '../platform/http/failure.ts';
import { toFailure } from '../platform/http/toFailure.ts';
import type { Services } from '../platform/services.ts';
import type { Attempt } from './attempt.ts';
import { QUIET_WAIT } from './limits.ts';
import { tooMany, type Place } from './seats.ts';

/** A question in the queue: it is stored and paid for when its turn comes. */
export interface Waiting<T> {
  wait: NonNullable<Place['wait']>;
  /** Leaves the queue; does nothing once it has begun. */
  leave(): void;
  begin(): Promise<T>;
}

/** Waits for a caller who cannot be told how many are ahead of him; throws 429 when that takes too long. */
export async function waitQuietly<T>(
  { stopping }: Pick<Services, 'stopping'>,
  { signal }: Attempt,
  waiting: Waiting<T>,
): Promise<T> {
  const until = AbortSignal.any([signal, stopping, AbortSignal.timeout(QUIET_WAIT)]);
  for await (const _ahead of waiting.wait(until));
  if (!until.aborted) return await waiting.begin();
  waiting.leave();
  throw stopping.aborted ? new Failure(errorCodes.unavailable, undefined, { retryAfter: 5 }) : tooMany();
}

/** Tells how many are ahead until it is its turn. What goes wrong then is told as an event: the stream is open. */
export async function* eventsInQueue<T>(
  { stopping }: Pick<Services, 'stopping'>,
  attempt: Attempt,
  waiting: Waiting<T>,
  eventsOf: (begun: T) => AsyncGenerator<AnswerEvent>,
): AsyncGenerator<AnswerStreamEvent> {
  const signal = AbortSignal.any([attempt.signal, stopping]);
  let begun: T;
  try {
    for await (const ahead of waiting.wait(signal)) yield { status: 'waiting', ahead };
    if (signal.aborted) return;
    begun = await waiting.begin();
  } catch (error) {
    const { code, message } = toFailure(error);
    attempt.log?.info({ code, requestId: attempt.requestId }, 'a question failed when its turn came');
    return yield { errorCode: code, errorMessage: message, requestId: attempt.requestId };
  } finally {
    // Also when the reader is gone in the middle of an event.
    waiting.leave();
  }
  yield* eventsOf(begun);
}
