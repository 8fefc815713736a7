import { tabStorage } from '../shared/storage.ts';

/** Enough to register with a code that comes late. */
const LASTS = 15 * 60_000;

/**
 * The assistant that a visitor wanted to add when he was sent to log in. It is kept for this tab and a quarter of an
 * hour, and given out only to the address that the log-in leads back to: whoever logs in later, or in another way,
 * gets nothing of a stranger, and a foreign link alone adds nothing.
 */
export const wish = {
  keep(kbBotId: string, now = Date.now()): void {
    tabStorage.write('square', JSON.stringify([kbBotId, now + LASTS]), 'wish');
  },
  /** Whether this assistant was wanted; true once. */
  take(kbBotId: string, now = Date.now()): boolean {
    const text = tabStorage.read('square', 'wish') ?? '[]';
    tabStorage.remove('square', 'wish');
    try {
      const [kept, until] = JSON.parse(text) as unknown[];
      return kept === kbBotId && typeof until === 'number' && now < until;
    } catch {
      return false;
    }
  },
};
