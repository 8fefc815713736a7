import type { BlockEdit, Box, FilePass, Reference } from '@tinystar/contract';
import { plainText } from '@tinystar/contract/plainText';
import { unprovenIn, type Citation } from '../../shared/citations.ts';
import type { OpenSource, SourceDrawerProps } from '../../shared/sourceDrawer.ts';
import { isRealBox } from './geometry.ts';

/** One cited block on one page (from 1), under the number the text cites it by. */
export interface Place {
  key: string;
  number: number;
  page: number;
  box: Box;
  /** Words in it that were read from a picture and may be wrong. */
  doubtful: readonly Box[];
  /** That its words are not those of the page. */
  edited?: BlockEdit;
  /** Where they were written after the answer: the passage as the answer quotes it. */
  quoted?: string;
}

/** Which version of a document an answer cited, beside the one that answers today. */
export type CitedVersion =
  | { state: 'current'; number: number }
  | { state: 'earlier'; number: number; now: number }
  | { state: 'deleted'; number: number };

/** What the drawer shows for one cited source. */
export interface SourceView {
  docId: string;
  type: Reference['type'];
  name: string;
  number: number;
  /** Opens the document; none where there is none to open. */
  pass: FilePass | null;
  /** Deleted files keep their name; for their makers also the passage. */
  gone: boolean;
  /** None where no answer cites it, and of what has no versions. */
  version: CitedVersion | null;
  /** Where it comes from, and when the cited version came in, as far as that is told. */
  origin: Pick<Reference, 'version_date' | 'origin'>;
  of: NonNullable<SourceDrawerProps['of']>;
  /** Blocks of this number in reading order; one walks through these. */
  places: readonly Place[];
  /** Blocks of the answer's other numbers in the same file. */
  others: readonly Place[];
  /** All that was read from a document that nothing cites. */
  regions: readonly Place[];
  /** What the answer cites it for and it does not say. */
  unproven: readonly string[];
  /** For its makers: that an edit of an earlier version waits at a cited block. */
  waits: boolean;
  /** What was written anew of it, for files without a page to show. */
  edits: readonly BlockEdit[];
  /** The words that were cited, for files without a page to show. */
  passages: readonly { question: string | null; text: string; images: readonly string[] }[];
}

/** Pairs have none, and of what was sent along only what there is a pass to. */
const hasPages = ({ type, file_pass: pass }: Reference): boolean =>
  type === 'doc' || (type === 'attachment' && pass !== undefined);

type Boxed = Pick<Place, 'page' | 'box'>;

const fromTop = (a: Boxed, b: Boxed) => a.page - b.page || a.box.top - b.box.top || a.box.left - b.box.left;

/** The places of one reference come in reading order, which boxes do not tell: of columns, of a page that is turned. */
const placesOf = (number: number, references: readonly Reference[]): Place[] => {
  const inOrder = references
    .filter(({ locations }) => locations.length > 0)
    .toSorted(({ locations: [a] }, { locations: [b] }) => fromTop(a!, b!));
  const places = inOrder.flatMap(({ locations, text }) =>
    locations
      .filter(({ page, box }) => page >= 1 && isRealBox(box))
      .map(({ blockId, page, box, doubtful = [], edited }): Place => ({
        key: `${number}-${blockId}-${page}`,
        number,
        page,
        box,
        doubtful: doubtful.filter(isRealBox),
        ...(edited && { edited }),
        ...(edited?.later && text !== '' && { quoted: text }),
      })),
  );
  return [...new Map(places.map((place) => [place.key, place])).values()].toSorted((a, b) => a.page - b.page);
};

const versionOf = ({
  type,
  doc_version: number = 1,
  current_version: now,
  is_version_deleted: deleted = false,
}: Reference): CitedVersion | null => {
  if (type !== 'doc') return null;
  if (deleted) return { state: 'deleted', number };
  return now === undefined ? { state: 'current', number } : { state: 'earlier', number, now };
};

const originOf = ({ version_date, origin }: Reference): SourceView['origin'] => ({
  ...(version_date !== undefined && { version_date }),
  ...(origin && { origin }),
});

/** Gathers what one opened source shows; null when the number or its reference is unknown. */
export const viewSource = (
  citations: readonly Citation[],
  open: OpenSource,
  of: SourceView['of'] = 'answer',
): SourceView | null => {
  const citation = citations.find(({ number }) => number === open.number);
  const reference = citation?.references[open.reference] ?? citation?.references[0];
  if (!citation || !reference) return null;
  const here = (other: Reference) =>
    other.type === reference.type &&
    other.doc_id === reference.doc_id &&
    (other.doc_version ?? 1) === (reference.doc_version ?? 1);
  const mine = citation.references.filter(here);
  const read = hasPages(reference) ? placesOf(citation.number, mine) : [];
  return {
    docId: reference.doc_id,
    type: reference.type,
    name: reference.type === 'qa' ? (reference.question ?? reference.doc_name) : reference.doc_name,
    number: citation.number,
    pass: reference.file_pass ?? null,
    gone: reference.is_doc_deleted,
    version: of === 'answer' ? versionOf(reference) : null,
    origin: originOf(reference),
    of,
    places: of === 'document' ? [] : read,
    regions: of === 'document' ? read : [],
    others: citations
      .filter(({ number }) => of !== 'document' && number !== citation.number)
      .flatMap(({ number, references }) =>
        placesOf(
          number,
          references.filter((other) => hasPages(other) && here(other)),
        ),
      ),
    unproven: unprovenIn(mine),
    waits: mine.some(({ locations }) => locations.some(({ waits }) => waits)),
    edits: mine.flatMap(({ locations }) => locations.flatMap(({ edited }) => edited ?? [])),
    passages: mine.map(({ type, question, text, image_paths }) => ({
      question: question ?? null,
      // The answer of a pair is Markdown.
      text: type === 'qa' ? plainText(text) : text,
      images: image_paths,
    })),
  };
};
