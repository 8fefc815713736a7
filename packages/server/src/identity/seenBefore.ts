import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { seenBefore } from './schema.ts';

/** A phone number that an account gave up, or a device on which somebody logged in. */
export interface Seen {
  kind: 'phone' | 'device';
  value: string;
}

const hashOf = ({ secret }: Pick<Services, 'secret'>, { kind, value }: Seen): string =>
  createHmac('sha256', secret).update(`seen:${kind}:${value}`).digest('base64url');

/** Notes that it was here. Answers false when that was known already; of many at once one is told so. */
export async function remember(queries: Queries, services: Pick<Services, 'secret'>, seen: Seen): Promise<boolean> {
  const made = await queries
    .insert(seenBefore)
    .values({ hash: hashOf(services, seen) })
    .onConflictDoNothing()
    .returning();
  return made.length > 0;
}

export async function wasSeen(queries: Queries, services: Pick<Services, 'secret'>, seen: Seen): Promise<boolean> {
  return (await queries.$count(seenBefore, eq(seenBefore.hash, hashOf(services, seen)))) > 0;
}
