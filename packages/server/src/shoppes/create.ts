import { constants, errorCodes } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { createAssistant } from '../assistants/create.ts';
import { tenant } from '../identity/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { Failure, invalid } from '../platform/http/failure.ts';
import { templates } from '../meta/templates.ts';
import { shoppe, shoppeKbBot } from './schema.ts';

interface NewShoppe {
  tenantId: string;
  name: string;
  templateId: string;
  /** Whether new assistants serve others. */
  status: 'enabled' | 'disabled';
  now: Date;
}

/** How many showcases an enterprise has; held until the transaction ends, so that two calls do not pass the limit. */
async function countHeld(tx: Queries, tenantId: string): Promise<number> {
  await tx.select({ id: tenant.id }).from(tenant).where(eq(tenant.id, tenantId)).for('update');
  return tx.$count(shoppe, eq(shoppe.tenantId, tenantId));
}

/** A new disabled showcase; its first assistant is made from the template, private as every new one. */
export async function createShoppe(tx: Queries, given: NewShoppe): Promise<string> {
  const { tenantId, name, templateId, status, now } = given;
  const template = templates.find(({ id }) => id === templateId);
  if (!template) throw invalid('templateId', '请选择助手模板');
  if ((await countHeld(tx, tenantId)) >= constants.SHOPPES_MAX) {
    throw new Failure(errorCodes.conflict, `最多创建${constants.SHOPPES_MAX}个展厅`);
  }
  const owner = { type: 'tenant', id: tenantId } as const;
  const bot = await createAssistant(tx, owner, { name: template.displayName, templateId, status }, now);
  const [made] = await tx.insert(shoppe).values({ tenantId, name, createdAt: now, updatedAt: now }).returning();
  await tx.insert(shoppeKbBot).values({ shoppeId: made!.id, kbBotId: bot.id, position: 0, knownName: bot.name });
  return made!.id;
}

/** What the free plan comes with (SHOP-17): an empty disabled showcase, for an enterprise that has none yet. */
export async function createFirstShoppe(tx: Queries, tenantId: string, now: Date): Promise<void> {
  if ((await countHeld(tx, tenantId)) > 0) return;
  await tx.insert(shoppe).values({ tenantId, name: '数字展厅', createdAt: now, updatedAt: now });
}
