// Apart from the rest: answers name these, and what shows an answer loads none of the calls of sources.

/**
 * Where documents come from: files of a WebDAV folder, objects of an S3 bucket, files of a Git repository, pages of a
 * Notion workspace, pages that a site's map lists, entries of an RSS or Atom feed.
 */
export const sourceKinds = ['webdav', 's3', 'git', 'notion', 'site', 'feed'] as const;
export type SourceKind = (typeof sourceKinds)[number];
