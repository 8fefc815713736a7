import type { Owner } from '../../../shared/kept.ts';
import { storage } from '../../../shared/storage.ts';
import type { Page } from '@tinystar/contract';
import { carriedOver } from './carriedOver.ts';
import { emptyDraft, isEmpty, type Draft } from './draft.ts';

/** A draft with the saved blocks that it was begun from: only those of pages it changes. */
export interface KeptDraft {
  version: number;
  /** The number of the version of the document that they are blocks of. */
  versionNumber?: number | undefined;
  draft: Draft;
  pages: readonly Page[];
}

/** What one tab has to do with what is kept. */
export interface DraftKeeper {
  /** What it found. */
  draft: Draft;
  write: (kept: KeptDraft) => void;
}

/**
 * Unsaved changes of a document, kept in this browser for the owner who made them: they outlive a reload and a log-out,
 * and nobody else is shown them. Several tabs keep theirs together: each writes only what it has changed itself.
 */
export const keptDraft = {
  read(owner: Owner, fileId: string): KeptDraft | null {
    try {
      const kept = JSON.parse(storage.of(owner).read('blocks', fileId) || 'null') as Partial<KeptDraft> | null;
      const whole = kept?.draft && Array.isArray(kept.pages) && typeof kept.version === 'number';
      return whole ? (kept as KeptDraft) : null;
    } catch {
      return null;
    }
  },
  open(owner: Owner, fileId: string): DraftKeeper {
    const draft = keptDraft.read(owner, fileId)?.draft ?? emptyDraft;
    let written = draft;
    return {
      draft,
      write(mine) {
        const joined = joinedWith(keptDraft.read(owner, fileId), written, mine);
        written = mine.draft;
        storage.of(owner).write('blocks', isEmpty(joined.draft) ? '' : JSON.stringify(joined), fileId);
      },
    };
  },
};

/** What is kept, with what this tab has changed since it wrote last. */
const joinedWith = (kept: KeptDraft | null, before: Draft, mine: KeptDraft): KeptDraft => {
  const draft = carriedOver(before, mine.draft, kept?.draft ?? emptyDraft);
  const ofOthers = kept && !isEmpty(carriedOver(before, emptyDraft, kept.draft));
  const bases = !ofOthers ? [mine] : isEmpty(mine.draft) ? [kept] : [kept, mine];
  // The oldest base is everybody's: what was saved since is looked at when the draft is opened again.
  const [oldest, ...newer] = bases.toSorted((a, b) => a.version - b.version);
  const pages = new Map([...newer, oldest!].flatMap((base) => base.pages.map((page) => [page.index, page] as const)));
  const ids = new Set([...Object.keys(draft.patches), ...draft.removed]);
  const changed = [...pages.values()].filter((page) => page.blocks.some(({ id }) => ids.has(id)));
  const { version, versionNumber } = oldest!;
  return { version, versionNumber, draft, pages: changed };
};
