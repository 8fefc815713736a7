import { csAgents, type Avatar, type KbBotUser } from '@tinystar/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { tenantUser } from '../identity/schema.ts';
import { loadOwnAssistant } from '../assistants/load.ts';
import { dropNoticesOf, enterpriseName, notify } from '../notices/notify.ts';
import type { Queries } from '../platform/database/database.ts';
import { notFound } from '../platform/http/failure.ts';
import { implement, type Call } from '../platform/http/route.ts';
import { kbBotAgent } from './schema.ts';

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  avatar: Avatar;
  phone_number: string;
  agent: boolean;
}

const page = implement(csAgents.page, async ({ input, owner, services: { db } }) => {
  const { kbBotId, userKbBotPermission, page: number, size } = input;
  await loadOwnAssistant(db, owner, kbBotId);
  const found = sql`
    with found as (
      select u.id, u.name, u.avatar, u.phone_number, a.user_id is not null as agent
      from tenant_user tu join "user" u on u.id = tu.user_id
      left join kb_bot_agent a on a.kb_bot_id = ${kbBotId} and a.user_id = tu.user_id
      where tu.tenant_id = ${owner.id}
        and (${userKbBotPermission ?? null}::text is null
          or (a.user_id is not null) = (${userKbBotPermission ?? null} = 'CUSTOMER_SERVICE'))
    )`;
  const counted = await db.execute<{ count: string }>(sql`${found} select count(*) from found`);
  const { rows } = await db.execute<Row>(
    sql`${found} select * from found order by name, id limit ${size} offset ${(number - 1) * size}`,
  );
  return { count: Number(counted.rows[0]?.count ?? 0), rows: rows.map(present) };
});

const present = ({ id, name, avatar, phone_number: phoneNumber, agent }: Row): KbBotUser => ({
  id,
  name,
  avatar,
  phoneNumber,
  userKbBotPermission: agent ? 'CUSTOMER_SERVICE' : 'MEMBER',
});

interface Change {
  kbBotId: string;
  userIds: readonly string[];
}

/** All of them or none: somebody who is no member makes the whole call 404. */
async function change(
  { owner, services }: Call<unknown>,
  { kbBotId, userIds }: Change,
  write: (tx: Queries, ids: string[], assistant: string) => Promise<unknown>,
): Promise<Record<string, never>> {
  await services.db.transaction(async (tx) => {
    const { name } = await loadOwnAssistant(tx, owner, kbBotId, 'update');
    const ids = [...new Set(userIds)];
    const members = await tx
      .select({ userId: tenantUser.userId })
      .from(tenantUser)
      .where(and(eq(tenantUser.tenantId, owner.id), inArray(tenantUser.userId, ids)));
    if (members.length < ids.length) throw notFound('成员不存在');
    await write(tx, ids, name);
  });
  return {};
}

const adding = (call: Call<unknown>, named: Change) =>
  change(call, named, async (tx, ids) => {
    await tx
      .insert(kbBotAgent)
      .values(
        ids.map((userId) => ({
          kbBotId: named.kbBotId,
          tenantId: call.owner.id,
          userId,
          createdAt: call.services.now(),
        })),
      )
      .onConflictDoNothing();
    await dropNoticesOf(tx, named.kbBotId, 'noAgent', ids);
  });

const removing = (call: Call<unknown>, named: Change) =>
  change(call, named, async (tx, ids, assistant) => {
    const { kbBotId } = named;
    const gone = await tx
      .delete(kbBotAgent)
      .where(and(eq(kbBotAgent.kbBotId, kbBotId), inArray(kbBotAgent.userId, ids)))
      .returning({ userId: kbBotAgent.userId });
    const { id: tenantId } = call.owner;
    // Who takes himself out knows it.
    const userIds = gone.map(({ userId }) => userId).filter((userId) => userId !== call.caller.userId);
    const words = { kind: 'noAgent' as const, enterprise: await enterpriseName(tx, tenantId), assistant };
    await notify(tx, { userIds, tenantId, kbBotId, words, now: call.services.now() });
  });

const add = implement(csAgents.add, (call) => adding(call, call.input));
const remove = implement(csAgents.remove, (call) => removing(call, call.input));
const setPermission = implement(csAgents.setPermission, (call) => {
  const { kbBotId, userId, permission } = call.input;
  return (permission === 'CUSTOMER_SERVICE' ? adding : removing)(call, { kbBotId, userIds: [userId] });
});

/** Who answers for an assistant. */
export const agentRoutes = [page, add, remove, setPermission];
