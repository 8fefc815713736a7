import type { Model } from './model.ts';
import { ModelError } from './modelError.ts';

/** Failures in a row after which the first model is left alone, and for how many milliseconds. */
const FAILURES = 3;
const REST = 30_000;

/** What another host may do better. A host that refuses the question itself is right, wherever it stands. */
const elsewhere: readonly ModelError['kind'][] = ['key', 'busy', 'unavailable', 'slow'];

/**
 * Asks the first model, and the second one when the first gives nothing: before its first piece only, because half an
 * answer cannot change its writer. After three failures in a row the first is left alone for 30 s (a circuit breaker),
 * so that nobody waits for a dead host; then one question tries it again.
 */
export function withFallback(first: Model, second: Model, now: () => number = () => performance.now()): Model {
  let failures = 0;
  let restsUntil = 0;
  return async function* complete(messages, signal, wish) {
    if (now() < restsUntil) return yield* second(messages, signal, wish);
    // The others go past it while one tries it again.
    if (failures >= FAILURES) restsUntil = now() + REST;
    let begun = false;
    try {
      for await (const piece of first(messages, signal, wish)) {
        begun = true;
        failures = restsUntil = 0;
        yield piece;
      }
    } catch (error) {
      if (begun || !(error instanceof ModelError) || !elsewhere.includes(error.kind)) throw error;
      failures += 1;
      if (failures >= FAILURES) restsUntil = now() + REST;
      yield* second(messages, signal, wish);
    }
  };
}

/** A lone model rests for a shorter time: nobody answers meanwhile. */
const LONE_REST = 10_000;

/** A host that is dead or hangs. One that is busy still answers some, and one that refuses does so at once. */
const dead: readonly ModelError['kind'][] = ['unavailable', 'slow'];

/**
 * The same model where there is no second one: after three failures in a row questions are told at once that they have to
 * wait, and for how long, instead of each waiting for a dead host; then one question tries it again.
 */
export function resting(model: Model, now: () => number = () => performance.now()): Model {
  let failures = 0;
  let restsUntil = 0;
  return async function* complete(messages, signal, wish) {
    const left = restsUntil - now();
    if (left > 0) throw new ModelError('resting', 'the model rests after failures', undefined, Math.ceil(left / 1_000));
    // The others are told to wait while one tries it again.
    if (failures >= FAILURES) restsUntil = now() + LONE_REST;
    try {
      for await (const piece of model(messages, signal, wish)) {
        failures = restsUntil = 0;
        yield piece;
      }
    } catch (error) {
      if (error instanceof ModelError && dead.includes(error.kind)) failures += 1;
      if (failures >= FAILURES) restsUntil = now() + LONE_REST;
      throw error;
    }
  };
}

/** The same model, telling of each failure. */
export function telling(model: Model, tell: (error: ModelError) => void): Model {
  return async function* complete(messages, signal, wish) {
    try {
      yield* model(messages, signal, wish);
    } catch (error) {
      if (error instanceof ModelError) tell(error);
      throw error;
    }
  };
}
