import { pagePicturePath, readPagePicture, type FilePass, type Reference, type SentenceMap } from '@tinystar/contract';
import { inArray } from 'drizzle-orm';
import { showsReferences, type Libraries } from '../assistants/showsReferences.ts';
import { blockEdits } from '../documents/blockEdits.ts';
import { filePass, type Holder, type Signer } from '../documents/filePass.ts';
import { kbBotFile } from '../documents/schema.ts';
import type { Database, Queries } from '../platform/database/database.ts';

/** Anything with the sources of an answer. */
interface Sourced {
  sentenceMap: SentenceMap;
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
    const pass = hasPages(each) ? filePass(signer, each.doc_id, holder) : undefined;
    const pictures = each.image_paths.flatMap((path) => picturePath(path, pass) ?? []);
    return { ...each, image_paths: pictures, ...(cited && pass && { file_pass: pass }) };
  });

/** A picture of the document itself opens as the document does; without that it is gone. */
function picturePath(path: string, pass: FilePass | undefined): string | null {
  const picture = readPagePicture(path);
  if (!picture) return path;
  return pass ? pagePicturePath({ ...picture, pass }) : null;
}

/** The same, telling of each cited block whether its words are those of its page today, as its reader may know it. */
export async function withEdits<T extends Sourced>(
  db: Database,
  messages: readonly T[],
  { userId }: Holder,
): Promise<T[]> {
  const cited = messages.flatMap(({ sentenceMap }) =>
    Object.values(sentenceMap).flatMap(({ reference, reference_filtered: rest }) => [...reference, ...rest]),
  );
  const open = cited.filter(({ type, is_doc_deleted: gone }) => type === 'doc' && !gone);
  const ids = new Set(open.flatMap(({ locations }) => locations.map(({ blockId }) => blockId)));
  const edits = await blockEdits(db, [...ids], userId);
  if (edits.size === 0) return [...messages];
  return messages.map((message) =>
    withReferences(message, (each) => ({
      ...each,
      locations: each.locations.map((location) => {
        const edited = edits.get(location.blockId);
        return edited ? { ...location, edited } : location;
      }),
    })),
  );
}

/** Whether what is cited can be opened at its pages; of what was sent along a PDF alone, which its name says. */
const hasPages = ({ type, doc_name: name, is_doc_deleted: gone }: Reference): boolean =>
  (type === 'doc' && !gone) || (type === 'attachment' && /\.pdf$/i.test(name));

/** The same, telling of each document whether it is deleted. */
export const marked = <T extends Sourced>(message: T, living: ReadonlySet<string>): T =>
  withReferences(message, (each) => ({
    ...each,
    is_doc_deleted: each.type === 'doc' && !living.has(each.doc_id),
  }));

/** The same without the passages: sources by name and page alone. */
export const withoutPassages = <T extends Sourced>(message: T): T =>
  withReferences(message, (each) => ({ ...each, text: '' }));

/** Which of the cited documents are still there. */
export async function livingDocuments(queries: Queries, messages: readonly Sourced[]): Promise<ReadonlySet<string>> {
  const cited = messages.flatMap(({ sentenceMap }) =>
    Object.values(sentenceMap).flatMap(({ reference, reference_filtered: rest }) => [...reference, ...rest]),
  );
  const ids = [...new Set(cited.filter(({ type }) => type === 'doc').map((each) => each.doc_id))];
  if (ids.length === 0) return new Set();
  const found = await queries.select({ id: kbBotFile.id }).from(kbBotFile).where(inArray(kbBotFile.id, ids));
  return new Set(found.map(({ id }) => id));
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
