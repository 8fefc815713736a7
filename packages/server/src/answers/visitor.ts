import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { kbBot } from '../assistants/schema.ts';
import type { Services } from '../platform/services.ts';
import { kbBotHostUser } from './schema.ts';

const sign = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`visitor:${id}`).digest('base64url');

/** A new anonymous id: 128 random bits and the server's signature, `<32 hex digits>.<43 letters>`. */
export const issueVisitor = (secret: string): string => {
  const id = randomBytes(16).toString('hex');
  return `${id}.${sign(secret, id)}`;
};

/** What a website's own user is signed with besides: the secret his website signs with, as it is kept sealed. */
const under = (id: string, embedSecret: string): string => `${id}:${embedSecret}`;

/**
 * The anonymous id of a website's own user with one assistant. Inside it is always the same, and another one with every
 * assistant; its signature is good for as long as the website signs with the same secret.
 */
export const issueHostUser = (
  secret: string,
  { id: kbBotId, embedSecret }: { id: string; embedSecret: string },
  hostUserId: string,
): string => {
  const id = createHmac('sha256', secret).update(`host user:${kbBotId}:${hostUserId}`).digest('hex').slice(0, 32);
  return `${id}.${sign(secret, under(id, embedSecret))}`;
};

/**
 * The inner id of an anonymous id that this server issued; null for anything else, and for a website's own user who was
 * told by a secret that is not in force any more: whoever has misused it is shut out.
 */
export async function readVisitor(
  { db, secret }: Pick<Services, 'db' | 'secret'>,
  userId: string,
): Promise<string | null> {
  const id = innerIdOf(userId);
  if (!id) return null;
  const [host] = await db
    .select({ embedSecret: kbBot.embedSecret })
    .from(kbBotHostUser)
    .innerJoin(kbBot, eq(kbBot.id, kbBotHostUser.kbBotId))
    .where(eq(kbBotHostUser.visitorId, id));
  const signed = `${id}.${sign(secret, host ? under(id, host.embedSecret ?? '') : id)}`;
  return timingSafeEqual(Buffer.from(signed), Buffer.from(userId)) ? id : null;
}

/** The id without its signature, which is not looked at; undefined for what is no anonymous id. */
export const innerIdOf = (userId: string): string | undefined => /^([0-9a-f]{32})\.[\w-]{43}$/.exec(userId)?.[1];
