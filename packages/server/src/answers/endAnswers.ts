import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { assistantDeleted, assistantMissing, assistantWithdrawn } from '../assistants/load.ts';
import { mayUse } from '../assistants/mayUse.ts';
import { kbBot } from '../assistants/schema.ts';
import type { Failure } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { tenantAsker } from './asker.ts';
import { hubOf } from './hub.ts';
import { kbBotChatMessage, kbBotChatTurn } from './schema.ts';

/**
 * Whose answers in an enterprise end. `still` says what these people may do from now on: nothing (they left), or only use
 * its assistants (they were admins).
 */
export interface Ending {
  tenantId: string;
  userIds: readonly string[];
  still: 'nothing' | 'use';
}

/**
 * Stops what is being written for people whose role was taken away, wherever it is written: their open streams end
 * with what they had, as if they had stopped them (AUTHZ-09). Called once the change is committed.
 */
export async function endAnswers(services: Services, { tenantId, userIds, still }: Ending): Promise<void> {
  if (userIds.length === 0) return;
  const turns = await services.db
    .select({ id: kbBotChatTurn.id })
    .from(kbBotChatTurn)
    .innerJoin(kbBotChatMessage, eq(kbBotChatMessage.id, kbBotChatTurn.messageId))
    .innerJoin(kbBot, eq(kbBot.id, kbBotChatTurn.kbBotId))
    .where(
      and(
        eq(kbBotChatTurn.state, 'generating'),
        inArray(
          kbBotChatTurn.asker,
          userIds.map((userId) => tenantAsker(tenantId, userId)),
        ),
        still === 'use' ? or(eq(kbBotChatMessage.side, 'make'), eq(kbBot.permission, 'private')) : undefined,
      ),
    );
  await stopTurns(
    services,
    turns.map(({ id }) => id),
  );
  // What they were in the enterprise let them use its assistants in their other identities too.
  await endUnusable(services, sql`m.user_id = any(${sql.param([...userIds])}::text[])`);
}

/**
 * Stops what is being written for members of an enterprise by assistants that it was lent and has no more, unless they
 * may use them for another reason; they read why. Called once the change is committed.
 */
export async function endLent(services: Services, tenantId: string, kbBotIds: readonly string[]): Promise<void> {
  if (kbBotIds.length === 0) return;
  const isMember = sql`exists (select from tenant_user l where l.tenant_id = ${tenantId} and l.user_id = m.user_id)`;
  await endUnusable(services, sql`t.kb_bot_id = any(${sql.param([...kbBotIds])}::text[]) and ${isMember}`);
}

/** The same for all who may not use an assistant any more, because it is published to fewer people than before. */
export const endUnpublished = (services: Services, kbBotId: string): Promise<void> =>
  endUnusable(services, sql`t.kb_bot_id = ${kbBotId}`);

/** A person in whatever identity, as opposed to a visitor and to whoever asks through a program or a channel. */
const isPerson = sql`(m.asker like 'personal:%' or m.asker like 'tenant:%')`;

/** Whoever builds the assistant, in the identity that owns it. */
const isMaker = sql`(
  m.asker = 'personal:' || b.owner_id
  or m.asker = 'tenant:' || b.owner_id || ':' || m.user_id and exists (
    select from tenant_user o where o.tenant_id = b.owner_id and o.user_id = m.user_id and o.permission <> 'member'))`;

/** Whether whoever asked may still use the assistant: a person as {@link mayUse} says, others where it is published. */
const isUsable = sql`case when ${isPerson}
  then ${isMaker} or ${mayUse({ ownerType: 'personal', ownerId: '', isMember: true, userId: sql`m.user_id` })}
  else b.status = 'enabled' and (b.permission = 'public' or b.permission = 'protected' and m.side <> 'web') end`;

async function endUnusable(services: Services, which: SQL): Promise<void> {
  const { rows } = await services.db.execute<{ id: string; withdrawn: boolean }>(sql`
    select t.id, b.owner_type = 'tenant' and ${isPerson} as withdrawn
    from kb_bot_chat_turn t join kb_bot_chat_message m on m.id = t.message_id join kb_bot b on b.id = t.kb_bot_id
    where t.state = 'generating' and not t.stop_requested and m.side <> 'make' and ${which} and not ${isUsable}`);
  const idsOf = (withdrawn: boolean) => rows.filter((row) => row.withdrawn === withdrawn).map(({ id }) => id);
  await stopTurns(services, idsOf(true), assistantWithdrawn());
  await stopTurns(services, idsOf(false), assistantMissing());
}

/** Stops what is being written in a named conversation. */
export async function endAnswersIn(services: Services, topicId: string): Promise<void> {
  const turns = await services.db
    .select({ id: kbBotChatTurn.id })
    .from(kbBotChatTurn)
    .innerJoin(kbBotChatMessage, eq(kbBotChatMessage.id, kbBotChatTurn.messageId))
    .where(and(eq(kbBotChatTurn.state, 'generating'), eq(kbBotChatMessage.topicId, topicId)));
  await stopTurns(
    services,
    turns.map(({ id }) => id),
  );
}

/** Stops every answer that is being written for an assistant which is deleted; its askers read why. */
export async function endAnswersOf(services: Services, kbBotId: string): Promise<void> {
  const turns = await services.db
    .select({ id: kbBotChatTurn.id })
    .from(kbBotChatTurn)
    .where(and(eq(kbBotChatTurn.state, 'generating'), eq(kbBotChatTurn.kbBotId, kbBotId)));
  await stopTurns(
    services,
    turns.map(({ id }) => id),
    assistantDeleted(),
  );
}

/** How long an answer may take from what it found to saying so, in milliseconds. */
const FINDING = 600;

/**
 * Stops the answers of an assistant that are being written from blocks or pairs that are gone. What other processes
 * write is not known to the last block: all answers of the assistant stop there. Called once the change is committed.
 */
export async function endAnswersFrom(services: Services, kbBotId: string, gone: readonly string[]): Promise<void> {
  if (gone.length === 0) return;
  await stopGiven(services, kbBotId, gone);
  // A search that began before the change may name what it found a moment after it.
  const again = () => void stopGiven(services, kbBotId, gone, { others: false }).catch(() => undefined);
  setTimeout(again, FINDING).unref();
}

async function stopGiven(
  services: Services,
  kbBotId: string,
  gone: readonly string[],
  { others = true }: { others?: boolean } = {},
): Promise<void> {
  const hub = hubOf(services);
  const turns = await services.db
    .select({ id: kbBotChatTurn.id, instanceId: kbBotChatTurn.instanceId })
    .from(kbBotChatTurn)
    .where(and(eq(kbBotChatTurn.state, 'generating'), eq(kbBotChatTurn.kbBotId, kbBotId)));
  const concerned = turns.filter(({ id, instanceId }) =>
    instanceId === hub.instanceId ? gone.some((each) => hub.get(id)?.given.has(each)) : others,
  );
  await stopTurns(
    services,
    concerned.map(({ id }) => id),
  );
}

/** Stops turns as if their askers had; with a reason they fail for it, which costs nobody anything. */
async function stopTurns(services: Services, ids: readonly string[], reason?: Failure): Promise<void> {
  if (ids.length === 0) return;
  // The process that writes it obeys within half a second; ours at once.
  await services.db
    .update(kbBotChatTurn)
    .set({ stopRequested: true, ...(reason && { errorCode: reason.code, errorMessage: reason.message }) })
    .where(and(inArray(kbBotChatTurn.id, ids), eq(kbBotChatTurn.state, 'generating')));
  const hub = hubOf(services);
  await Promise.all(
    ids.map(async (id) => (reason ? hub.get(id)?.fail(reason.code, reason.message) : hub.get(id)?.stop())),
  );
}
