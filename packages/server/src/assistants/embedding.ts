import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { kbBot } from './schema.ts';

/** The websites that may show the chat of this public address in a frame. None for an assistant that is not published. */
export async function framersOf(db: Queries, publicId: string): Promise<readonly string[]> {
  const [row] = await db
    .select({ domains: kbBot.embedDomains, permission: kbBot.permission })
    .from(kbBot)
    .where(eq(kbBot.publicId, publicId));
  return row && row.permission !== 'private' ? row.domains : [];
}
