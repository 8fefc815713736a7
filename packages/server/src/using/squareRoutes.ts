import { conversations, square } from '@tinystar/contract';
import { eq, sql } from 'drizzle-orm';
import { personAsking } from '../answers/asker.ts';
import { assistantMissing, loadAssistant } from '../assistants/load.ts';
import { kbBot } from '../assistants/schema.ts';
import type { Caller } from '../platform/http/caller.ts';
import { implement, type Route } from '../platform/http/route.ts';
import type { Services } from '../platform/services.ts';
import { listedOf, listSquare } from './listSquare.ts';
import { recommendedIn } from './recommended.ts';
import { kbBotConversation } from './schema.ts';

/** Remembers what somebody did with his list; only for assistants he may talk to. */
async function list(
  { db, now }: Services,
  caller: Caller,
  kbBotId: string,
  listed: boolean,
): Promise<Record<string, never>> {
  const bot = await loadAssistant(db, caller, kbBotId, 'use');
  const row = { asker: personAsking(caller).key, kbBotId: bot.id, listed, at: now() };
  await db
    .insert(kbBotConversation)
    .values(row)
    .onConflictDoUpdate({ target: [kbBotConversation.asker, kbBotConversation.kbBotId], set: { listed, at: row.at } });
  return {};
}

/** Remembers that one opened a conversation of his list: this orders those of one day, and changes no time. */
async function visit({ db, now }: Services, caller: Caller, kbBotId: string): Promise<Record<string, never>> {
  const bot = await loadAssistant(db, caller, kbBotId, 'use');
  if ((await listedOf(db, caller, [bot.id])).length === 0) return {};
  const asker = personAsking(caller).key;
  const visitedAt = now();
  // Without a row it stands there by what was said; where that is deleted for its age, its time must remain.
  const at = sql`coalesce((
    select max(created_at) from kb_bot_chat_message
    where asker = ${asker} and side = 'use' and kb_bot_id = ${bot.id} and msg_type = 'qa'
  ), ${visitedAt.toISOString()}::timestamptz)`;
  await db
    .insert(kbBotConversation)
    .values({ asker, kbBotId: bot.id, listed: true, at, visitedAt })
    .onConflictDoUpdate({ target: [kbBotConversation.asker, kbBotConversation.kbBotId], set: { visitedAt } });
  return {};
}

/** The square, and what one takes from it into one's own list. */
export const squareRoutes: readonly Route[] = [
  implement(square.page, ({ input, services: { db, now } }) => listSquare(db, now(), { ...input, presets: false })),
  implement(square.presets, ({ input, services: { db, now } }) => listSquare(db, now(), { ...input, presets: true })),
  implement(square.preset, async ({ input: { kbBotId }, services: { db, now } }) => {
    const [found] = (await listSquare(db, now(), { presets: true, id: kbBotId, page: 1, size: 1 })).rows;
    if (!found) throw assistantMissing();
    const [words] = await db.select({ of: kbBot.questionWords }).from(kbBot).where(eq(kbBot.id, kbBotId));
    return { kbBot: found, questions: recommendedIn(words?.of.content ?? '') };
  }),
  implement(square.added, async ({ input, caller, services: { db } }) => ({
    kbBotIds: await listedOf(db, caller, input.kbBotIds),
  })),
  implement(conversations.visit, ({ input, caller, services }) => visit(services, caller, input.kbBotId)),
  implement(square.add, ({ input, caller, services }) => list(services, caller, input.kbBotId, true)),
  implement(square.remove, ({ input, caller, services }) => list(services, caller, input.kbBotId, false)),
];
