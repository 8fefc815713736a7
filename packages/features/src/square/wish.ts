/**
 * The assistant that a visitor wanted to add when he was sent to log in. It is kept for this tab and a quarter of an
 * hour, and given out only to the address that the log-in leads back to: whoever logs in later, or in another way,
 * gets nothing of a stranger, and a foreign link alone adds nothing.
 */
const KEY = 'tinystar.square.wish';
/** Enough to register with a code that comes late. */
const LASTS = 15 * 60_000;

export const wish = {
  keep(kbBotId: string, now = Date.now()): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify([kbBotId, now + LASTS]));
    } catch {
      // Without a place to keep it the assistant is added by a second press.
    }
  },
  /** Whether this assistant was wanted; true once. */
  take(kbBotId: string, now = Date.now()): boolean {
    try {
      const [kept, until] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as unknown[];
      sessionStorage.removeItem(KEY);
      return kept === kbBotId && typeof until === 'number' && now < until;
    } catch {
      return false;
    }
  },
};
