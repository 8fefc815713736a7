/** Unsaved changes by form, each over what is saved. */
export type Drafts = Readonly<Record<string, unknown>>;

const PREFIX = 'tinystar.drafts.';

/**
 * Unsaved settings of one identity, kept for this tab: a reload that nobody asked for must not lose them. A browser
 * that keeps nothing forgets them with the page.
 */
export const keptDrafts = {
  read(identity: string): Drafts {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + identity) ?? '{}');
      return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? { ...kept } : {};
    } catch {
      return {};
    }
  },
  write(identity: string, drafts: Drafts): void {
    try {
      // A form without changes is undefined and leaves no trace.
      const text = JSON.stringify(drafts);
      if (text === '{}') sessionStorage.removeItem(PREFIX + identity);
      else sessionStorage.setItem(PREFIX + identity, text);
    } catch {
      // Too large or refused: they live as long as the page.
    }
  },
  /** Deletes the drafts of all identities; called at log-out. */
  forget(): void {
    try {
      for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
};
