import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { seal, unseal } from '../platform/config/seal.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { kbBot, type AssistantRow } from './schema.ts';

const sealedFor = (kbBotId: string) => `embed ${kbBotId}`;

/** Makes the secret with which websites sign who their users are, in the place of the one before. */
export async function renewEmbedSecret({ db, secret: key, now }: Services, kbBotId: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db
    .update(kbBot)
    .set({ embedSecret: seal(key, sealedFor(kbBotId), secret), embedSecretAt: now() })
    .where(eq(kbBot.id, kbBotId));
  return secret;
}

/** That secret; undefined before one was made, and when it was sealed with another SECRET_KEY. */
export const embedSecretOf = (
  { secret }: Pick<Services, 'secret'>,
  { id, embedSecret }: Pick<AssistantRow, 'id' | 'embedSecret'>,
): string | undefined => (embedSecret ? unseal(secret, sealedFor(id), embedSecret) : undefined);

/** The websites that may show the chat of this public address in a frame. None for an assistant that is not published. */
export async function framersOf(db: Queries, publicId: string): Promise<readonly string[]> {
  const [row] = await db
    .select({ domains: kbBot.embedDomains, permission: kbBot.permission })
    .from(kbBot)
    .where(eq(kbBot.publicId, publicId));
  return row && row.permission !== 'private' ? row.domains : [];
}
