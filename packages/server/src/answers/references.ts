import { pagePicturePath, readPagePicture, type FilePass, type Reference, type SentenceMap } from '@tinystar/contract';
import { inArray, sql } from 'drizzle-orm';
import { showsReferences, type Libraries } from '../assistants/showsReferences.ts';
import { filePass, type Holder, type Signer } from '../documents/filePass.ts';
import { kbBotFile, kbBotFileVersion } from '../documents/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { citedEdits } from './citedEdits.ts';
import { citedOrigins } from './citedOrigins.ts';
import { versionOf } from './versionOf.ts';

/** Anything with the sources of an answer. */
interface Sourced {
  sentenceMap: SentenceMap;
  /** When it was asked for; absent of one that is given just now. */
  timestamp?: number;
}

/**
 * An answer as those who talk to the assistant may see it today: references that are hidden go, with their numbers; of
 * documents that are deleted the name stays.
 */
export function withShownReferences<T extends Sourced & { answer: string }>(message: T, libraries: Libraries): T {
  const { sentenceMap, hidden } = shownReferences(message.sentenceMap, libraries);
  let { answer } = message;
  for (const number of hidden) answer = answer.replaceAll(` [${number}]`, '').replaceAll(`[${number}]`, '');
  return { ...message, answer, sentenceMap };
}

/** The same for sources alone, with the numbers that stand for nothing now. */
export function shownReferences(sources: SentenceMap, libraries: Libraries) {
  const shown = (references: Reference[]) =>
    references
      .filter(({ type }) => showsReferences(libraries, type))
      .map((each) => (each.is_doc_deleted ? { ...each, text: '' } : each));
  const sentenceMap: SentenceMap = {};
  const hidden: string[] = [];
  for (const [number, { reference, reference_filtered: rest, ...more }] of Object.entries(sources)) {
    const kept = shown(reference);
    if (kept.length > 0) sentenceMap[number] = { ...more, reference: kept, reference_filtered: shown(rest) };
    else hidden.push(number);
  }
  return { sentenceMap, hidden };
}

/** The same with a pass to every document that it cites and that is there, for who may see what it cites. */
export const withPasses = <T extends Sourced>(signer: Signer, message: T, holder: Holder): T =>
  withReferences(message, (each, cited) => {
    const version = each.type === 'doc' ? versionOf(each) : undefined;
    const pass = hasPages(each) ? filePass(signer, each.doc_id, holder, version) : undefined;
    const pictures = each.image_paths.flatMap((path) => picturePath(path, pass) ?? []);
    return { ...each, image_paths: pictures, ...(cited && pass && { file_pass: pass }) };
  });

/** A picture of the document itself opens as the document does; without that it is gone. */
function picturePath(path: string, pass: FilePass | undefined): string | null {
  const picture = readPagePicture(path);
  if (!picture) return path;
  return pass ? pagePicturePath({ ...picture, pass }) : null;
}

/**
 * The same, telling its reader of each cited document when its version came in and where it is from, and of each cited
 * block what makers did to it, as far as he may know it.
 */
export async function withDetails<T extends Sourced>(
  services: Reading,
  messages: readonly T[],
  { userId }: Holder,
): Promise<T[]> {
  const cited = messages.flatMap(referencesOf);
  const [tell, from] = await Promise.all([
    citedEdits(services.db, cited, userId),
    citedOrigins(services, cited, userId),
  ]);
  return messages.map((message) =>
    withReferences(message, (each) => ({
      ...each,
      ...from(each),
      locations: each.locations.map((location) => ({
        ...location,
        ...tell(each, location.blockId, message.timestamp),
      })),
    })),
  );
}

type Reading = Pick<Services, 'db' | 'config'>;

const referencesOf = ({ sentenceMap }: Sourced): Reference[] =>
  Object.values(sentenceMap).flatMap(({ reference, reference_filtered: rest }) => [...reference, ...rest]);

/** Whether what is cited can be opened at its pages; of what was sent along a PDF alone, which its name says. */
const hasPages = ({ type, doc_name: name, is_doc_deleted: gone, is_version_deleted: away }: Reference): boolean =>
  (type === 'doc' && !gone && !away) || (type === 'attachment' && /\.pdf$/i.test(name));

/** Of a document that is there: the version that answers, and those that are kept beside it. */
interface Living {
  number: number;
  kept: readonly number[];
}

/** The same, telling of each document whether it is deleted, and whether another version of it answers today. */
export const marked = <T extends Sourced>(message: T, living: ReadonlyMap<string, Living>): T =>
  withReferences(message, (each) => {
    if (each.type !== 'doc') return { ...each, is_doc_deleted: false };
    const document = living.get(each.doc_id);
    if (!document) return { ...each, is_doc_deleted: true };
    const version = versionOf(each);
    const isCurrent = version === document.number;
    return {
      ...each,
      is_doc_deleted: false,
      ...(!isCurrent && { current_version: document.number }),
      ...(!isCurrent && !document.kept.includes(version) && { is_version_deleted: true }),
    };
  });

/** The same without passages and pictures: sources by name and page alone. */
export const withoutPassages = <T extends Sourced>(message: T): T =>
  withReferences(message, (each) => ({ ...each, text: '', image_paths: [] }));

/** Which of the cited documents are still there, and in which versions. */
export async function livingDocuments(
  queries: Queries,
  messages: readonly Sourced[],
): Promise<ReadonlyMap<string, Living>> {
  const cited = messages.flatMap(referencesOf);
  const ids = [...new Set(cited.filter(({ type }) => type === 'doc').map((each) => each.doc_id))];
  if (ids.length === 0) return new Map();
  const found = await queries
    .select({
      id: kbBotFile.id,
      number: kbBotFile.versionNumber,
      kept: sql<number[]>`array(select v.number from ${kbBotFileVersion} v where v.file_id = ${kbBotFile}.id)`,
    })
    .from(kbBotFile)
    .where(inArray(kbBotFile.id, ids));
  return new Map(found.map(({ id, number, kept }) => [id, { number, kept }]));
}

function withReferences<T extends Sourced>(message: T, change: (reference: Reference, cited: boolean) => Reference): T {
  const sentenceMap = Object.fromEntries(
    Object.entries(message.sentenceMap).map(([number, { reference, reference_filtered: rest, ...more }]) => [
      number,
      {
        ...more,
        reference: reference.map((each) => change(each, true)),
        reference_filtered: rest.map((each) => change(each, false)),
      },
    ]),
  );
  return { ...message, sentenceMap };
}
