import type { operator } from '@tinystar/contract';
import { and, eq, ne } from 'drizzle-orm';
import { kbBot, nobody, type AssistantRow } from '../assistants/schema.ts';
import { enterpriseName, makersOf, notify } from '../notices/notify.ts';
import type { Queries } from '../platform/database/database.ts';
import { notFound } from '../platform/http/failure.ts';
import { record, type Given, type Operating } from './operate.ts';

/** Makes an assistant a preset one, stops it, or takes that back. */
export async function setAssistant(
  operating: Operating,
  { id, isPreset, status, reason = '' }: Given<typeof operator.setAssistant>,
): Promise<void> {
  const change = { ...(isPreset !== undefined && { isPreset }), ...(status && { status }) };
  if (Object.keys(change).length === 0) return;
  await operating.services.db.transaction(async (tx) => {
    const living = and(eq(kbBot.id, id), ne(kbBot.ownerId, nobody));
    const [before] = await tx.select().from(kbBot).where(living).for('update');
    if (!before) throw notFound('助手不存在');
    const row = { ...before, ...change };
    await tx.update(kbBot).set(change).where(eq(kbBot.id, id));
    if (isPreset !== undefined) await record(tx, operating, isPreset ? 'kbBot.preset' : 'kbBot.unpreset', row.name);
    const why = status === 'disabled' ? reason.trim() : '';
    if (status) await record(tx, operating, status === 'enabled' ? 'kbBot.enable' : 'kbBot.stop', row.name, why);
    if (before.status !== row.status) await tellMakers(tx, row, why, operating.services.now());
  });
}

/** Whoever builds it: its owner, or those who administer the enterprise it belongs to. */
async function tellMakers(
  tx: Queries,
  { id, name, ownerType, ownerId, status }: AssistantRow,
  reason: string,
  now: Date,
): Promise<void> {
  const words = { kind: 'assistant' as const, assistant: name, status, ...(reason && { reason }) };
  if (ownerType === 'personal') {
    const own = { ...words, enterprise: '' };
    return notify(tx, { userIds: [ownerId], tenantId: null, kbBotId: id, words: own, now });
  }
  const userIds = await makersOf(tx, ownerId);
  const enterprise = await enterpriseName(tx, ownerId);
  await notify(tx, { userIds, tenantId: ownerId, kbBotId: id, words: { ...words, enterprise }, now });
}
