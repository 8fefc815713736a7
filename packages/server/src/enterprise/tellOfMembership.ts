import type { Member } from '@tinystar/contract';
import { enterpriseName, notify } from '../notices/notify.ts';
import type { Queries } from '../platform/database/database.ts';

type Change = { kind: 'removed' } | { kind: 'role'; permission: Member['permission'] };

/** Tells people what somebody else has made of their membership, under the name that the enterprise has today. */
export async function tellOfMembership(
  tx: Queries,
  change: Change,
  { tenantId, userIds, now }: { tenantId: string; userIds: readonly string[]; now: Date },
): Promise<void> {
  if (userIds.length === 0) return;
  const words = { ...change, enterprise: await enterpriseName(tx, tenantId) };
  await notify(tx, { userIds, tenantId, words, now });
}
