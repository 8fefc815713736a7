import { createHmac, randomBytes } from 'node:crypto';
import { seal, unseal } from '../platform/config/seal.ts';
import type { Services } from '../platform/services.ts';
import type { WebhookRow } from './schema.ts';

const PREFIX = 'whsec_';
const purposeOf = (id: string) => `webhook ${id}`;

/** A new secret, as Standard Webhooks writes it. */
export const newSecret = (): string => `${PREFIX}${randomBytes(24).toString('base64')}`;

/** A secret as it is kept. */
export const sealSecret = ({ secret }: Pick<Services, 'secret'>, id: string, text: string): string =>
  seal(secret, purposeOf(id), text);

/** The secrets that sign deliveries at this moment, the newest first. */
export function secretsOf({ secret, now }: Pick<Services, 'secret' | 'now'>, row: WebhookRow): string[] {
  const former = row.formerSecretUntil && row.formerSecretUntil > now() ? [row.formerSecret] : [];
  return [row.secret, ...former].map((sealed) => {
    const opened = unseal(secret, purposeOf(row.id), sealed);
    if (opened === undefined) throw new Error('the secret of a webhook is sealed with another SECRET_KEY');
    return opened;
  });
}

/** The headers by which a receiver knows who sends, when, and that nothing was changed (standardwebhooks.com). */
export function signedHeaders(secrets: readonly string[], id: string, at: Date, body: string) {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
