import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../platform/services.ts';

/** For how long the end of an answer waits for a database that is away, in milliseconds. */
const patience = 120_000;
const longestWait = 2_000;

/**
 * Runs a write that must not be lost over an outage of the database. `tries` counts from 0: from the second try on, an
 * earlier one may have been stored although its reply never came. False when the database stayed away.
 */
export async function persist(services: Services, write: (tries: number) => Promise<unknown>): Promise<boolean> {
  const end = performance.now() + patience;
  for (let tries = 0, wait = 100; ; tries++, wait = Math.min(wait * 2, longestWait)) {
    try {
      await write(tries);
      return true;
    } catch (error) {
      services.log.warn({ error }, 'the end of an answer was not written yet');
      if (services.stopping.aborted || performance.now() + wait > end) return false;
      await sleep(wait);
    }
  }
}
