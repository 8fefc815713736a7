import { errorCodes } from '@tinystar/contract';
import { errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { embedSecretOf } from '../assistants/embedding.ts';
import type { AssistantRow } from '../assistants/schema.ts';
import { Failure } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { storable } from '../platform/storable.ts';
import { kbBotHostUser } from './schema.ts';
import { innerIdOf, issueHostUser } from './visitor.ts';

/** A signed identity is good for at most so many seconds: what leaks ends. */
const LONGEST = 86_400;
/** Seconds by which the website's clock may be off. */
const CLOCK_ERROR = 60;

const Claims = z.object({
  // As the website has it: without the blanks around it, one user could be told as another.
  sub: z.string().check(
    z.refine((sub) => sub.trim() !== ''),
    z.maxLength(128),
  ),
  exp: z.number(),
  name: z.optional(z.string().check(z.trim(), z.maxLength(50))),
});

const refused = () => new Failure(errorCodes.unauthenticated, '网站用户的身份签名无效');

/**
 * The anonymous id of a website's own user, told by a JWT that the website signed with the assistant's secret. Throws 401
 * for every JWT that is not whole, of another secret or algorithm, without an end, over, or good for more than a day.
 */
export async function identifyHostUser(services: Services, bot: AssistantRow, identity: string): Promise<string> {
  const secret = embedSecretOf(services, bot);
  const { id, embedSecret } = bot;
  if (!secret || !embedSecret) throw refused();
  const { sub, name } = await claimsOf(identity, secret, services.now());
  const userId = issueHostUser(services.secret, { id, embedSecret }, sub);
  const visitorId = innerIdOf(userId)!;
  const called = { name: name || sub.trim().slice(0, 50).toWellFormed() };
  await services.db
    .insert(kbBotHostUser)
    .values({ visitorId, kbBotId: bot.id, ...called, createdAt: services.now() })
    .onConflictDoUpdate({ target: kbBotHostUser.visitorId, set: called });
  return userId;
}

/** Mended, the ids of two users could become the same one. */
const isWhole = (sub: string | undefined): boolean => sub?.isWellFormed() === true;

async function claimsOf(identity: string, secret: string, now: Date): Promise<z.infer<typeof Claims>> {
  try {
    const { payload } = await jwtVerify(identity, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      requiredClaims: ['sub', 'exp'],
      currentDate: now,
      clockTolerance: CLOCK_ERROR,
    });
    const claims = Claims.safeParse(storable(payload));
    if (!claims.success || !isWhole(payload.sub)) throw refused();
    if (claims.data.exp <= now.getTime() / 1000 + LONGEST + CLOCK_ERROR) return claims.data;
  } catch (error) {
    if (!(error instanceof errors.JOSEError || error instanceof Failure)) throw error;
  }
  throw refused();
}
