import { eq } from 'drizzle-orm';
import { tenant } from '../account/schema.ts';
import type { AssistantRow } from '../assistants/schema.ts';
import type { Queries } from '../database/database.ts';

const STOPPED = '当前企业已经停用，请联系管理员续费';

/** Why an assistant answers nobody: its enterprise's plan has ended (TEN-05). The text is the answer, free of charge. */
export async function closedBecause(queries: Queries, bot: AssistantRow): Promise<string | undefined> {
  if (bot.ownerType !== 'tenant') return undefined;
  const [enterprise] = await queries.select({ status: tenant.status }).from(tenant).where(eq(tenant.id, bot.ownerId));
  return enterprise?.status === 'stopped' ? STOPPED : undefined;
}
