import { errorCodes } from '@tinystar/contract';
import type { Config } from '../platform/config/config.ts';
import { dayOf, secondsLeft } from '../platform/dayKeys.ts';
import { Failure } from '../platform/http/failure.ts';
import { addTo, countOf, giveBack, hit } from '../platform/http/limit.ts';
import { metricsOf } from '../platform/metrics/metrics.ts';
import type { Services } from '../platform/services.ts';
import type { Asked, TokensUsed } from './asked.ts';

interface Counted {
  kind: 'visitor' | 'person' | 'assistant';
  key: string;
  max: number | undefined;
  refusal: (max: number) => string;
}

const own = (max: number) => `今天的提问次数已用完（每天${max}次），明天再来吧`;
const shared = () => '这个助手今天的提问次数已用完，明天再来吧';

/** Whether the operator limits the questions of a day. */
export const limitsDays = (config: Config): boolean =>
  [config.VISITOR_DAILY_QUESTIONS, config.PERSON_DAILY_QUESTIONS, config.ASSISTANT_DAILY_QUESTIONS].some(Boolean);

function countersOf({ config }: Services, { bot, asker }: Pick<Asked, 'bot' | 'asker'>): Counted[] {
  const visitor = asker.owner === null;
  return [
    {
      kind: visitor ? 'visitor' : 'person',
      key: `${visitor ? 'visitor' : 'person'}:${asker.userId}`,
      max: visitor ? config.VISITOR_DAILY_QUESTIONS : config.PERSON_DAILY_QUESTIONS,
      refusal: own,
    },
    { kind: 'assistant', key: `assistant:${bot.id}`, max: config.ASSISTANT_DAILY_QUESTIONS, refusal: shared },
  ];
}

/**
 * Counts a question on its day of Shanghai for whoever asks and for the assistant; throws 429 with the seconds until
 * midnight when it is one too many of either, and then counts it for neither. What it answers takes the question back, for
 * one that is not answered after all.
 */
export async function countQuestion(services: Services, asked: Asked): Promise<() => Promise<void>> {
  const now = services.now();
  const counted: string[] = [];
  const undo = async () => {
    for (const key of counted) await giveBack(services, key);
  };
  if (asked.closed !== undefined) return undo;
  for (const { kind, key, max, refusal } of countersOf(services, asked)) {
    if (max === undefined) continue;
    const dayKey = `day:${key}:${dayOf(now)}`;
    const { wait } = await hit(services, dayKey, { max, seconds: secondsLeft(now) });
    counted.push(dayKey);
    if (wait === 0) continue;
    await undo();
    metricsOf(services).dailyLimits.inc({ kind });
    throw new Failure(errorCodes.tooMany, refusal(max), { retryAfter: wait });
  }
  return undo;
}

const tokensKey = (kbBotId: string, now: Date) => `tokens:${kbBotId}:${dayOf(now)}`;

/** Whether the model has taken as much for this assistant today as the operator lets it. */
export async function hasSpentTokens(services: Services, kbBotId: string): Promise<boolean> {
  const most = services.config.ASSISTANT_DAILY_TOKENS;
  if (most === undefined) return false;
  const spent = (await countOf(services, tokensKey(kbBotId, services.now()))) >= most;
  if (spent) metricsOf(services).dailyLimits.inc({ kind: 'tokens' });
  return spent;
}

/** Counts what the model took for an answer. */
export async function spendTokens(services: Services, kbBotId: string, used: TokensUsed): Promise<void> {
  if (services.config.ASSISTANT_DAILY_TOKENS === undefined) return;
  const now = services.now();
  await addTo(services, tokensKey(kbBotId, now), used.inputTokens + used.outputTokens, secondsLeft(now));
}
