import { randomBytes } from 'node:crypto';
import { channelMessages, channels, errorCodes, platformChannels, type PlatformChannel } from '@tinystar/contract';
import { plainText } from '@tinystar/contract/plainText';
import { and, desc, eq, gt, gte, inArray, or, sql } from 'drizzle-orm';
import { loadOwnAssistant } from '../assistants/load.ts';
import type { Owner } from '../platform/http/caller.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import { implement, type Route } from '../platform/http/route.ts';
import type { Services } from '../platform/services.ts';
import { accountOf, noteError } from './accounts.ts';
import { connectionsOf } from './connections.ts';
import { ROUND } from './deliver.ts';
import { dispatcherOf } from './dispatcher.ts';
import { SendError } from './platform.ts';
import { platforms } from './platforms.ts';
import { presentDingTalk, presentFeishu, presentWechat } from './present.ts';
import { findChannel, saveChannel } from './saveChannel.ts';
import { channelDelivery, channelMessage, kbBotChannel, type ChannelRow } from './schema.ts';
import { quotaOf, sendTest } from './tryOut.ts';
import { latelyUnanswered } from './unanswered.ts';
import { newEncodingAesKey } from './wechat/crypto.ts';
import { midnight } from './words.ts';

/** Replies that were given up, and those of them that are being sent again. */
const notTaken = or(
  eq(channelDelivery.state, 'dead'),
  and(inArray(channelDelivery.state, ['waiting', 'sending']), gte(channelDelivery.attempts, ROUND)),
);
/** The first try of the next round. */
const nextRound = sql`ceil(greatest(${channelDelivery.attempts}, 1)::float / ${ROUND}) * ${ROUND}`;

/** How every channel of an assistant is doing, configured or not. */
async function listChannels({ db, now }: Services, kbBotId: string) {
  const known = await db.select().from(kbBotChannel).where(eq(kbBotChannel.kbBotId, kbBotId));
  return await Promise.all(
    platformChannels.map(async (channel) => {
      const row = known.find((each) => each.channel === channel);
      if (!row) {
        const none = { account: '', lastEventAt: null, lastError: '', lastErrorAt: null, refused: 0 };
        return { channel, status: 'unset' as const, ...none, messagesToday: 0, undelivered: 0, unanswered: 0 };
      }
      const since = and(eq(channelMessage.channelId, row.id), gte(channelMessage.receivedAt, midnight(now())));
      const left = and(eq(channelDelivery.channelId, row.id), notTaken);
      return {
        channel,
        status: row.status,
        account: row.account,
        lastEventAt: row.lastEventAt?.getTime() ?? null,
        lastError: row.lastError,
        lastErrorAt: row.lastErrorAt?.getTime() ?? null,
        refused: row.refused,
        messagesToday: await db.$count(channelMessage, since),
        undelivered: await db.$count(channelDelivery, left),
        unanswered: await latelyUnanswered(db, row.id, now()),
      };
    }),
  );
}

/** Logs in to the platform anew. What it says goes to the maker, and stands as the last error until it is mended. */
async function check(services: Services, row: ChannelRow): Promise<{ ok: boolean; message: string }> {
  try {
    await platforms[row.channel].connect(services, accountOf(services, row));
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    await noteError(services, row.id, error.message);
    return { ok: false, message: error.message };
  }
  await services.db.update(kbBotChannel).set({ lastError: '', lastErrorAt: null }).where(eq(kbBotChannel.id, row.id));
  return { ok: true, message: '' };
}

const isLate = (until: Date, final: boolean, now: Date): boolean => final || until <= now;

async function loadBot({ owner, services: { db } }: { owner: Owner; services: Services }, kbBotId: string) {
  return await loadOwnAssistant(db, owner, kbBotId);
}

/** A channel that is set up. */
async function loadSet(call: {
  owner: Owner;
  services: Services;
  input: { kbBotId: string; channel: PlatformChannel };
}): Promise<ChannelRow> {
  await loadBot(call, call.input.kbBotId);
  const row = await findChannel(call.services, call.input.kbBotId, call.input.channel);
  if (!row) throw notFound();
  return row;
}

/** Settings, states and undelivered replies of channels, for those who build the assistant of an enterprise. */
export const channelRoutes: readonly Route[] = [
  implement(channels.list, async (call) => {
    await loadBot(call, call.input.kbBotId);
    return { rows: await listChannels(call.services, call.input.kbBotId) };
  }),
  implement(channels.weOfficialAccount, async (call) => {
    await loadBot(call, call.input.kbBotId);
    const row = await findChannel(call.services, call.input.kbBotId, 'woa_chat');
    return { chat: row ? presentWechat(call.services, row) : null };
  }),
  implement(channels.updateWeOfficialAccount, async (call) => {
    const { kbBotId, appId, appSecret, status, certified, version } = call.input;
    const row = await saveChannel(call, {
      kbBotId,
      channel: 'woa_chat',
      version,
      present: (known) => presentWechat(call.services, known),
      account: appId,
      status,
      settings: { certified },
      secrets: { appSecret },
      missing: { appSecret: channelMessages.appSecret },
      made: () => ({ token: randomBytes(16).toString('hex'), encodingAesKey: newEncodingAesKey() }),
    });
    return { chat: presentWechat(call.services, row) };
  }),
  implement(channels.feishu, async (call) => {
    await loadBot(call, call.input.kbBotId);
    const row = await findChannel(call.services, call.input.kbBotId, 'feishu_chat');
    return { feishu: row ? presentFeishu(call.services, row) : null };
  }),
  implement(channels.updateFeishu, async (call) => {
    const { kbBotId, appId, appSecret, encryptKey, verificationToken, status, version } = call.input;
    const known = await findChannel(call.services, kbBotId, 'feishu_chat');
    const mode = call.input.mode ?? known?.settings.mode ?? 'callback';
    const row = await saveChannel(call, {
      kbBotId,
      channel: 'feishu_chat',
      version,
      present: (known) => presentFeishu(call.services, known),
      account: appId,
      status,
      settings: { mode },
      secrets: { appSecret, ...(mode === 'callback' && { encryptKey, verificationToken }) },
      missing: {
        appSecret: channelMessages.feishuAppSecret,
        encryptKey: channelMessages.encryptKey,
        verificationToken: channelMessages.verificationToken,
      },
    });
    await connectionsOf(call.services).sync();
    return { feishu: presentFeishu(call.services, row) };
  }),
  implement(channels.dingTalk, async (call) => {
    await loadBot(call, call.input.kbBotId);
    const row = await findChannel(call.services, call.input.kbBotId, 'dingTalk_chat');
    return { dingTalk: row ? presentDingTalk(call.services, row) : null };
  }),
  implement(channels.updateDingTalk, async (call) => {
    const { kbBotId, appKey, appSecret, status, version } = call.input;
    const known = await findChannel(call.services, kbBotId, 'dingTalk_chat');
    const mode = call.input.mode ?? known?.settings.mode ?? 'callback';
    const cardTemplate = call.input.cardTemplate ?? known?.settings.cardTemplate;
    const row = await saveChannel(call, {
      kbBotId,
      channel: 'dingTalk_chat',
      version,
      present: (known) => presentDingTalk(call.services, known),
      account: appKey,
      status,
      settings: { mode, ...(cardTemplate && { cardTemplate }) },
      secrets: { appSecret },
      missing: { appSecret: channelMessages.dingTalkAppSecret },
    });
    await connectionsOf(call.services).sync();
    return { dingTalk: presentDingTalk(call.services, row) };
  }),
  implement(channels.check, async (call) => {
    return await check(call.services, await loadSet(call));
  }),
  implement(channels.quota, async (call) => quotaOf(call.services, await loadSet(call))),
  implement(channels.test, async (call) => sendTest(call.services, await loadSet(call))),
  implement(channels.undelivered, async (call) => {
    const { input, services } = call;
    await loadBot(call, input.kbBotId);
    const { db, now } = services;
    const own = db
      .select({ id: kbBotChannel.id })
      .from(kbBotChannel)
      .where(
        and(
          eq(kbBotChannel.kbBotId, input.kbBotId),
          input.channel ? eq(kbBotChannel.channel, input.channel) : undefined,
        ),
      );
    const where = and(notTaken, inArray(channelDelivery.channelId, own));
    const rows = await db
      .select({ delivery: channelDelivery, question: channelMessage.question, channel: kbBotChannel.channel })
      .from(channelDelivery)
      .innerJoin(channelMessage, eq(channelMessage.id, channelDelivery.messageId))
      .innerJoin(kbBotChannel, eq(kbBotChannel.id, channelDelivery.channelId))
      .where(where)
      .orderBy(desc(channelDelivery.createdAt), desc(channelDelivery.seq))
      .limit(input.size)
      .offset((input.page - 1) * input.size);
    return {
      count: await db.$count(channelDelivery, where),
      rows: rows.map(({ delivery: { until, final, state, createdAt, nextAt, ...delivery }, question, channel }) => ({
        id: delivery.id,
        channel,
        question,
        content: plainText(delivery.content),
        error: delivery.error,
        attempts: delivery.attempts,
        createdAt: createdAt.getTime(),
        nextTry: state === 'dead' ? null : nextAt.getTime(),
        resendable: state === 'dead' && !isLate(until, final, now()),
      })),
    };
  }),
  implement(channels.resend, async (call) => {
    const { input, services } = call;
    const { db, now } = services;
    const channel = await loadSet(call);
    const dead = and(eq(channelDelivery.channelId, channel.id), eq(channelDelivery.state, 'dead'));
    const [named] =
      input.id === undefined
        ? []
        : await db
            .select()
            .from(channelDelivery)
            .where(and(dead, eq(channelDelivery.id, input.id)));
    if (input.id !== undefined) {
      if (!named) throw notFound();
      if (isLate(named.until, named.final, now())) throw new Failure(errorCodes.conflict, channelMessages.late);
    }
    const taken = and(eq(channelDelivery.final, false), gt(channelDelivery.until, now()));
    const { rowCount } = await db
      .update(channelDelivery)
      .set({ state: 'waiting', attempts: nextRound, nextAt: now() })
      .where(and(dead, named ? eq(channelDelivery.id, named.id) : taken));
    dispatcherOf(services).wake();
    return { count: rowCount ?? 0 };
  }),
];
