import type { Name, OwnedName, Owner } from './kept.ts';

const PREFIX = 'tinystar.';

const keyOf = (name: string, about: string) => (about === '' ? name : `${name}.${about}`);

/**
 * Small texts by a name of the list in kept.ts, and `about` what. A browser that refuses (private mode, full, cleared,
 * forbidden in a frame) is answered from memory: the page works, only a reload forgets.
 */
const shelf = (place: () => Storage) => {
  const memory = new Map<string, string>();
  /** A refusal means that nothing is there. */
  const tried = <T>(act: (place: Storage) => T): T | null => {
    try {
      return act(place());
    } catch {
      return null;
    }
  };
  const read = (key: string): string | null => memory.get(key) ?? tried((kept) => kept.getItem(PREFIX + key));
  const remove = (key: string): void => {
    memory.delete(key);
    tried((kept) => kept.removeItem(PREFIX + key));
  };
  const write = (key: string, value: string): void => {
    memory.set(key, value);
    tried((kept) => {
      kept.setItem(PREFIX + key, value);
      memory.delete(key);
    });
  };
  return {
    read: (name: Name, about = '') => read(keyOf(name, about)),
    write: (name: Name, value: string, about = '') => write(keyOf(name, about), value),
    remove: (name: Name, about = '') => remove(keyOf(name, about)),
    /** What one owner keeps; an empty text leaves no trace. */
    of: (owner: Owner) => ({
      read: (name: OwnedName, about = '') => read(keyOf(`${name}.${owner}`, about)) ?? '',
      write: (name: OwnedName, value: string, about = '') =>
        (value === '' ? remove : write)(keyOf(`${name}.${owner}`, about), value),
      /** Tells what another tab makes of it, until the answered function is called. */
      follow(name: OwnedName, about: string, told: (value: string) => void): () => void {
        const key = PREFIX + keyOf(`${name}.${owner}`, about);
        const listen = (event: StorageEvent) => {
          if (event.key === key && event.storageArea === tried((kept) => kept)) told(event.newValue ?? '');
        };
        addEventListener('storage', listen);
        return () => removeEventListener('storage', listen);
      },
    }),
    /** Whether everything written so far outlives a reload. */
    lasts: (): boolean => memory.size === 0,
    /** Drops what goes; keys are names with owner and `about` behind them. */
    sweep(goes: (key: string) => boolean): void {
      const ours = (tried(Object.keys) ?? [])
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => key.slice(PREFIX.length));
      for (const key of [...memory.keys(), ...ours]) if (goes(key)) remove(key);
    },
  };
};

/** Kept for all tabs, and beyond the browser's end. */
export const storage = shelf(() => localStorage);
/** Kept for this tab. */
export const tabStorage = shelf(() => sessionStorage);

/** The session is over, also by itself: drops what was its own, and the visit before it. */
export const endSession = (): void => {
  for (const { sweep } of [storage, tabStorage]) sweep((key) => /^(?:token|scope|visitor)|\.visitor/.test(key));
};
