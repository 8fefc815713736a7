import { csMessage, me } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { seedAssistant } from '../../answers/testing/seedAssistant.ts';
import { kbBot, type AssistantRow } from '../../assistants/schema.ts';
import { createTestServer, type Actor } from '../../testing/index.ts';
import { kbBotAgent } from '../schema.ts';

/** An enterprise with a public assistant whose service is on, two agents, and somebody from outside. */
export async function createDesk(environment: Record<string, string> = {}) {
  const server = await createTestServer({ environment });
  const { db } = server.database;
  const owner = await server.member('owner');
  const tenantId = owner.tenantId!;
  const agent = await server.member('member', tenantId);
  const colleague = await server.member('member', tenantId);
  const bot = await seedAssistant(server.services, {
    owner: { type: 'tenant', id: tenantId },
    settings: { permission: 'public', customerServiceStatus: 'enabled' },
  });
  const serve = (who: Actor, kbBotId: string) =>
    db.insert(kbBotAgent).values({ kbBotId, tenantId: who.tenantId!, userId: who.userId, createdAt: new Date() });
  for (const who of [agent, colleague]) await serve(who, bot.id);
  const asker = await server.actor();
  const call = (who: Actor, path: string, body: object) => who.call('POST', `/api/v1/${path}`, body);
  const ask = (who: Actor, text: string, more: object = {}) =>
    call(who, 'csMessage/create4User', { kbBotId: bot.id, content: { text }, ...more });
  return {
    server,
    db,
    owner,
    tenantId,
    agent,
    colleague,
    asker,
    serve,
    kbBotId: bot.id,
    set: (change: Partial<AssistantRow>) => db.update(kbBot).set(change).where(eq(kbBot.id, bot.id)),
    ask,
    /** A question that is taken. */
    asked: async (who: Actor, text: string) => (await ask(who, text)).as(csMessage.createAsUser),
    reply: (who: Actor, csTicketId: string, text: string, more: object = {}) =>
      call(who, 'csMessage/create4CustomerService', { kbBotId: bot.id, csTicketId, content: { text }, ...more }),
    read: (who: Actor, side: 'User' | 'CustomerService', id: string) =>
      call(who, `csTicket/readBy${side}`, { id, kbBotId: bot.id }),
    list: async (who: Actor, source: 'user' | 'customerService', more: object = {}) =>
      (await call(who, 'csMessage/query/list4Unread', { source, ...more })).as(csMessage.unread),
    about: (who: Actor, path: string, body: object = {}) => call(who, path, { kbBotId: bot.id, ...body }),
    unread: async (who: Actor) => (await who.call('GET', '/api/v1/me/query/unreadMessageCount')).as(me.unread),
    [Symbol.asyncDispose]: () => server.close(),
  };
}
