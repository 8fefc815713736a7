import { atom, useAtom, useAtomValue } from 'jotai';
import type { AdvancedDraft, BasicDraft } from './settings.ts';

/** The forms of settings and what each edits. */
export interface Drafts {
  basic: BasicDraft;
  advanced: AdvancedDraft;
}

type DraftKey = `${keyof Drafts}:${string}`;

/** Unsaved settings by form and assistant; they survive leaving the page, so nothing has to ask before it. */
const draftsAtom = atom<Partial<Record<DraftKey, unknown>>>({});

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What a form edits: the unsaved draft over what is saved. `changed` lists the keys that differ. */
export const useDraft = <F extends keyof Drafts>(form: F, assistantId: string, saved: Drafts[F]) => {
  const [drafts, setDrafts] = useAtom(draftsAtom);
  const key: DraftKey = `${form}:${assistantId}`;
  const draft = (drafts[key] as Drafts[F] | undefined) ?? saved;
  const keys = Object.keys(saved) as (keyof Drafts[F])[];
  const changed = keys.filter((name) => !same(draft[name], saved[name]));
  const put = (value: Drafts[F] | undefined) => setDrafts((before) => ({ ...before, [key]: value }));
  return {
    draft,
    changed,
    set: (change: Partial<Drafts[F]>) => put({ ...draft, ...change }),
    discard: () => put(undefined),
  };
};

/** The unsaved basic settings of an assistant, for the trial chat beside the form. */
export const useBasicDraft = (assistantId: string): BasicDraft | undefined => {
  const drafts = useAtomValue(draftsAtom);
  const draft = drafts[`basic:${assistantId}`] as BasicDraft | undefined;
  return draft;
};
