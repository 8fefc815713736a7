import type { Assistant, Cover } from '@tinystar/contract';
import { eq, sql } from 'drizzle-orm';
import { tenant } from '../identity/schema.ts';
import type { Services } from '../platform/services.ts';
import { assistantCount } from './assistantCount.ts';
import { presentAssistant } from './present.ts';
import type { AssistantRow } from './schema.ts';

/** An assistant with what its makers see around it: the brand of its enterprise, its cover and how many there are. */
export async function presentToMaker({ db }: Pick<Services, 'db'>, row: AssistantRow): Promise<Assistant> {
  const { ownerType: type, ownerId: id } = row;
  const [[enterprise], covers, used] = await Promise.all([
    type === 'tenant' ? db.select().from(tenant).where(eq(tenant.id, id)) : [],
    // The table belongs to showcases, which stand above assistants.
    db.execute<{ cover: Cover }>(sql`
      select cover from kb_bot_cover where tenant_id = ${id} and kb_bot_id = ${row.id}`),
    assistantCount({ db }, { type, id }),
  ]);
  return {
    ...presentAssistant(row),
    tenant: enterprise
      ? {
          brandAvatar: enterprise.brandAvatar,
          brandDisplayName: enterprise.brandDisplayName,
          brandStatus: enterprise.brandStatus,
        }
      : null,
    shoppeVideo: covers.rows[0]?.cover ?? null,
    kbBotUsage: { used, limit: null },
  };
}
