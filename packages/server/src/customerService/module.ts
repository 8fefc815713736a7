import { CS_ASKER_LEFT, csMessage as messageCalls, csTicket as ticketCalls, errorCodes } from '@tinystar/contract';
import { loadAssistant } from '../assistants/load.ts';
import { Failure } from '../platform/http/failure.ts';
import { allow } from '../platform/http/limit.ts';
import { implement } from '../platform/http/route.ts';
import { refuseStopped } from '../identity/stopped.ts';
import type { Module } from '../platform/module.ts';
import { agentRoutes } from './agents.ts';
import { conversationRoutes, presentTicket } from './conversation.ts';
import { deskRoutes } from './desk.ts';
import type { Elsewhere } from './elsewhere.ts';
import { askerLeft, loadTicket } from './load.ts';
import { phraseRoutes } from './phrases.ts';
import { transferRoutes } from './transfer.ts';
import { refuseUnserved } from './service.ts';
import { settleRoute } from './settle.ts';
import { unreadPage } from './unread.ts';
import { markReadByAgent, markReadByUser, openTicket, writeMessage } from './write.ts';

/** A limit against floods: no agent reads and writes faster than this. */
const writing = { max: 30, seconds: 60 };

const unread = implement(messageCalls.unread, ({ input, caller, services }) =>
  unreadPage(services.db, caller.userId, { ...input, identity: caller.tenant?.id ?? '' }),
);

const createAsUser = implement(messageCalls.createAsUser, async ({ input, caller, services }) => {
  const { kbBotId, csTicketId, content, referenceMessageId } = input;
  const { userId } = caller;
  // Somebody who asked can still read the ticket after the assistant was unpublished. Others see that it does not
  // exist.
  const known = csTicketId
    ? await loadTicket(services.db, caller, { id: csTicketId, kbBotId }, 'user')
    : { bot: await loadAssistant(services.db, caller, kbBotId, 'use') };
  refuseStopped(caller);
  await refuseUnserved(services.db, known.bot);
  if (csTicketId) await loadAssistant(services.db, caller, kbBotId, 'use');
  await allow(services, `csMessage:${userId}`, writing);
  const now = services.now();
  return services.db.transaction(async (tx) => {
    const ticket = csTicketId ?? (await openTicket(tx, { kbBotId, userId, tenantId: caller.tenant?.id ?? null, now }));
    const draft = { csTicketId: ticket, source: 'user' as const, userId, text: content.text, referenceMessageId, now };
    return { id: await writeMessage(tx, draft), csTicketId: ticket };
  });
});

const createAsAgent = (elsewhere: Elsewhere) =>
  implement(messageCalls.createAsAgent, async ({ input, caller, services }) => {
    const { kbBotId, csTicketId, content, referenceMessageId } = input;
    const { userId } = caller;
    const { bot, ticket } = await loadTicket(services.db, caller, { id: csTicketId, kbBotId }, 'agent');
    await refuseUnserved(services.db, bot);
    if (await askerLeft(services.db, ticket)) throw new Failure(errorCodes.conflict, CS_ASKER_LEFT);
    await allow(services, `csMessage:${userId}`, writing);
    const draft = { csTicketId, source: 'customerService' as const, userId, text: content.text, referenceMessageId };
    const id = await services.db.transaction(async (tx) => {
      const written = await writeMessage(tx, { ...draft, now: services.now() });
      if (ticket.elsewhere !== null) await elsewhere.reply(services, tx, ticket, content.text.trim());
      return written;
    });
    if (ticket.elsewhere !== null) elsewhere.sent(services);
    return { id };
  });

const get = implement(ticketCalls.get, async ({ input, caller, services }) => {
  const { ticket } = await loadTicket(services.db, caller, input, 'user', 'agent');
  return presentTicket(ticket);
});

const readByUser = implement(ticketCalls.readByUser, async ({ input, caller, services }) => {
  await loadTicket(services.db, caller, input, 'user');
  await markReadByUser(services.db, input.id);
  return {};
});

const readByAgent = implement(ticketCalls.readByAgent, async ({ input, caller, services }) => {
  await loadTicket(services.db, caller, input, 'agent');
  await markReadByAgent(services.db, input.id, caller.userId);
  return {};
});

/** Human service: tickets, their messages, and what of them is unread. */
export const customerServiceModule = (elsewhere: Elsewhere): Module => ({
  routes: [
    unread,
    createAsUser,
    createAsAgent(elsewhere),
    get,
    readByUser,
    readByAgent,
    ...conversationRoutes,
    ...deskRoutes(elsewhere),
    ...agentRoutes,
    ...transferRoutes,
    ...phraseRoutes,
    settleRoute,
  ],
});
