import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';

/** Stops the clock of a page in which `page.clock.install()` was called; from now on it goes only as it is turned. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));

/**
 * Turns the stopped clock of a page, a tenth of a second at a time, until something holds; answers by how many
 * milliseconds. What is due earlier shows itself earlier, however slow the machine is.
 */
export const turnUntil = async (page: Page, holds: () => boolean | Promise<boolean>): Promise<number> => {
  for (let turned = 0; ; turned += 100) {
    if (await holds()) return turned;
    if (turned > 600_000) throw new Error('not within ten minutes of the page’s own clock');
    // A page that has just left takes its clock along.
    await page.clock.runFor(100).catch(() => undefined);
    // For what a turn has set off and does not go by this clock, such as calls.
    await sleep(20);
  }
};
