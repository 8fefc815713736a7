import { errorCodes, webhookLimits, webhookMessages, type Webhook, type WebhookEvent } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { loadOwnAssistant } from '../assistants/load.ts';
import { newId } from '../platform/database/columns.ts';
import { nextVersion } from '../platform/database/versions.ts';
import type { Owner } from '../platform/http/caller.ts';
import { Failure } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { receiverAddress } from './address.ts';
import { loadWebhook } from './load.ts';
import { presentWebhook } from './present.ts';
import { kbBotWebhook } from './schema.ts';
import { newSecret, sealSecret } from './secrets.ts';
import { failWaiting } from './switchOff.ts';

/** How long a former secret signs beside the new one. */
const overlap = 24 * 3_600_000;

interface Settings {
  kbBotId: string;
  address: string;
  description: string;
  events: WebhookEvent[];
  on: boolean;
}

interface WithSecret {
  webhook: Webhook;
  /** In the clear, this once. */
  secret: string;
}

export async function createWebhook(services: Services, owner: Owner, settings: Settings): Promise<WithSecret> {
  const { db, now } = services;
  const address = receiverAddress(services, settings.address);
  return await db.transaction(async (tx) => {
    // Locked, so that two makers cannot both add the last one.
    const { id: kbBotId } = await loadOwnAssistant(tx, owner, settings.kbBotId, 'update');
    if ((await tx.$count(kbBotWebhook, eq(kbBotWebhook.kbBotId, kbBotId))) >= webhookLimits.perAssistant)
      throw new Failure(errorCodes.conflict, webhookMessages.tooMany);
    const [id, secret, at] = [newId(), newSecret(), now()];
    const [row] = await tx
      .insert(kbBotWebhook)
      .values({
        id,
        kbBotId,
        address,
        description: settings.description,
        events: [...new Set(settings.events)],
        on: settings.on,
        secret: sealSecret(services, id, secret),
        createdAt: at,
        updatedAt: at,
      })
      .returning();
    return { webhook: presentWebhook(row!, at), secret };
  });
}

export async function updateWebhook(
  services: Services,
  owner: Owner,
  { id, version, ...settings }: Settings & { id: string; version?: number | undefined },
): Promise<Webhook> {
  const { db, now } = services;
  const address = receiverAddress(services, settings.address);
  return await db.transaction(async (tx) => {
    const row = await loadWebhook(tx, owner, { kbBotId: settings.kbBotId, id }, 'update');
    const current = () => presentWebhook(row, now());
    const updatedAt = await nextVersion({ version, savedAt: row.updatedAt, now: now(), current });
    const { description, on } = settings;
    // What is said of a receiver is over as soon as it is another one, or is tried anew.
    const anew = address !== row.address || (on && !row.on);
    const [saved] = await tx
      .update(kbBotWebhook)
      .set({
        address,
        description,
        events: [...new Set(settings.events)],
        on,
        ...(on !== row.on && { offReason: null }),
        ...(anew && { failingSince: null, heldUntil: null }),
        updatedAt,
      })
      .where(eq(kbBotWebhook.id, id))
      .returning();
    if (!on) await failWaiting(tx, id);
    return presentWebhook(saved!, now());
  });
}

/** Gives a webhook a new secret; the one before signs beside it for a day, so that receivers can be changed in peace. */
export async function renewSecret(
  services: Services,
  owner: Owner,
  ids: { kbBotId: string; id: string },
): Promise<WithSecret> {
  const { db, now } = services;
  return await db.transaction(async (tx) => {
    const row = await loadWebhook(tx, owner, ids, 'update');
    const secret = newSecret();
    const at = now();
    const [saved] = await tx
      .update(kbBotWebhook)
      .set({
        secret: sealSecret(services, row.id, secret),
        formerSecret: row.secret,
        formerSecretUntil: new Date(at.getTime() + overlap),
      })
      .where(eq(kbBotWebhook.id, row.id))
      .returning();
    return { webhook: presentWebhook(saved!, at), secret };
  });
}
