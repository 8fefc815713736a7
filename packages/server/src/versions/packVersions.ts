import { setTimeout as sleep } from 'node:timers/promises';
import { and, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { kbBotFile, kbBotFileVersion, type FileRow, type VersionRow } from '../documents/schema.ts';
import { newId } from '../platform/database/columns.ts';
import type { Queries } from '../platform/database/database.ts';
import { claimFiles, disownFiles, dropFiles, storeFiles } from '../platform/files/looseFiles.ts';
import { isPatch, newKeyFrom, PATCH_LIMIT, patchBetween } from '../platform/files/patchedStore.ts';
import { readWhole } from '../platform/files/readWhole.ts';
import { filePatch, looseFile } from '../platform/files/schema.ts';
import { defineJob } from '../platform/jobs/define.ts';
import type { Services } from '../platform/services.ts';
import { keptNumbers } from './keepVersion.ts';

/** A patch that takes more than this share of the bytes is not worth the work of reading it. */
const WORTH = 0.75;

/** Who has just read a row still opens the bytes that it named, in ms. */
const OPENING = 500;

const columns = ['sourceKey', 'outputKey'] as const;
type Column = (typeof columns)[number];

/** Bytes under another key: whole, or as what differs from those under `basis`. */
interface Moving {
  from: string;
  to: string;
  bytes: Buffer;
  basis?: { key: string; size: number };
}

/**
 * After a version of a document came or went: today's bytes are whole, and of the versions that are kept beside it only
 * what differs from today's is. Pages that two versions share are stored once.
 */
export const packJob = defineJob(
  'versions.pack',
  z.object({ fileId: z.string() }),
  async ({ fileId }, { services }) => {
    const { db } = services;
    const old: string[] = [];
    for (const column of columns) old.push(...(await makeWhole(services, fileId, column)));
    const kept = await db
      .select({ number: kbBotFileVersion.number })
      .from(kbBotFileVersion)
      .where(eq(kbBotFileVersion.fileId, fileId))
      .orderBy(desc(kbBotFileVersion.until), desc(kbBotFileVersion.number));
    for (const { number } of kept)
      for (const column of columns) old.push(...(await packVersion(services, fileId, number, column)));
    if (old.length === 0) return;
    await sleep(OPENING);
    await dropFiles(services, old);
  },
  { attempts: 3, timeout: 300_000 },
);

/** In the transaction after which versions of the file are to be packed. */
export const packSoon = (tx: Queries, fileId: string): Promise<void> =>
  packJob.enqueue(tx, { fileId }, { key: `pack:${fileId}`, queue: `pack:${fileId}` });

/** An earlier version that was restored lies as what differed. Answers the keys that are used no more. */
async function makeWhole(services: Services, fileId: string, column: Column): Promise<string[]> {
  const row = await loadRow(services.db, fileId);
  const from = row?.[column];
  if (!from || !isPatch(from)) return [];
  const bytes = await readBytes(services, from);
  if (!bytes) return [];
  const to = newKeyFrom(from, newId());
  return await move(services, fileId, { from, to, bytes }, async (tx, current) => {
    if (current[column] !== from) return false;
    await tx
      .update(kbBotFile)
      .set({ [column]: to })
      .where(eq(kbBotFile.id, fileId));
    return true;
  });
}

async function packVersion(services: Services, fileId: string, number: number, column: Column): Promise<string[]> {
  const { db } = services;
  const isThis = and(eq(kbBotFileVersion.fileId, fileId), eq(kbBotFileVersion.number, number));
  const [row, [version]] = await Promise.all([
    loadRow(db, fileId),
    db.select().from(kbBotFileVersion).where(isThis).limit(1),
  ]);
  const today = row?.[column];
  const from = version?.[column];
  if (!today || !from || !(await isLonger(db, from))) return [];
  const [basis, bytes] = [await readBytes(services, today), await readBytes(services, from)];
  if (!basis || !bytes) return [];
  const patch = await patchBetween(basis, bytes);
  const packs = patch.length <= bytes.length * WORTH;
  if (!packs && !isPatch(from)) return [];
  const to = newKeyFrom(from, newId(), packs);
  const moving = packs ? { from, to, bytes: patch, basis: { key: today, size: bytes.length } } : { from, to, bytes };
  return await move(services, fileId, moving, async (tx, current) => {
    if (current[column] !== today) return false;
    const change: Partial<VersionRow> = { [column]: to };
    if (column === 'sourceKey') change.storedSize = packs ? patch.length : null;
    const changed = await tx
      .update(kbBotFileVersion)
      .set(change)
      .where(and(isThis, eq(kbBotFileVersion[column], from)))
      .returning({ number: kbBotFileVersion.number });
    if (changed.length === 0) return false;
    await tx.update(kbBotFile).set(keptNumbers).where(eq(kbBotFile.id, fileId));
    return true;
  });
}

/** Whether bytes take more room than they have to: they are whole, or need bytes that belong to no version any more. */
async function isLonger(db: Queries, key: string): Promise<boolean> {
  if (!isPatch(key)) return true;
  const rows = await db
    .select({ key: looseFile.key })
    .from(filePatch)
    .innerJoin(looseFile, eq(looseFile.key, filePatch.basis))
    .where(eq(filePatch.key, key));
  return rows.length > 0;
}

async function loadRow(db: Queries, fileId: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(kbBotFile).where(eq(kbBotFile.id, fileId));
  return row;
}

async function readBytes({ files }: Services, key: string): Promise<Buffer | undefined> {
  const bytes = await files.get(key);
  return bytes && (await readWhole(bytes, PATCH_LIMIT));
}

/**
 * Stores the bytes under their new key and names it where the old one stood, unless `rename` finds that it stands there
 * no more. What was a patch to the old key is one to the new key: the bytes are the same.
 */
async function move(
  services: Services,
  fileId: string,
  { from, to, bytes, basis }: Moving,
  rename: (tx: Queries, current: FileRow) => Promise<boolean>,
): Promise<string[]> {
  const { db, files, now } = services;
  const moved = await storeFiles(services, [to], async () => {
    await files.put(to, bytes);
    return await db.transaction(async (tx) => {
      const [current] = await tx.select().from(kbBotFile).where(eq(kbBotFile.id, fileId)).for('update');
      if (!current || !(await rename(tx, current))) return false;
      if (basis) await tx.insert(filePatch).values({ key: to, basis: basis.key, size: basis.size });
      await tx.update(filePatch).set({ basis: to }).where(eq(filePatch.basis, from));
      await claimFiles(tx, [to]);
      await disownFiles(tx, [from], now());
      return true;
    });
  });
  if (moved) return [from];
  await dropFiles(services, [to]);
  return [];
}
