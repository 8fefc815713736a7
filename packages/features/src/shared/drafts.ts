import { atom, createStore, useAtom, useAtomValue } from 'jotai';
import { keptDrafts, type Drafts } from './keptDrafts.ts';

/** Unsaved changes by form; they survive leaving the page, so nothing has to ask before it. */
const draftsAtom = atom<Drafts>({});

/** A fresh store for one identity, which begins with the unsaved changes that a reload of this tab left behind. */
export const createIdentityStore = (identity: string): ReturnType<typeof createStore> => {
  const store = createStore();
  store.set(draftsAtom, keptDrafts.read(identity));
  store.sub(draftsAtom, () => keptDrafts.write(identity, store.get(draftsAtom)));
  return store;
};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const changesOver = <T extends object>(saved: T, kept: unknown): Partial<T> => {
  const entries = Object.entries((kept ?? {}) as Partial<T>);
  return Object.fromEntries(
    entries.filter(([key, value]) => key in saved && !same(value, saved[key as keyof T])),
  ) as Partial<T>;
};

/** What a form edits: its changes over what is saved; `changes` holds only values that differ. */
export const useDraft = <T extends object>(form: string, saved: T) => {
  const [drafts, setDrafts] = useAtom(draftsAtom);
  const changes = changesOver(saved, drafts[form]);
  const put = (value: Partial<T> | undefined) => setDrafts((before) => ({ ...before, [form]: value }));
  return {
    draft: { ...saved, ...changes },
    changes,
    /** The keys of what differs, in the order of the form. */
    changed: Object.keys(saved).filter((key) => key in changes) as (keyof T)[],
    set: (change: Partial<T>) => put({ ...changes, ...change }),
    discard: () => put(undefined),
  };
};

/** What a form elsewhere would save now; undefined while it has no unsaved changes. */
export const useUnsaved = <T extends object>(form: string, saved: T): T | undefined => {
  const changes = changesOver(saved, useAtomValue(draftsAtom)[form]);
  return Object.keys(changes).length > 0 ? { ...saved, ...changes } : undefined;
};
