import { channelMessages, errorCodes, type ChannelQuota } from '@tinystar/contract';
import { and, count, desc, eq, gte } from 'drizzle-orm';
import { newId } from '../platform/database/columns.ts';
import { Failure } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { noteError } from './accounts.ts';
import { withToken } from './deliver.ts';
import { SendError } from './platform.ts';
import { platforms } from './platforms.ts';
import { channelDelivery, channelMessage, type ChannelRow } from './schema.ts';
import { midnight } from './words.ts';

const content = '这是一条测试消息，收到它说明助手可以在这里回复。';

/**
 * Sends a message to whoever wrote last through a channel: platforms let nobody be written to who has not. It stands in
 * no conversation and is not tried again, because the maker reads at once what came of it.
 */
export async function sendTest(services: Services, row: ChannelRow): Promise<{ ok: boolean; message: string }> {
  const platform = platforms[row.channel];
  if (row.status !== 'enabled') throw new Failure(errorCodes.conflict, '渠道已停用');
  if (platform.public) throw new Failure(errorCodes.conflict, '评论公开可见，请用抖音私信测试');
  if (row.settings.certified === false) throw new Failure(errorCodes.conflict, '未认证的公众号不能主动发送消息');
  const [last] = await services.db
    .select()
    .from(channelMessage)
    .where(and(eq(channelMessage.channelId, row.id), eq(channelMessage.account, row.account)))
    .orderBy(desc(channelMessage.seq))
    .limit(1);
  if (!last) throw new Failure(errorCodes.conflict, '请先在平台上给助手发一条消息');
  if (last.receivedAt.getTime() + platform.replyWindow <= services.now().getTime())
    throw new Failure(errorCodes.conflict, channelMessages.late);
  // The card of that message's answer stays as it is: the test is a message of its own.
  const { card: _, ...address } = last.address;
  try {
    await withToken(services, row, (api) => platform.send(api, { id: newId(), content, part: 0, address }));
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    await noteError(services, row.id, error.message);
    return { ok: false, message: error.message };
  }
  return { ok: true, message: '' };
}

/** What was sent today, and what the platform still takes. A platform that does not answer leaves its own figures out. */
export async function quotaOf(services: Services, row: ChannelRow): Promise<ChannelQuota> {
  const platform = platforms[row.channel];
  const sent = and(
    eq(channelDelivery.channelId, row.id),
    eq(channelDelivery.state, 'sent'),
    gte(channelDelivery.createdAt, midnight(services.now())),
  );
  const [today] = await services.db.select({ count: count() }).from(channelDelivery).where(sent);
  let daily: ChannelQuota['daily'] = null;
  try {
    if (platform.daily) daily = await withToken(services, row, (api) => platform.daily!(api));
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
  }
  return {
    sentToday: today?.count ?? 0,
    daily,
    each: platform.mostReplies ?? null,
    hours: platform.replyWindow / 3_600_000,
  };
}
