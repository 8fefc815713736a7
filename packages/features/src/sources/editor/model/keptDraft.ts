import { storage } from '../../../shared/storage.ts';
import type { Page } from '@tinystar/contract';
import { isEmpty, type Draft } from './draft.ts';

/** A draft with the saved blocks that it was begun from: only those of pages it changes. */
export interface KeptDraft {
  version: number;
  draft: Draft;
  pages: readonly Page[];
}

const keyOf = (userId: string, fileId: string) => `blocks.${userId}.${fileId}`;

/**
 * Unsaved changes of a document, kept in this browser for the person who made them: they outlive a reload and a log-out,
 * and nobody else is shown them.
 */
export const keptDraft = {
  read(userId: string, fileId: string): KeptDraft | null {
    try {
      const kept = JSON.parse(storage.read(keyOf(userId, fileId)) ?? 'null') as Partial<KeptDraft> | null;
      const whole = kept?.draft && Array.isArray(kept.pages) && typeof kept.version === 'number';
      return whole ? (kept as KeptDraft) : null;
    } catch {
      return null;
    }
  },
  write(userId: string, fileId: string, { version, draft, pages }: KeptDraft): void {
    const key = keyOf(userId, fileId);
    if (isEmpty(draft)) return storage.remove(key);
    const ids = new Set([...Object.keys(draft.patches), ...draft.removed]);
    const changed = pages.filter((page) => page.blocks.some(({ id }) => ids.has(id)));
    storage.write(key, JSON.stringify({ version, draft, pages: changed }));
  },
};
