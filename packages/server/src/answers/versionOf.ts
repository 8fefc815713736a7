import type { Reference } from '@tinystar/contract';

/** Which version of its document a reference was taken from. */
export const versionOf = ({ doc_version: version = 1 }: Pick<Reference, 'doc_version'>): number => version;
