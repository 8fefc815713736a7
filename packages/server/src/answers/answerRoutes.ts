import { answers, type Side } from '@tinystar/contract';
import { loadAssistant, mayMake, type Purpose } from '../assistants/load.ts';
import { implement, implementStream, type Call, type Route } from '../platform/http/route.ts';
import { refuseStopped } from '../identity/stopped.ts';
import type { Asked } from './asked.ts';
import { personAsking } from './asker.ts';
import { checkMayAttach } from './attachments/mayAttach.ts';
import { loadMentions } from './attachments/mentions.ts';
import { clearSession } from './clearSession.ts';
import { closedBecause } from './closedBecause.ts';
import { history, presentMessage } from './history.ts';
import { provinceOf } from './province.ts';
import { openedSource } from './openedSource.ts';
import { rateAnswer } from './rateAnswer.ts';
import { stopAnswer } from './stopAnswer.ts';
import { streamAnswer } from './streamAnswer.ts';
import { loadTopic } from './topics.ts';
import { readTrace } from './traces.ts';

interface Question {
  kbBotId: string;
  question: string;
  side: Side;
  source: string;
  topicId?: string | undefined;
  chatId?: string | undefined;
  isQueryAgain?: 'yes' | undefined;
  isContinue?: 'yes' | undefined;
  attachments?: readonly string[] | undefined;
  mentions?: readonly string[] | undefined;
}

/** What both kinds of askers share. */
export const questionOf = ({
  question,
  source,
  chatId,
  isQueryAgain,
  isContinue,
  attachments,
}: Omit<Question, 'kbBotId' | 'side' | 'topicId' | 'mentions'>) => ({
  question,
  source,
  attachmentIds: attachments,
  again: isQueryAgain === 'yes' || isContinue === 'yes' ? chatId : undefined,
  goesOn: isContinue === 'yes' && chatId !== undefined,
});

async function asked(call: Call<Question>, purpose: Purpose): Promise<Asked> {
  const { input, services, caller } = call;
  const bot = await loadAssistant(services.db, caller, input.kbBotId, purpose);
  refuseStopped(caller);
  const { topicId, side } = input;
  if (topicId) await loadTopic(services.db, { bot, asker: personAsking(caller), topicId });
  if (input.attachments?.length) checkMayAttach(bot, side);
  return {
    ...questionOf(input),
    mentions: await loadMentions(services.db, bot, side === 'make' && mayMake(bot, caller), input.mentions),
    bot,
    asker: personAsking(caller),
    side: input.side,
    topicId,
    province: provinceOf(call.ip),
    closed: await closedBecause(services.db, bot),
  };
}

/** Questions of logged-in people, and their history. */
export const answerRoutes: readonly Route[] = [
  implementStream(answers.trial, async (call, open) => streamAnswer(call, await asked(call, 'make'), open)),
  implementStream(answers.real, async (call, open) => streamAnswer(call, await asked(call, 'use'), open)),
  implement(answers.stop, async ({ input, services, caller }) => {
    await stopAnswer(services, { ...input, asker: personAsking(caller).key });
    return {};
  }),
  implement(answers.history, async ({ input, services, caller }) => {
    const bot = await loadAssistant(services.db, caller, input.kbBotId, 'use');
    const { side, topicId, timestamp } = input;
    const asker = personAsking(caller);
    if (topicId) await loadTopic(services.db, { bot, asker, topicId });
    const reader = { side, topicId, maker: side === 'make' && mayMake(bot, caller) };
    return { rows: await history(services, bot, asker, reader, timestamp) };
  }),
  implement(answers.trace, async ({ input, services, caller }) => {
    const bot = await loadAssistant(services.db, caller, input.kbBotId, 'make');
    return await readTrace(services.db, bot, personAsking(caller), input.id);
  }),
  implement(answers.thumb, async ({ input, services, caller }) => {
    await rateAnswer(services, { id: input.id, asker: personAsking(caller).key }, input.thumb, input.reason);
    return {};
  }),
  implement(answers.sourceOpened, async ({ input, services, caller }) => {
    await openedSource(services.db, { id: input.id, asker: personAsking(caller).key });
    return {};
  }),
  implement(answers.clear, async ({ input, services, caller }) => {
    const bot = await loadAssistant(services.db, caller, input.kbBotId, 'use');
    const { side, topicId } = input;
    const asker = personAsking(caller);
    if (topicId) await loadTopic(services.db, { bot, asker, topicId });
    const marker = await clearSession(services, bot, asker, side, topicId);
    return { message: presentMessage(marker, bot) };
  }),
];
