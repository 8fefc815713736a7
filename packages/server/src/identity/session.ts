import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { session } from './schema.ts';
import { hashToken, newToken } from './token.ts';

/** Logs somebody in: a new session, whose token is told once and never stored. */
export async function openSession(services: Services, userId: string): Promise<string> {
  const token = newToken();
  const now = services.now();
  await services.db.insert(session).values({ tokenHash: hashToken(token), userId, createdAt: now, lastUsedAt: now });
  return token;
}

/** Logs somebody out everywhere. */
export async function endSessions(queries: Queries, userId: string): Promise<void> {
  await queries.delete(session).where(eq(session.userId, userId));
}

/** Logs one browser out. */
export async function endSession(queries: Queries, sessionId: string): Promise<void> {
  await queries.delete(session).where(eq(session.id, sessionId));
}
