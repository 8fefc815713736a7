import { square } from '@tinystar/contract';
import { personAsking } from '../answers/asker.ts';
import { loadAssistant } from '../assistants/load.ts';
import type { Caller } from '../platform/http/caller.ts';
import { implement, type Route } from '../platform/http/route.ts';
import type { Services } from '../platform/services.ts';
import { listSquare } from './listSquare.ts';
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

/** The square, and what one takes from it into one's own list. */
export const squareRoutes: readonly Route[] = [
  implement(square.page, async ({ input, identify, services: { db, now } }) =>
    listSquare(db, await identify(), now(), { ...input, presets: false }),
  ),
  implement(square.presets, async ({ input, identify, services: { db, now } }) =>
    listSquare(db, await identify(), now(), { ...input, presets: true }),
  ),
  implement(square.add, ({ input, caller, services }) => list(services, caller, input.kbBotId, true)),
  implement(square.remove, ({ input, caller, services }) => list(services, caller, input.kbBotId, false)),
];
