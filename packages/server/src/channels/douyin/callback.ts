import { createHash } from 'node:crypto';
import type { HeardKind, PlatformChannel } from '@tinystar/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { kbBot, nobody } from '../../assistants/schema.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Services } from '../../platform/services.ts';
import { Refused, type Incoming } from '../platform.ts';
import { noteEvent, storeQuestions } from '../receiver.ts';
import { kbBotChannel } from '../schema.ts';
import { isSame, objectOf, textOf } from '../verify.ts';
import { because } from '../because.ts';
import { appOf, type DouyinApp } from './api.ts';
import { redirectPath } from './routes.ts';

export const callbackPath = '/api/v1/open/douyin/callback';

const largest = 256 * 1024;
/** The signature covers no time, so an old event could be sent again: what is older than this is left alone. */
const window = 24 * 3_600_000;

const Event = z.object({
  event: z.string(),
  client_key: z.string(),
  from_user_id: z.optional(z.string()),
  to_user_id: z.optional(z.string()),
  content: z.optional(z.unknown()),
});
const Message = z.object({
  conversation_short_id: z.string(),
  server_message_id: z.string(),
  create_time: z.number(),
  message_type: z.string(),
  text: z.optional(z.string()),
});
const Comment = z.object({
  comment_id: z.string(),
  comment_user_id: z.optional(z.string()),
  reply_to_item_id: z.string(),
  reply_to_comment_id: z.optional(z.string()),
  content: z.string(),
  create_time: z.number(),
});

/**
 * The two addresses that Douyin calls for the deployment's application: its events, and the maker's browser that comes
 * back from the authorisation.
 */
export async function addDouyin(app: FastifyInstance, services: Services): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // Signatures are over the bytes as they came.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largest }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post(callbackPath, { bodyLimit: largest }, async (request, reply) => {
      const known = appOf(services);
      if (!known) throw notFound();
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const { 'x-douyin-signature': signature } = request.headers;
      try {
        const said = await take(services, known, body, typeof signature === 'string' ? signature : undefined);
        return await reply.header('cache-control', 'no-store').send(said);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        services.log.warn({ channel: 'douyin', reason: error.message }, 'callback refused');
        return reply.code(error.kind === 'signature' ? 403 : 400).send();
      }
    });
    scope.get<{ Querystring: Record<string, unknown> }>(redirectPath, async (request, reply) => {
      const { code, state } = request.query;
      const publicId = typeof state === 'string' ? (state.split('.')[0] ?? '') : '';
      const [bot] = await services.db
        .select({ id: kbBot.id })
        .from(kbBot)
        .where(and(eq(kbBot.publicId, publicId), ne(kbBot.ownerId, nobody)));
      if (!bot || typeof state !== 'string') throw notFound();
      // The page takes it from here: only in the session of who set out is the account connected. No server on the way
      // sees what stands behind the number sign.
      const more = new URLSearchParams({ state, code: typeof code === 'string' ? code : '' }).toString();
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${services.config.PUBLIC_ORIGIN ?? ''}/a/train/bot/${bot.id}/release/platform#douyin?${more}`, 302);
    });
    done();
  });
}

/** Verifies an event and keeps what is to be answered; answers what Douyin is told. */
async function take(
  services: Services,
  { key, secret }: DouyinApp,
  body: Buffer,
  signature: string | undefined,
): Promise<object> {
  if (!isSame(signature, createHash('sha1').update(secret).update(body).digest('hex')))
    throw new Refused('signature', 'wrong signature');
  const { data: event } = Event.safeParse(objectOf(textOf(body)));
  if (!event) throw new Refused('body', 'no event');
  if (!isSame(event.client_key, key)) throw new Refused('signature', 'another app');
  // Sent as an object, or as the text of one.
  const content = typeof event.content === 'string' ? objectOf(event.content) : event.content;
  if (event.event === 'verify_webhook') {
    const { data } = z.object({ challenge: z.union([z.number(), z.string()]) }).safeParse(content);
    if (!data) throw new Refused('body', 'no challenge');
    return { challenge: data.challenge };
  }
  const { from_user_id: person = '', to_user_id: account = '' } = event;
  // What the account writes itself is no question: answering it would go on for ever.
  if (!person || !account || person === account) return {};
  if (event.event === 'im_receive_msg') await keep(services, 'douyin_chat', account, readMessage(content, person));
  if (event.event === 'item_comment_reply')
    await keep(services, 'douyin_video_comment', account, readComment(content, person, account));
  return {};
}

interface Read {
  incoming: Incoming;
  at: number;
}

const kinds: Readonly<Record<string, HeardKind>> = {
  text: 'text',
  image: 'picture',
  user_local_image: 'picture',
  emoji: 'sticker',
  video: 'video',
  user_local_video: 'video',
  user_local_audio: 'audio',
  audio: 'audio',
  voice: 'audio',
  retain_consult_card: 'card',
  card: 'card',
  location: 'location',
  link: 'link',
};

function readMessage(content: unknown, person: string): Read {
  const { data } = Message.safeParse(content);
  if (!data) throw new Refused('body', 'no message');
  const { server_message_id: message, conversation_short_id: conversation, message_type: type } = data;
  const question = type === 'text' ? (data.text?.trim() ?? '') : '';
  const address = { message, conversation, person };
  return {
    incoming: { platformId: message, conversation: person, question, kind: kinds[type] ?? 'other', address },
    at: timeOf(data.create_time),
  };
}

function readComment(content: unknown, person: string, account: string): Read | undefined {
  const { data } = Comment.safeParse(content);
  if (!data) throw new Refused('body', 'no comment');
  const question = data.content.trim();
  if (data.comment_user_id === account) return undefined;
  const address = { item: data.reply_to_item_id, comment: data.comment_id };
  const incoming: Incoming = { platformId: data.comment_id, conversation: person, question, address };
  // Nobody is told where everybody reads it.
  const wordless = { ...incoming, kind: 'sticker', unanswered: because.wordlessComment } as const;
  // People talk to each other below a comment; the assistant answers what is said to the video.
  const said = data.reply_to_comment_id ? { ...incoming, unanswered: because.thread } : incoming;
  return { incoming: question === '' ? wordless : said, at: timeOf(data.create_time) };
}

/** Seconds or milliseconds, by the kind of event. */
const timeOf = (time: number): number => (time < 1e12 ? time * 1000 : time);

async function keep(services: Services, kind: PlatformChannel, account: string, read: Read | undefined): Promise<void> {
  const [channel] = await services.db
    .select()
    .from(kbBotChannel)
    .where(and(eq(kbBotChannel.channel, kind), eq(kbBotChannel.account, account)));
  if (!channel) return;
  await noteEvent(services, channel);
  if (!read) return;
  const fresh = Math.abs(services.now().getTime() - read.at) <= window;
  const unanswered = !fresh ? because.late : channel.status !== 'enabled' ? because.disabled : undefined;
  await storeQuestions(services, channel, [{ ...read.incoming, ...(unanswered && { unanswered }) }]);
}
