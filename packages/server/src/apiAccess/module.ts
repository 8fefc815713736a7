import { apiKeys } from '@tinystar/contract';
import { and, count, eq, sql } from 'drizzle-orm';
import { kbBotChatMessage } from '../answers/schema.ts';
import { loadOwnAssistant } from '../assistants/load.ts';
import { implement } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { sinceMidnight } from '../platform/dayKeys.ts';
import { hidden, renewKey } from './keys.ts';
import { apiLimits } from './limits.ts';
import { API_SOURCE } from './ask.ts';
import { addMcp } from './mcp.ts';
import { addOpenAi } from './openAi.ts';
import { apiKey } from './schema.ts';

/** Programs that ask an assistant: its key, and the calls it opens. */
export const apiAccessModule: Module = {
  routes: [
    implement(apiKeys.get, async ({ input, owner, services: { db, now } }) => {
      const { id, publicId } = await loadOwnAssistant(db, owner, input.kbBotId);
      const [key] = await db.select().from(apiKey).where(eq(apiKey.kbBotId, id));
      const [asked] = await db
        .select({ today: count() })
        .from(kbBotChatMessage)
        .where(
          and(
            eq(kbBotChatMessage.kbBotId, id),
            eq(kbBotChatMessage.source, API_SOURCE),
            eq(kbBotChatMessage.msgType, 'qa'),
            eq(kbBotChatMessage.side, 'web'),
            sinceMidnight(sql`${kbBotChatMessage.createdAt}`, now()),
          ),
        );
      return {
        kbBotId: id,
        publicId,
        token: key ? hidden(key.hint) : '',
        createdAt: key?.createdAt.getTime() ?? null,
        lastUsedAt: key?.lastUsedAt?.getTime() ?? null,
        askedToday: asked?.today ?? 0,
        perMinute: apiLimits.minute.max,
        perDay: apiLimits.day.max,
      };
    }),
    implement(apiKeys.renew, async ({ input, owner, services: { db, now } }) => {
      const { id } = await loadOwnAssistant(db, owner, input.kbBotId);
      return { token: await renewKey(db, id, now()) };
    }),
  ],
  async addRoutes(app, services) {
    await addOpenAi(app, services);
    await addMcp(app, services);
  },
};
