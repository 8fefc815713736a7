import { atom, createStore, useAtom, useAtomValue } from 'jotai';
import { keptDrafts, type Drafts } from './keptDrafts.ts';
import type { Owner } from './kept.ts';

/** Unsaved changes by form; they survive leaving the page, so nothing has to ask before it. */
const draftsAtom = atom<Drafts>({});

/** A fresh store for one owner, which begins with the unsaved changes that he left behind in this tab. */
export const createIdentityStore = (owner: Owner): ReturnType<typeof createStore> => {
  const store = createStore();
  store.set(draftsAtom, keptDrafts.read(owner));
  store.sub(draftsAtom, () => keptDrafts.write(owner, store.get(draftsAtom)));
  return store;
};

export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Those of the kept values that differ from what is saved. */
export const changesOver = <T extends object>(saved: T, kept: unknown): Partial<T> => {
  const entries = Object.entries((kept ?? {}) as Partial<T>);
  return Object.fromEntries(
    entries.filter(([key, value]) => key in saved && !same(value, saved[key as keyof T])),
  ) as Partial<T>;
};

/** A form as the server held it, and the version of its row (`updatedAt`, ms since the epoch). */
export interface Origin<T> {
  version: number;
  values: T;
}

const originKey = (form: string) => `${form}@origin`;

const originOf = <T extends object>(kept: unknown): Origin<T> | undefined => {
  const { version, values } = (kept ?? {}) as Partial<Origin<T>>;
  return typeof version === 'number' && typeof values === 'object' && values !== null ? { version, values } : undefined;
};

/**
 * What a form edits: its changes over what is saved; `changes` holds only values that differ. `origin` is what the
 * first of them was made from, so that saving them notices what somebody else has saved since.
 */
export const useDraft = <T extends object>(form: string, saved: T, version: number) => {
  const [drafts, setDrafts] = useAtom(draftsAtom);
  const changes = changesOver(saved, drafts[form]);
  const first = Object.keys(changes).length > 0 ? originOf<T>(drafts[originKey(form)]) : undefined;
  // A row that changed elsewhere than in this form is as good an origin as the first.
  const origin: Origin<T> = first && !same(first.values, saved) ? first : { version, values: saved };
  const put = (value: Partial<T> | undefined) =>
    setDrafts((before) => ({ ...before, [form]: value, [originKey(form)]: value && origin }));
  return {
    draft: { ...saved, ...changes },
    changes,
    origin,
    /** The keys of what differs, in the order of the form. */
    changed: Object.keys(saved).filter((key) => key in changes) as (keyof T)[],
    set: (change: Partial<T>) => put({ ...changes, ...change }),
    discard: () => put(undefined),
  };
};

/** Whether forms of one thing, `form:id`, hold unsaved changes: for a list of many, whose saved values are not there. */
export const useHasUnsaved = (): ((id: string) => boolean) => {
  const drafts = useAtomValue(draftsAtom);
  const ids = new Set(
    Object.entries(drafts)
      .filter(([form, changes]) => !form.endsWith('@origin') && Object.keys(changes ?? {}).length > 0)
      .map(([form]) => form.slice(form.indexOf(':') + 1)),
  );
  return (id) => ids.has(id);
};

/** What a form elsewhere would save now; undefined while it has no unsaved changes. */
export const useUnsaved = <T extends object>(form: string, saved: T): T | undefined => {
  const changes = changesOver(saved, useAtomValue(draftsAtom)[form]);
  return Object.keys(changes).length > 0 ? { ...saved, ...changes } : undefined;
};
