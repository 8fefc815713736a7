import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { seal, unseal } from '../platform/config/seal.ts';
import { withLock } from '../platform/database/withLock.ts';
import type { Services } from '../platform/services.ts';
import type { Account, PlatformApi } from './platform.ts';
import { platforms } from './platforms.ts';
import { kbBotChannel, type ChannelRow } from './schema.ts';

/** A token is renewed so many milliseconds before its end. */
const margin = 5 * 60_000;

const secretsOf = (id: string) => `channel ${id}`;
const tokenOf = (id: string) => `channel token ${id}`;

/** Credentials as they are kept. */
export const sealSecrets = ({ secret }: Services, id: string, secrets: Record<string, string>): string =>
  seal(secret, secretsOf(id), JSON.stringify(secrets));

/** The account of a channel with its credentials. */
export function accountOf({ secret }: Services, row: ChannelRow): Account {
  const opened = unseal(secret, secretsOf(row.id), row.secrets);
  if (opened === undefined) throw new Error('the credentials of a channel are sealed with another SECRET_KEY');
  const secrets = JSON.parse(opened) as Record<string, string>;
  return { id: row.id, name: row.account, secrets, settings: row.settings };
}

/** The second half of a callback's address: nobody who knows the id alone can call it. */
export const callbackToken = ({ secret }: Services, id: string): string =>
  createHmac('sha256', secret).update(`channel callback:${id}`).digest('base64url').slice(0, 32);

export const callbackPath = (services: Services, id: string): string =>
  `/api/v1/open/channel/${id}/${callbackToken(services, id)}`;

/**
 * The platform's API with a token that serves, and is not the one the platform has `rejected`. One process at a time asks
 * for a new one; the others take what it got.
 */
export async function apiOf(services: Services, row: ChannelRow, rejected?: string): Promise<PlatformApi> {
  const account = accountOf(services, row);
  const known = tokenIn(services, row);
  if (known && known !== rejected) return { services, account, token: known };
  return await withLock(services.db, `channel token:${row.id}`, async () => {
    const [now] = await services.db.select().from(kbBotChannel).where(eq(kbBotChannel.id, row.id));
    const made = now && tokenIn(services, now);
    if (made && made !== rejected) return { services, account, token: made };
    const { token, seconds } = await platforms[row.channel].connect(services, account);
    const accessTokenUntil = new Date(services.now().getTime() + seconds * 1000);
    const accessToken = seal(services.secret, tokenOf(row.id), token);
    await services.db.update(kbBotChannel).set({ accessToken, accessTokenUntil }).where(eq(kbBotChannel.id, row.id));
    return { services, account, token };
  });
}

function tokenIn({ secret, now }: Services, row: ChannelRow): string | undefined {
  if (!row.accessTokenUntil || row.accessTokenUntil.getTime() - margin <= now().getTime()) return undefined;
  return unseal(secret, tokenOf(row.id), row.accessToken);
}

/** Notes what went wrong, for the maker. */
export async function noteError({ db, now }: Services, id: string, lastError: string): Promise<void> {
  await db.update(kbBotChannel).set({ lastError, lastErrorAt: now() }).where(eq(kbBotChannel.id, id));
}
