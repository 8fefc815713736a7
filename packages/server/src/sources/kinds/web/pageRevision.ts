/**
 * What is known of a page that the library has. A listing tells its first part alone, so two revisions are compared by
 * {@link samePage}.
 */
export interface PageRevision {
  /** What the listing said of its content: a date, or a digest of the entry. */
  listed?: string;
  etag?: string;
  modified?: string;
  /** Of the page's words: a page that is served anew each time is the same while these are. */
  words?: string;
}

export const writeRevision = (revision: PageRevision): string =>
  JSON.stringify(Object.fromEntries(Object.entries(revision).filter(([, value]) => value)));

/** Nothing for what no fetch has written. */
export function readRevision(text: string): PageRevision {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

/** Whether a listing says of an entry what it said when the entry was fetched; it may say nothing. */
export const samePage = (known: string, listed: string): boolean =>
  listed !== '' && readRevision(known).listed === listed;
