import { sql } from 'drizzle-orm';
import type { Services } from '../platform/services.ts';
import type { Hub } from './hub.ts';
import type { Seat } from './seats.ts';

/**
 * Takes a seat in this process, with regard to the answers that other processes write for the same asker and assistant
 * (RATE-03); throws 429 when there is none. Two processes that look at the same moment may both see the last seat free:
 * what each of them lets through by itself is bounded all the same.
 */
export async function takeSharedSeat(services: Services, hub: Hub, seat: Seat): Promise<() => void> {
  // First here: questions that this process lets in at the same moment see each other without the database.
  const leave = hub.seats.take(seat);
  if (!services.config.DATABASE_URL) return leave;
  try {
    const { rows } = await services.db.execute<{ of_asker: number; of_assistant: number }>(sql`
      select count(*) filter (where asker = ${seat.asker})::int as of_asker,
        count(*) filter (where kb_bot_id = ${seat.kbBotId})::int as of_assistant
      from kb_bot_chat_turn where state = 'generating' and instance_id <> ${hub.instanceId}`);
    const [elsewhere] = rows;
    hub.seats.check(seat, { ofAsker: elsewhere?.of_asker ?? 0, ofAssistant: elsewhere?.of_assistant ?? 0 });
    return leave;
  } catch (error) {
    leave();
    throw error;
  }
}
