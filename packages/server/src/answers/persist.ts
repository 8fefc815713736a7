import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../platform/services.ts';

/** Runs a write that must not be lost over short outages of the database; false when it never came back. */
export async function persist(services: Services, write: () => Promise<unknown>): Promise<boolean> {
  for (const wait of [100, 400, 1_500, 4_000, 0]) {
    try {
      await write();
      return true;
    } catch (error) {
      services.log.warn({ error }, 'the end of an answer was not written yet');
      if (wait === 0 || services.stopping.aborted) return false;
      await sleep(wait);
    }
  }
  return false;
}
