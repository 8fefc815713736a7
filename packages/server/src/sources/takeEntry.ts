import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { binDocuments } from '../documents/binDocuments.ts';
import { checkBytes } from '../documents/checkBytes.ts';
import { checkQuota } from '../documents/checkQuota.ts';
import { cleanFileName } from '../documents/fileName.ts';
import { namedLike } from '../documents/hasSameBytes.ts';
import { sourceKeyOf } from '../documents/keys.ts';
import { checkPageCoins } from '../documents/pageCoins.ts';
import { kbBotFile, type FileRow } from '../documents/schema.ts';
import { takeIn, type Received } from '../documents/uploadDocument.ts';
import { newId } from '../platform/database/columns.ts';
import { dropFiles, storeFiles } from '../platform/files/looseFiles.ts';
import { takeVersion } from '../versions/takeVersion.ts';
import { adoptMoved, findMoved } from './adoptMoved.ts';
import { checkListed } from './checkListed.ts';
import { dropLine, finishLine, isItem, keepItem, placeOf, type LineWork } from './lineWork.ts';
import { renameDocument } from './renameDocument.ts';
import { kbBotSourceItem as itemTable, type ItemRow } from './schema.ts';
import { sourceWords } from './words.ts';

/** The longest that a single entry may be on its way; how slow it may be is checked as well. */
const longest = 10 * 60_000;

type Arrived = Received & { revision: string };

/**
 * Fetches an entry, stores its bytes and hands them to `take`, which answers whether they belong to a document now. Where
 * the source says that they are what the library has, the line says nothing.
 */
async function fetchInto(work: LineWork, known: string, take: (arrived: Arrived) => Promise<boolean>): Promise<void> {
  const { services, kind, reaching, line } = work;
  const signal = AbortSignal.any([reaching.signal, AbortSignal.timeout(longest)]);
  const fetched = await kind.fetch({ ...reaching, signal }, line.entry, known);
  if (fetched.unchanged) {
    await services.db.transaction(async (tx) => {
      await dropLine(tx, work);
      const { revision } = fetched;
      await tx
        .update(itemTable)
        .set({ ...placeOf(line.entry), ...(revision !== undefined && { revision }), updatedAt: services.now() })
        .where(isItem(work));
    });
    return;
  }
  const { bytes, revision } = fetched;
  const name = cleanFileName(fetched.name);
  const fileId = newId();
  const key = sourceKeyOf(fileId);
  const types = fetched.kind === 'site' ? (['pdf'] as const) : services.config.DOCUMENT_TYPES;
  const taken = await storeFiles(services, [key], async () => {
    const checked = checkBytes(bytes, name, types);
    const { size, sha256 } = await services.files.put(key, Readable.from(checked.stream(), { objectMode: false }));
    return await take({ fileId, key, name, size, sha256, kind: fetched.kind ?? checked.kind(), revision });
  });
  if (!taken) await dropFiles(services, [key]);
}

/** Entries of sites and feeds are no files: they become some when they are fetched. */
function checkFile({ kind, line, services }: LineWork): void {
  if (kind.files) checkListed(line.entry, services.config.DOCUMENT_TYPES);
}

/** An entry that the library has not got becomes a document, or is found to be one that has moved. */
export async function addEntry(work: LineWork): Promise<void> {
  const { services, owner, line } = work;
  checkFile(work);
  await checkQuota(services.db, owner, { files: 1, bytes: line.entry.size ?? 0 });
  await checkPageCoins(services.db, owner, services.now());
  await fetchInto(work, '', async (arrived) => {
    const moved = await findMoved(work, arrived);
    if (moved) await adoptMoved(work, moved, arrived);
    else await addDocument(work, arrived);
    return !moved;
  });
}

async function addDocument(work: LineWork, { revision, ...file }: Arrived, instead?: FileRow): Promise<void> {
  const { services, owner, bot } = work;
  const { sha256 } = file;
  const twin = await namedLike(services.db, bot.id, { sha256, name: '' });
  const target = {
    assistant: bot,
    force: true,
    async also(tx: Parameters<typeof finishLine>[0], fileId: string) {
      if (instead) await binDocuments({ db: tx, now: services.now }, bot.id, [instead.id], 'source');
      await finishLine(tx, work, {
        action: instead ? 'changed' : 'added',
        fileId,
        reason: twin === undefined || instead ? '' : sourceWords.sameAs(twin),
      });
      await keepItem(tx, work, { fileId, revision, sha256 });
    },
  };
  await takeIn(services, owner, target, file);
}

/** What an entry holds now becomes the new version of its document; where it is the same, nothing is read. */
export async function changeEntry(work: LineWork, item: ItemRow, row: FileRow): Promise<void> {
  const { services, owner, bot } = work;
  checkFile(work);
  const unread = row.status === 'cookFailed' || row.status === 'cookTimeout';
  await fetchInto(work, item.revision, async ({ revision, ...file }) => {
    const has = { fileId: row.id, revision, sha256: file.sha256 };
    const rename = { fileId: row.id, name: file.name, now: services.now() };
    if (file.sha256 === item.sha256) {
      await services.db.transaction(async (tx) => {
        if (file.name === row.name) await dropLine(tx, work);
        else await finishLine(tx, work, { action: 'moved' });
        await renameDocument(tx, bot.id, rename);
        await keepItem(tx, work, has);
      });
      return false;
    }
    // What could not be parsed has no work of makers: a new document takes its place.
    if (unread) {
      await addDocument(work, { revision, ...file }, row);
      return true;
    }
    await services.db.transaction((tx) => renameDocument(tx, bot.id, rename));
    const target = {
      assistant: bot,
      force: true,
      replaces: row.id,
      async also(tx: Parameters<typeof finishLine>[0]) {
        await finishLine(tx, work, { action: 'changed' });
        await keepItem(tx, work, has);
      },
    };
    await takeVersion(services, owner, target, file);
    return true;
  });
}

/** The document of an item, while it is in the library. */
export async function documentOf({ services, bot }: LineWork, fileId: string | null): Promise<FileRow | undefined> {
  if (fileId === null) return undefined;
  const [row] = await services.db
    .select()
    .from(kbBotFile)
    .where(and(eq(kbBotFile.id, fileId), eq(kbBotFile.kbBotId, bot.id)));
  return row;
}
