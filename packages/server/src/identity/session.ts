import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { session } from './schema.ts';
import { hashToken, newToken } from './token.ts';

/** Logs a person in. Answers the token of the new session; only its hash is stored. */
export async function openSession(services: Services, userId: string): Promise<string> {
  const token = newToken();
  const now = services.now();
  await services.db.insert(session).values({ tokenHash: hashToken(token), userId, createdAt: now, lastUsedAt: now });
  return token;
}

/** Logs a person out of all browsers. */
export async function endSessions(queries: Queries, userId: string): Promise<void> {
  await queries.delete(session).where(eq(session.userId, userId));
}

/** Logs one browser out. */
export async function endSession(queries: Queries, sessionId: string): Promise<void> {
  await queries.delete(session).where(eq(session.id, sessionId));
}
