import type { Owner } from './kept.ts';
import { tabStorage } from './storage.ts';

/** Unsaved changes by form, each over what is saved. */
export type Drafts = Readonly<Record<string, unknown>>;

/** Unsaved settings of one owner, kept for this tab: neither a reload nor a session that ends may lose them. */
export const keptDrafts = {
  read(owner: Owner): Drafts {
    try {
      const kept: unknown = JSON.parse(tabStorage.of(owner).read('drafts') || '{}');
      return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? { ...kept } : {};
    } catch {
      return {};
    }
  },
  write(owner: Owner, drafts: Drafts): void {
    // A form without changes is undefined and leaves no trace.
    const text = JSON.stringify(drafts);
    tabStorage.of(owner).write('drafts', text === '{}' ? '' : text);
  },
};
