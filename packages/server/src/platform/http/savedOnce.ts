import { errorCodes } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { Failure } from './failure.ts';
import type { Made } from './once.ts';
import { madeOnce } from './schema.ts';

/**
 * Saves over a version. Who did not get the answer and saves the same over the same version is told what the first time
 * was answered, and not that somebody else has saved. Versions only grow, so that it is looked up after a refusal alone.
 */
export async function savedOnce(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  id: string,
  save: () => Promise<Made>,
): Promise<Made> {
  const saved = await save().catch(async (error: unknown) => {
    if (!(error instanceof Failure) || error.code !== errorCodes.conflict) throw error;
    const [before] = await db.select({ answer: madeOnce.answer }).from(madeOnce).where(eq(madeOnce.id, id));
    if (!before?.answer) throw error;
    return before.answer;
  });
  const row = { id, answer: saved, at: now() };
  // It is saved by now, whatever becomes of the note.
  await db
    .insert(madeOnce)
    .values(row)
    .onConflictDoUpdate({ target: madeOnce.id, set: row })
    .catch((error: unknown) => log.error({ error }, 'a save was not noted'));
  return saved;
}
