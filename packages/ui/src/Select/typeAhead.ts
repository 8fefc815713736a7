import { initialsOfPinyin } from '../private/pinyin.ts';

const PAUSE = 700;

/** Collects quickly typed characters and finds the label they begin: by its characters, or by the initials of its Pinyin. */
export function createTypeAhead() {
  let typed = '';
  let last = 0;
  return {
    /** Adds a character and returns the index of the label it finds, searched from the one after `current`; -1 for none. */
    find(key: string, labels: readonly string[], current: number): number {
      const now = performance.now();
      typed = now - last > PAUSE ? key.toLowerCase() : typed + key.toLowerCase();
      last = now;
      // One key pressed again and again walks through all that begin with it.
      const again = typed.length > 1 && [...typed].every((char) => char === typed[0]);
      const wanted = again ? typed.slice(0, 1) : typed;
      const from = wanted.length === 1 ? current + 1 : Math.max(current, 0);
      const order = labels.map((_, index) => (from + index) % labels.length);
      const begins = (read: (label: string) => string) =>
        order.find((index) => read(labels[index]!).startsWith(wanted));
      return begins((label) => label.toLowerCase()) ?? begins(initialsOfPinyin) ?? -1;
    },
    /** Whether a search is under way, in which a space is a character. */
    active: () => typed !== '' && performance.now() - last <= PAUSE,
  };
}

/** A key that writes one character. */
export const writes = (event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }) =>
  Array.from(event.key).length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
