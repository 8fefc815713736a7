import { messages } from '@tinystar/contract';
import { eq, sql } from 'drizzle-orm';
import { tenant } from '../identity/schema.ts';
import type { AssistantRow } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { perDatabase } from '../platform/database/named.ts';

// Prepared, because it runs before every question.
const statusOf = perDatabase((queries) =>
  queries
    .select({ status: tenant.status })
    .from(tenant)
    .where(eq(tenant.id, sql.placeholder('id')))
    .prepare('enterprise-status'),
);

/** Why an assistant answers nobody: its enterprise's plan has ended (TEN-05). The text is the answer, free of charge. */
export async function closedBecause(queries: Queries, bot: AssistantRow): Promise<string | undefined> {
  if (bot.ownerType !== 'tenant') return undefined;
  const [enterprise] = await statusOf(queries).execute({ id: bot.ownerId });
  return enterprise?.status === 'stopped' ? messages.enterpriseStopped : undefined;
}
