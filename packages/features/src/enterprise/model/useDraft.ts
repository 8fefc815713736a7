import { atom, useAtom } from 'jotai';

/** Unsaved changes by form; they survive leaving the page, so nothing has to ask before it. */
const draftsAtom = atom<Readonly<Record<string, unknown>>>({});

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What a form edits: its changes over what is saved; `changes` holds only values that differ. */
export const useDraft = <T extends object>(form: string, saved: T) => {
  const [drafts, setDrafts] = useAtom(draftsAtom);
  const kept = drafts[form] as Partial<T> | undefined;
  const changes = Object.fromEntries(
    Object.entries(kept ?? {}).filter(([key, value]) => !same(value, saved[key as keyof T])),
  ) as Partial<T>;
  const put = (value: Partial<T> | undefined) => setDrafts((before) => ({ ...before, [form]: value }));
  return {
    draft: { ...saved, ...changes },
    changes,
    dirty: Object.keys(changes).length > 0,
    set: (change: Partial<T>) => put({ ...changes, ...change }),
    discard: () => put(undefined),
  };
};
