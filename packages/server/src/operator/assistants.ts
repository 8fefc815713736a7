import type { operator } from '@tinystar/contract';
import { and, eq, ne } from 'drizzle-orm';
import { kbBot, nobody } from '../assistants/schema.ts';
import { notFound } from '../platform/http/failure.ts';
import { record, type Given, type Operating } from './operate.ts';

/** Makes an assistant a preset one, stops it, or takes that back. */
export async function setAssistant(
  operating: Operating,
  { id, isPreset, status }: Given<typeof operator.setAssistant>,
): Promise<void> {
  const change = { ...(isPreset !== undefined && { isPreset }), ...(status && { status }) };
  if (Object.keys(change).length === 0) return;
  await operating.services.db.transaction(async (tx) => {
    const living = and(eq(kbBot.id, id), ne(kbBot.ownerId, nobody));
    const [row] = await tx.update(kbBot).set(change).where(living).returning({ name: kbBot.name });
    if (!row) throw notFound('助手不存在');
    if (isPreset !== undefined) await record(tx, operating, isPreset ? 'kbBot.preset' : 'kbBot.unpreset', row.name);
    if (status) await record(tx, operating, status === 'enabled' ? 'kbBot.enable' : 'kbBot.stop', row.name);
  });
}
