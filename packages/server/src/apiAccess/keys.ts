import { createHash, randomBytes } from 'node:crypto';
import { errorCodes } from '@tinystar/contract';
import { and, eq, isNull, lt, ne, or } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { kbBot, nobody, type AssistantRow } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { Failure } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { allowWrongKey } from './limits.ts';
import { apiKey } from './schema.ts';

const PREFIX = 'ts-';
const HINT = 4;
/** The time of the last call is written at most once in so many milliseconds. */
const NOTED = 60_000;

/** 256 random bits: no salt and no slow hash are needed for what cannot be guessed. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Makes the assistant's key, in the place of the one before. Resolves with the key, which is not kept. */
export async function renewKey(db: Queries, kbBotId: string, now: Date): Promise<string> {
  const key = PREFIX + randomBytes(32).toString('base64url');
  const made = { hash: hashOf(key), hint: key.slice(-HINT), createdAt: now, lastUsedAt: null };
  await db
    .insert(apiKey)
    .values({ kbBotId, ...made })
    .onConflictDoUpdate({ target: apiKey.kbBotId, set: made });
  return key;
}

/** The key as it is shown after it was made. */
export const hidden = (hint: string): string => `${PREFIX}${'•'.repeat(12)}${hint}`;

/** The assistant that a request's `Authorization: Bearer` names; 401 for none, 429 for too many wrong ones. */
export async function assistantByKey(
  services: Services,
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
): Promise<AssistantRow> {
  const key = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const [found] = key
    ? await services.db
        .select({ bot: kbBot })
        .from(apiKey)
        .innerJoin(kbBot, eq(kbBot.id, apiKey.kbBotId))
        .where(and(eq(apiKey.hash, hashOf(key)), ne(kbBot.ownerId, nobody)))
    : [];
  if (!found) {
    await allowWrongKey(services, ip);
    throw new Failure(errorCodes.unauthenticated, 'API Key无效');
  }
  const now = services.now();
  await services.db
    .update(apiKey)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(apiKey.kbBotId, found.bot.id),
        or(isNull(apiKey.lastUsedAt), lt(apiKey.lastUsedAt, new Date(now.getTime() - NOTED))),
      ),
    );
  return found.bot;
}
