import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { Services } from '../services.ts';
import { FileStoreAway } from './away.ts';
import { filePatch, looseFile } from './schema.ts';

type Stores = Pick<Services, 'db' | 'files' | 'log' | 'now'>;

/** Before bytes are written: notes that nobody owns them yet. Claim them in the transaction that writes their row. */
export async function announceFiles({ db, now }: Pick<Services, 'db' | 'now'>, keys: readonly string[]): Promise<void> {
  await disownFiles(db, keys, now());
}

/**
 * Announces the bytes, and does the work that stores them and writes their row; after an error neither is left. A store
 * that did not answer is not asked to delete as well: whoever waits has waited his time, and the next sweep does it.
 */
export async function storeFiles<T>(services: Stores, keys: readonly string[], work: () => Promise<T>): Promise<T> {
  await announceFiles(services, keys);
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FileStoreAway)) await dropFiles(services, keys);
    throw error;
  }
}

/** In the transaction that deletes their row: the bytes go once it has committed, by `dropFiles` or the next sweep. */
export async function disownFiles(db: Queries, keys: readonly string[], since: Date): Promise<void> {
  for (let at = 0; at < keys.length; at += 1_000) {
    const rows = keys.slice(at, at + 1_000).map((key) => ({ key, since }));
    await db.insert(looseFile).values(rows).onConflictDoNothing();
  }
}

/** In the transaction that writes their row: from its commit on the bytes stay. */
export async function claimFiles(db: Queries, keys: readonly string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += 1_000) {
    await db.delete(looseFile).where(inArray(looseFile.key, keys.slice(at, at + 1_000)));
  }
}

/**
 * Deletes the bytes that nobody owns among these; what fails stays on the list for the next sweep, and so do the others
 * once the store is away. Whether somebody owns them is looked up, not assumed: a claim may have been stored although the
 * database's reply to it was lost.
 */
export async function dropFiles(stores: Omit<Stores, 'now'>, keys: readonly string[]): Promise<void> {
  const left = [...keys];
  for (let key = left.shift(); key !== undefined; key = left.shift()) {
    try {
      // Only with the last patch that was made from it may a basis go: it is tried again then.
      const freed = await dropFile(stores, key);
      if (freed) left.push(freed);
    } catch (error) {
      stores.log.warn({ error, key }, 'stored bytes could not be deleted yet');
      if (error instanceof FileStoreAway) return;
    }
  }
}

/** Answers the key of the bytes that these were a patch to. */
async function dropFile({ db, files }: Omit<Stores, 'now'>, key: string): Promise<string | undefined> {
  // Waits until a transaction that is claiming these bytes at this moment has ended.
  const [unowned] = await db.select().from(looseFile).where(eq(looseFile.key, key)).for('update');
  if (!unowned) return undefined;
  const [needed] = await db.select({ key: filePatch.key }).from(filePatch).where(eq(filePatch.basis, key)).limit(1);
  if (needed) return undefined;
  await files.delete(key);
  await claimFiles(db, [key]);
  const [patch] = await db.delete(filePatch).where(eq(filePatch.key, key)).returning({ basis: filePatch.basis });
  return patch?.basis;
}

/**
 * Deletes bytes that a crash left without a row. `age` spares what other processes are writing at this moment; 0 when
 * this process is the only one and has not begun to serve.
 */
export async function sweepFiles(services: Stores, age: number): Promise<number> {
  const before = new Date(services.now().getTime() - age);
  const rows = await services.db
    .select({ key: looseFile.key })
    .from(looseFile)
    .where(age === 0 ? sql`true` : lt(looseFile.since, before));
  await dropFiles(
    services,
    rows.map((row) => row.key),
  );
  return rows.length;
}
