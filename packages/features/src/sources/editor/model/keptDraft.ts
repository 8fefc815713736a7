import type { Owner } from '../../../shared/kept.ts';
import { storage } from '../../../shared/storage.ts';
import type { Page } from '@tinystar/contract';
import { isEmpty, type Draft } from './draft.ts';

/** A draft with the saved blocks that it was begun from: only those of pages it changes. */
export interface KeptDraft {
  version: number;
  /** The number of the version of the document that they are blocks of. */
  versionNumber?: number | undefined;
  draft: Draft;
  pages: readonly Page[];
}

/**
 * Unsaved changes of a document, kept in this browser for the owner who made them: they outlive a reload and a log-out,
 * and nobody else is shown them.
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
  write(owner: Owner, fileId: string, { draft, pages, ...base }: KeptDraft): void {
    if (isEmpty(draft)) return storage.of(owner).write('blocks', '', fileId);
    const ids = new Set([...Object.keys(draft.patches), ...draft.removed]);
    const changed = pages.filter((page) => page.blocks.some(({ id }) => ids.has(id)));
    storage.of(owner).write('blocks', JSON.stringify({ ...base, draft, pages: changed }), fileId);
  },
};
