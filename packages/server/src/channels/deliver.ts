import { channelMessages } from '@tinystar/contract';
import { and, eq, ne } from 'drizzle-orm';
import { kbBotChatMessage } from '../answers/schema.ts';
import type { Services } from '../platform/services.ts';
import { apiOf, noteError } from './accounts.ts';
import { SendError, type PlatformApi } from './platform.ts';
import { platforms } from './platforms.ts';
import { channelDelivery, channelMessage, kbBotChannel, type ChannelRow, type DeliveryRow } from './schema.ts';

/** Milliseconds before each further try; then the reply is given up, and the maker can send it again. */
const backOff = [1_000, 5_000, 30_000, 120_000] as const;
/** Tries before a reply is given up. Their count goes on when it is sent again, so that it tells which replies are. */
export const ROUND = backOff.length + 1;

/** Sources of answers that say nothing of the assistant's own, and so are not rated. */
const unrated = new Set(['', 'notice', 'handOff', 'notConfigured']);

/** Sends one claimed reply. */
export async function deliver(services: Services, id: string): Promise<void> {
  const [found] = await services.db
    .select({
      delivery: channelDelivery,
      channel: kbBotChannel,
      message: channelMessage,
      status: kbBotChatMessage.answerStatus,
      source: kbBotChatMessage.answerSource,
    })
    .from(channelDelivery)
    .innerJoin(kbBotChannel, eq(kbBotChannel.id, channelDelivery.channelId))
    .innerJoin(channelMessage, eq(channelMessage.id, channelDelivery.messageId))
    .leftJoin(kbBotChatMessage, eq(kbBotChatMessage.id, channelMessage.messageId))
    .where(eq(channelDelivery.id, id));
  if (!found) return;
  const { delivery, channel, message } = found;
  if (channel.status !== 'enabled') return await giveUp(services, delivery, new SendError('again', '渠道已停用'));
  if (delivery.until <= services.now())
    return await giveUp(services, delivery, new SendError('final', channelMessages.late));
  try {
    const { content, part } = delivery;
    const rateable = part === 0 && found.status === 'success' && !unrated.has(found.source ?? '');
    const outgoing = { id, content, part, address: message.address, rates: rateable ? message.id : undefined };
    await withToken(services, channel, (api) => platforms[channel.channel].send(api, outgoing));
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    await notSent(services, channel, delivery, error);
    return;
  }
  await services.db.update(channelDelivery).set({ state: 'sent', error: '' }).where(eq(channelDelivery.id, id));
}

/** Calls with the kept token; when the platform does not know it any more, once with a new one. */
export async function withToken<T>(
  services: Services,
  channel: ChannelRow,
  call: (api: PlatformApi) => Promise<T>,
): Promise<T> {
  const api = await apiOf(services, channel);
  try {
    return await call(api);
  } catch (error) {
    if (!(error instanceof SendError) || error.kind !== 'token') throw error;
    return await call(await apiOf(services, channel, api.token));
  }
}

async function notSent(
  services: Services,
  channel: ChannelRow,
  delivery: DeliveryRow,
  error: SendError,
): Promise<void> {
  const { db, now } = services;
  await noteError(services, channel.id, error.message);
  if (error.kind === 'unable') {
    // The account may not send at all: from now on people fetch their answers, this one with its next message.
    await db
      .update(kbBotChannel)
      .set({ settings: { ...channel.settings, certified: false } })
      .where(eq(kbBotChannel.id, channel.id));
    await db
      .update(channelDelivery)
      .set({ state: 'held', error: error.message })
      .where(and(eq(channelDelivery.messageId, delivery.messageId), ne(channelDelivery.state, 'sent')));
    return;
  }
  const wait = backOff[delivery.attempts % ROUND];
  if (error.kind === 'final' || wait === undefined) return await giveUp(services, delivery, error);
  const nextAt = new Date(now().getTime() + wait);
  await db
    .update(channelDelivery)
    .set({ state: 'waiting', attempts: delivery.attempts + 1, nextAt, error: error.message })
    .where(eq(channelDelivery.id, delivery.id));
}

async function giveUp({ db }: Services, { id, attempts }: DeliveryRow, { kind, message }: SendError): Promise<void> {
  await db
    .update(channelDelivery)
    .set({ state: 'dead', attempts: attempts + 1, error: message, final: kind === 'final' })
    .where(eq(channelDelivery.id, id));
}
