import { answers, type Side } from '@tinystar/contract';
import { loadAssistant, mayMake, type Purpose } from '../assistants/load.ts';
import { implement, implementStream, type Call, type Route } from '../platform/http/route.ts';
import { refuseStopped } from '../identity/stopped.ts';
import type { Asked } from './asked.ts';
import { personAsking } from './asker.ts';
import { clearSession } from './clearSession.ts';
import { closedBecause } from './closedBecause.ts';
import { history, presentMessage } from './history.ts';
import { provinceOf } from './province.ts';
import { rateAnswer } from './rateAnswer.ts';
import { stopAnswer } from './stopAnswer.ts';
import { streamAnswer } from './streamAnswer.ts';
import { readTrace } from './traces.ts';

interface Question {
  kbBotId: string;
  question: string;
  side: Side;
  source: string;
  chatId?: string | undefined;
  isQueryAgain?: 'yes' | undefined;
}

/** What both kinds of askers share. */
export const questionOf = ({ question, source, chatId, isQueryAgain }: Omit<Question, 'kbBotId' | 'side'>) => ({
  question,
  source,
  again: isQueryAgain === 'yes' ? chatId : undefined,
});

async function asked(call: Call<Question>, purpose: Purpose): Promise<Asked> {
  const { input, services, caller } = call;
  const bot = await loadAssistant(services.db, caller, input.kbBotId, purpose);
  refuseStopped(caller);
  return {
    ...questionOf(input),
    bot,
    asker: personAsking(caller),
    side: input.side,
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
    const reader = { side: input.side, maker: input.side === 'make' && mayMake(bot, caller) };
    return { rows: await history(services, bot, personAsking(caller), reader, input.timestamp) };
  }),
  implement(answers.trace, async ({ input, services, caller }) => {
    const bot = await loadAssistant(services.db, caller, input.kbBotId, 'make');
    return await readTrace(services.db, bot, personAsking(caller), input.id);
  }),
  implement(answers.thumb, async ({ input, services, caller }) => {
    await rateAnswer(services.db, { id: input.id, asker: personAsking(caller).key }, input.thumb, input.reason);
    return {};
  }),
  implement(answers.clear, async ({ input, services, caller }) => {
    const bot = await loadAssistant(services.db, caller, input.kbBotId, 'use');
    const marker = await clearSession(services, bot, personAsking(caller), input.side);
    return { message: presentMessage(marker, bot) };
  }),
];
