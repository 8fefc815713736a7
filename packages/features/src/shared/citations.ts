import { constants, type Reference, type SentenceMap } from '@tinystar/contract';

/** What one number in the text stands for: its references in order, the first of which names the document. */
export interface Citation {
  number: number;
  references: readonly Reference[];
}

/** The cited numbers of an answer, rising; numbers without a reference are left out. */
export const citationsOf = (map: SentenceMap): readonly Citation[] =>
  Object.entries(map)
    .map(([key, entry]) => ({ number: Number(key), references: entry.reference }))
    .filter(({ number, references }) => Number.isInteger(number) && number > 0 && references.length > 0)
    .toSorted((a, b) => a.number - b.number);

/** A file is gone for good only when every reference to it says so. */
export const isGone = ({ references }: Citation): boolean => references.every((reference) => reference.is_doc_deleted);

/** The pages a number points to, rising, each once. */
export const pagesOf = ({ references }: Citation): readonly number[] =>
  [...new Set(references.flatMap((reference) => reference.locations.map((location) => location.page)))].toSorted(
    (a, b) => a - b,
  );

/** Nothing that a number stands for is much like the question (C-29). Who wrote down no score makes no claim. */
export const isWeak = ({ references }: Citation): boolean =>
  references.every(({ score }) => score !== undefined && score < constants.LOW_SIMILARITY);

/** The pictures that makers bound to what is cited, each once. */
export const picturesOf = (citations: readonly Citation[]): readonly string[] => [
  ...new Set(citations.flatMap(({ references }) => references.flatMap(({ image_paths: paths }) => paths))),
];
