import { plainText } from '@tinystar/contract/plainText';
import { eq } from 'drizzle-orm';
import { closedBecause } from '../answers/closedBecause.ts';
import { kbBot } from '../assistants/schema.ts';
import type { Services } from '../platform/services.ts';
import { mended } from '../platform/storable.ts';
import { noteError } from './accounts.ts';
import type { ChannelRow } from './schema.ts';

/** Characters of a question that are kept. */
const MOST_CHARACTERS = 3_000;

export const textOnly = '暂时只能回答文字消息';

/** For a message of text with nothing in it but a mention or blanks. */
export const nothingAsked = '请输入您想问的问题';

/** Below an answer with pictures, which stand on its page alone. */
export const picturesAt = (page: string): string => `回答配有图片，请在这里查看：${page}`;

export const didYouMean = (question: string): string => `您是不是想问“${question}”？`;

/** A question as it is kept. */
export const questionOf = (text: string): string => mended(text.slice(0, MOST_CHARACTERS));

/** What somebody who comes is welcomed with; undefined while the assistant serves nobody. */
export async function welcomeOf(services: Services, channel: ChannelRow): Promise<string | undefined> {
  const [bot] = await services.db.select().from(kbBot).where(eq(kbBot.id, channel.kbBotId));
  const closed = !bot || bot.permission === 'private' ? '助手未发布' : await closedBecause(services.db, bot);
  if (closed !== undefined) await noteError(services, channel.id, closed);
  return bot && closed === undefined ? plainText(bot.welcomeWords.content) || undefined : undefined;
}

/** Midnight in Shanghai, as the product counts days. */
export const midnight = (now: Date): Date =>
  new Date(Math.floor((now.getTime() + 8 * 3_600_000) / 86_400_000) * 86_400_000 - 8 * 3_600_000);
