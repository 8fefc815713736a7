import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { hashToken, newToken } from '../identity/token.ts';
import { allow, clientOf } from '../platform/http/limit.ts';
import type { Services } from '../platform/services.ts';
import { loginState } from './schema.ts';

const life = 600_000;
// A whole company may come from one address.
const perAddress = { max: 600, seconds: 3_600 };

interface Beginning {
  provider: 'weCom' | 'oauth';
  challenge: string;
  publicId?: string;
}

/** Remembers that this browser sets out, for ten minutes; answers the state that must come back. */
export async function beginLogin(services: Services, beginning: Beginning, ip: string): Promise<string> {
  await allow(services, `loginState:ip:${clientOf(ip)}`, perAddress);
  const now = services.now();
  await services.db.delete(loginState).where(lt(loginState.expiresAt, now));
  const state = newToken();
  await services.db.insert(loginState).values({
    ...beginning,
    stateHash: hashToken(state),
    expiresAt: new Date(now.getTime() + life),
  });
  return state;
}

/** Uses the state up. Null when it is unknown, used, old, of another provider, or comes from another browser. */
export async function finishLogin(
  services: Services,
  provider: 'weCom' | 'oauth',
  { state, verifier }: { state: string; verifier: string },
): Promise<{ publicId: string | null } | null> {
  const [row] = await services.db
    .delete(loginState)
    .where(and(eq(loginState.stateHash, hashToken(state)), eq(loginState.provider, provider)))
    .returning();
  if (!row || row.expiresAt <= services.now()) return null;
  const given = createHash('sha256').update(verifier).digest();
  const expected = Buffer.from(row.challenge, 'base64url');
  const same = given.length === expected.length && timingSafeEqual(given, expected);
  return same ? { publicId: row.publicId } : null;
}
