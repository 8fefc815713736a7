import { constants, type Reference, type SentenceMap } from '@tinystar/contract';

/** What one number in the text stands for: its references in order, the first of which names the document. */
export interface Citation {
  number: number;
  references: readonly Reference[];
  /** Numbers of other sources that say it otherwise. */
  differs?: readonly number[];
  /** What was found in its document and is not cited. */
  uncited?: readonly Reference[];
}

/** The cited numbers of an answer, rising; numbers without a reference are left out. */
export const citationsOf = (map: SentenceMap): readonly Citation[] =>
  Object.entries(map)
    .map(([key, { reference, reference_filtered: uncited, differs }]): Citation => ({
      number: Number(key),
      references: reference,
      ...(differs && { differs }),
      ...(uncited.length > 0 && { uncited }),
    }))
    .filter(({ number, references }) => Number.isInteger(number) && number > 0 && references.length > 0)
    .toSorted((a, b) => a.number - b.number);

/** The sources that say the same thing otherwise, together with those they differ from; none where all agree. */
export const differingOf = (citations: readonly Citation[]): readonly Citation[] => {
  const differing = citations.filter((citation) =>
    citation.differs?.some((other) => citations.some(({ number }) => number === other)),
  );
  return differing.length > 1 ? differing : [];
};

/**
 * What was found in the cited documents and is not cited, as sources of its own: it opens as what is cited does, in the
 * same version.
 */
export const uncitedOf = (citations: readonly Citation[]): readonly Citation[] =>
  citations.flatMap(({ number, references, uncited = [] }) => {
    const cited = references.find(({ file_pass: own }) => own);
    const opened = uncited
      .filter(({ is_doc_deleted: gone, is_version_deleted: versionGone = false }) => !gone && !versionGone)
      .map((each) => ({ ...each, ...(cited && openedAs(cited)) }));
    return opened.length > 0 ? [{ number, references: opened }] : [];
  });

/** For makers: those that cite a block on which an edit of an earlier version waits to be decided. */
export const waitingOf = (citations: readonly Citation[]): readonly Citation[] =>
  citations.filter(({ references }) => references.some(({ locations }) => locations.some(({ waits }) => waits)));

const openedAs = ({ file_pass, doc_version, current_version }: Reference) => ({
  ...(file_pass && { file_pass }),
  ...(doc_version !== undefined && { doc_version }),
  ...(current_version !== undefined && { current_version }),
});

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

/** Numbers and names that the answer cites it for, and that stand nowhere in what it stands for. */
export const unprovenIn = (references: readonly Reference[]): readonly string[] => [
  ...new Set(references.flatMap(({ unsupported = [] }) => unsupported)),
];

/** The pictures that makers bound to what is cited, each once. */
export const picturesOf = (citations: readonly Citation[]): readonly string[] => [
  ...new Set(citations.flatMap(({ references }) => references.flatMap(({ image_paths: paths }) => paths))),
];
