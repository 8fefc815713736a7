// Apart from the rest: answers name these, and what shows an answer loads none of the calls of sources.

/** Where documents come from: files of a WebDAV folder, pages that a site's map lists, entries of an RSS or Atom feed. */
export const sourceKinds = ['webdav', 'site', 'feed'] as const;
export type SourceKind = (typeof sourceKinds)[number];
