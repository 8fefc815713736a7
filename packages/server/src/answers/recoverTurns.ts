import { errorCodes } from '@tinystar/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { openReservations, releaseAnswer } from '../coins/answers.ts';
import { nearNow } from '../platform/database/nearNow.ts';
import type { Services } from '../platform/services.ts';
import type { Hub } from './hub.ts';
import { restTurn } from './restTurn.ts';
import { answerInstance, answerSeat, kbBotChatTurn } from './schema.ts';

const seenWithin = (milliseconds: number) => nearNow(sql`seen_at`, milliseconds);

/**
 * Stores that this process is alive. Answers true when its last heartbeat is so old, or so far in the future, that others
 * may think it dead. That happens when the database was away or its clock was set; the others could not write in between
 * either, so their old heartbeats prove nothing.
 */
export async function heartbeat(services: Services, id: string, dead: number): Promise<boolean> {
  const { rows } = await services.db.execute<{ silent: boolean }>(sql`
    with before as (select seen_at from answer_instance where id = ${id})
    insert into answer_instance (id, seen_at) values (${id}, now())
    on conflict (id) do update set seen_at = excluded.seen_at
    returning coalesce((select not ${seenWithin(dead)} from before), false) as silent`);
  return rows[0]?.silent ?? false;
}

/** Whether another process answers questions on this database, by its heartbeat. */
export async function anotherServes({ db, config }: Services, hub: Hub): Promise<boolean> {
  if (!config.DATABASE_URL) return false;
  const { rows } = await db.execute<{ serves: boolean }>(sql`
    select exists (
      select from answer_instance
      where id <> ${hub.instanceId} and ${seenWithin(hub.times.sweep * 1.5)}) as serves`);
  return rows[0]?.serves ?? false;
}

/**
 * Ends turns nobody works on: those of dead processes fail and give their coins back; interrupted ones whose asker did
 * not return are kept as stopped answers when they have text (and are paid), else fail. Alone on its database a server
 * knows at once that every other process is gone; beside others it waits for their heartbeat to stay out.
 */
export async function sweep(services: Services, hub: Hub): Promise<void> {
  const { db } = services;
  const { dead, parked } = hub.times;
  const silence = services.config.DATABASE_URL ? dead : 0;
  // A heartbeat in the future means that the clock was set back: waiting for it to grow old would take as long.
  const now = services.now().getTime();
  const left = [new Date(now - parked).toISOString(), new Date(now + parked).toISOString()] as const;
  // A process whose own heartbeat is old may not call others dead: then the whole machine has slept.
  await db.execute(sql`
    delete from ${answerInstance} where id <> ${hub.instanceId} and not ${seenWithin(silence)}
      and exists (select from ${answerInstance} where id = ${hub.instanceId} and ${seenWithin(dead)})`);
  await db.execute(sql`
    delete from ${answerSeat} where not exists (select from ${answerInstance} i where i.id = instance_id)`);
  for (;;) {
    const found = await db
      .select()
      .from(kbBotChatTurn)
      .where(
        sql`(state = 'generating' and not exists (select from ${answerInstance} i where i.id = instance_id))
          or (state = 'interrupted' and not (changed_at > ${left[0]}::timestamptz and changed_at < ${left[1]}::timestamptz))`,
      )
      .limit(50);
    for (const turn of found) {
      await db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ answer: string }>(
          sql`select answer from kb_bot_chat_message where id = ${turn.messageId}`,
        );
        const { answer = '' } = rows[0] ?? {};
        const keeps = turn.state === 'interrupted' && answer !== '';
        const free = answer.length <= turn.keptLength;
        const error = { code: errorCodes.unavailable, message: '' };
        await restTurn(
          tx,
          turn,
          keeps ? { state: 'success', stopped: true, free } : { state: 'failed', error },
          services.now(),
        );
      });
    }
    if (found.length > 0) services.log.info({ turns: found.length }, 'ended answers that nobody works on');
    if (found.length < 50) return;
  }
}

/**
 * Fails turns that this process has begun and does not work on, and gives their coins back. A turn is ended when it is
 * met for the second time: the first time its beginning may still be under way.
 *
 * @returns The turns met for the first time, to be passed in at the next round.
 */
export async function endLost(services: Services, hub: Hub, before: ReadonlySet<string>): Promise<Set<string>> {
  const { db } = services;
  const own = await db
    .select()
    .from(kbBotChatTurn)
    .where(and(eq(kbBotChatTurn.state, 'generating'), eq(kbBotChatTurn.instanceId, hub.instanceId)));
  const lost = own.filter((turn) => hub.hasLost(turn));
  const error = { code: errorCodes.unavailable, message: '' };
  for (const turn of lost) {
    if (!before.has(turn.id)) continue;
    await db.transaction((tx) => restTurn(tx, turn, { state: 'failed', error }, services.now()));
    services.log.info({ turn: turn.id }, 'ended an answer whose beginning was lost');
  }
  return new Set(lost.map(({ id }) => id).filter((id) => !before.has(id)));
}

/** Gives back the coins of answers that were deleted, with their assistant, before they came to rest. */
export async function releaseDeleted(services: Services): Promise<void> {
  const { db } = services;
  const open = await openReservations(db);
  if (open.length === 0) return;
  const kept = await db.select({ id: kbBotChatTurn.id }).from(kbBotChatTurn).where(inArray(kbBotChatTurn.id, open));
  const known = new Set(kept.map(({ id }) => id));
  for (const id of open) if (!known.has(id)) await releaseAnswer(db, id, services.now());
}
