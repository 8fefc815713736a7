import { channelMessages, csRefusals, errorCodes, handOver as calls, type HandOver } from '@tinystar/contract';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { kbBotChatMessage, kbBotChatTurn } from '../answers/schema.ts';
import { loadOwnAssistant } from '../assistants/load.ts';
import type { AssistantRow } from '../assistants/schema.ts';
import { serves } from '../customerService/load.ts';
import { kbBotAgent } from '../customerService/schema.ts';
import { isServed } from '../customerService/service.ts';
import type { Queries } from '../platform/database/database.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import { implement, type Call, type Route } from '../platform/http/route.ts';
import { withToken } from './deliver.ts';
import { dispatcherOf } from './dispatcher.ts';
import { asPeople, elsewhereOf, handOver, say, takesUntil, ticketOf } from './people.ts';
import { SendError } from './platform.ts';
import { platforms } from './platforms.ts';
import { channelMessage, kbBotChannel, type ChannelMessageRow, type ChannelRow } from './schema.ts';

const here = `${asPeople}已为您接入人工客服，请直接说明您的问题。`;

/** A conversation on a platform. */
interface Talk {
  bot: AssistantRow;
  channel: ChannelRow;
  /** What was answered last in it. */
  message: ChannelMessageRow;
}

/** The conversation in which an answer was given; undefined for one that went to no platform, 404 for those of others. */
async function talkOf({ input, owner, services: { db } }: Call<{ kbBotId: string; id: string }>) {
  const bot = await loadOwnAssistant(db, owner, input.kbBotId);
  const own = and(eq(kbBotChatMessage.id, input.id), eq(kbBotChatMessage.kbBotId, bot.id));
  if ((await db.$count(kbBotChatMessage, own)) === 0) throw notFound();
  const [found] = await db
    .select({ channel: kbBotChannel, conversation: channelMessage.conversation })
    .from(kbBotChatTurn)
    // An answer to a platform is begun under the message's id; people on web pages choose their own.
    .innerJoin(
      channelMessage,
      and(
        eq(channelMessage.id, sql`split_part(${kbBotChatTurn.idempotencyKey}, '.', 1)`),
        eq(channelMessage.messageId, kbBotChatTurn.messageId),
      ),
    )
    .innerJoin(kbBotChannel, eq(kbBotChannel.id, channelMessage.channelId))
    .where(and(eq(kbBotChatTurn.messageId, input.id), eq(kbBotChannel.kbBotId, bot.id)))
    .limit(1);
  if (!found) return undefined;
  const { channel, conversation } = found;
  const [message] = await db
    .select()
    .from(channelMessage)
    .where(
      and(
        eq(channelMessage.channelId, channel.id),
        eq(channelMessage.conversation, conversation),
        isNotNull(channelMessage.messageId),
      ),
    )
    .orderBy(desc(channelMessage.seq))
    .limit(1);
  return message && { bot, channel, message };
}

/** Why people cannot write to somebody on a platform; empty when they can. */
async function refusalOf(
  call: Pick<Call<unknown>, 'services'>,
  { bot, channel, message }: Talk,
  agent: boolean,
): Promise<string> {
  const { db, now } = call.services;
  if (channel.status !== 'enabled') return '渠道已停用';
  if (bot.permission === 'private') return '助手未发布';
  if ((await takesUntil(db, channel, message.conversation)) <= now()) return channelMessages.late;
  if (platforms[channel.channel].receptionists) return '';
  if (channel.settings.certified === false) return '未认证的公众号不能主动发送消息';
  if (!(await isServed(db, bot))) return csRefusals.off;
  return agent || (await hasAgents(db, bot.id)) ? '' : '还没有客服，请先添加客服人员';
}

const hasAgents = async (db: Queries, kbBotId: string): Promise<boolean> =>
  (await db.$count(kbBotAgent, eq(kbBotAgent.kbBotId, kbBotId))) > 0;

async function present(call: Call<{ kbBotId: string; id: string }>, talk: Talk): Promise<HandOver | null> {
  const { services, caller } = call;
  const { channel, message } = talk;
  const { agents, receptionists } = platforms[channel.channel];
  if (!agents && !receptionists) return null;
  const agent = await serves(services.db, caller, talk.bot.id);
  const state = {
    channel: channel.channel,
    people: receptionists ? ('receptionists' as const) : ('agents' as const),
    agent: agent && !receptionists,
    refused: await refusalOf(call, talk, agent),
  };
  if (!receptionists) {
    const ticket = await ticketOf(services.db, message);
    return { ...state, by: ticket ? 'people' : 'assistant', csTicketId: (agent && ticket?.id) || null };
  }
  if (state.refused) return { ...state, by: 'assistant', csTicketId: null };
  try {
    const served = await withToken(services, channel, (api) => receptionists.serve(api, message.address));
    return { ...state, by: served ? 'people' : 'assistant', csTicketId: null };
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    return { ...state, by: 'assistant', refused: error.message, csTicketId: null };
  }
}

const state = implement(calls.state, async (call) => {
  const talk = await talkOf(call);
  return { handOver: talk ? await present(call, talk) : null };
});

const begin = implement(calls.begin, async (call) => {
  const { services, caller } = call;
  const talk = await talkOf(call);
  const known = talk && (await present(call, talk));
  if (!talk || !known) throw new Failure(errorCodes.conflict, '这个对话不能转人工');
  if (known.by === 'people') return { csTicketId: known.csTicketId };
  if (known.refused) throw new Failure(errorCodes.conflict, known.refused);
  const { channel, message } = talk;
  const { receptionists } = platforms[channel.channel];
  if (receptionists) {
    try {
      await withToken(services, channel, (api) => receptionists.take(api, message.address));
    } catch (error) {
      if (!(error instanceof SendError)) throw error;
      throw new Failure(errorCodes.conflict, error.message);
    }
    return { csTicketId: null };
  }
  const by = { source: 'customerService' as const, agentId: known.agent ? caller.userId : null };
  const ticket = await services.db.transaction(async (tx) => {
    const opened = await handOver(tx, message, channel, services.now(), by);
    // Somebody else was faster; the person has been told.
    if (!opened) return await ticketOf(tx, message);
    await say(services, tx, { elsewhere: elsewhereOf(channel.id, message.conversation) }, here);
    return opened;
  });
  dispatcherOf(services).wake();
  return { csTicketId: known.agent && ticket ? ticket.id : null };
});

/** Makers give a conversation of a platform to people. */
export const takeOverRoutes: readonly Route[] = [state, begin];
