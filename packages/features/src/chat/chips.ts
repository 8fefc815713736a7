import type { Citations } from '@tinystar/ui/markdown';
import { isGone, type Citation } from '../shared/citations.ts';

/** What a source is called: its document, or the question of a pair. */
export const nameOf = ({ references: [first] }: Citation) =>
  first?.type === 'qa' ? (first.question ?? first.doc_name) : (first?.doc_name ?? '');

/** The numbers of a text as what can be pressed. */
export const chipsOf = (citations: readonly Citation[]): Citations =>
  new Map(citations.map((citation) => [citation.number, { label: nameOf(citation), gone: isGone(citation) }]));
