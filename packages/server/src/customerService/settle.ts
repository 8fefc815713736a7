import { csMessage as calls, errorCodes } from '@tinystar/contract';
import { and, eq } from 'drizzle-orm';
import { refuseStopped } from '../identity/stopped.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import { implement } from '../platform/http/route.ts';
import { changeLibrary } from '../qaPairs/changeLibrary.ts';
import { createPairs } from '../qaPairs/createPairs.ts';
import { loadTicket } from './load.ts';
import { csMessage } from './schema.ts';

/**
 * A reply becomes a pair of the assistant's library. Agents may do this though they do not build the assistant: makers
 * have named them to answer for it.
 */
export const settleRoute = implement(calls.settle, async ({ input, caller, owner, services }) => {
  const { kbBotId, csTicketId, messageId, question, answer } = input;
  await loadTicket(services.db, caller, { id: csTicketId, kbBotId }, 'agent');
  refuseStopped(caller);
  // The library lets one change in at a time, so that of two who press at once the second is refused.
  const id = await changeLibrary({ services, owner, kbBotId }, async (tx, changed) => {
    const own = and(
      eq(csMessage.id, messageId),
      eq(csMessage.csTicketId, csTicketId),
      eq(csMessage.source, 'customerService'),
    );
    const [reply] = await tx.select({ qaPairId: csMessage.qaPairId }).from(csMessage).where(own);
    if (!reply) throw notFound('消息不存在');
    if (reply.qaPairId) throw new Failure(errorCodes.conflict, '该回复已加入问答库');
    const pair = { questions: [question], answers: [answer], createdAt: services.now() };
    const [qaPairId = ''] = await createPairs(tx, kbBotId, [pair]);
    await tx.update(csMessage).set({ qaPairId }).where(own);
    changed([qaPairId]);
    return qaPairId;
  });
  return { id };
});
