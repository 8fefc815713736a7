import { createHmac } from 'node:crypto';
import { channels, errorCodes } from '@tinystar/contract';
import { and, eq, ne } from 'drizzle-orm';
import { loadOwnAssistant } from '../../assistants/load.ts';
import { withLock } from '../../platform/database/withLock.ts';
import { Failure } from '../../platform/http/failure.ts';
import { implement, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { SendError } from '../platform.ts';
import { findChannel, saveChannel } from '../saveChannel.ts';
import { kbBotChannel } from '../schema.ts';
import { isSame } from '../verify.ts';
import { appFor, appOf, askTokens } from './api.ts';

/** Where Douyin sends the maker's browser back to (API-224). */
export const redirectPath = '/api/v1/open/tenantKbBotPublishSetting/update/douyinSetting';

/** Both channels are of one authorisation. */
const kinds = ['douyin_chat', 'douyin_video_comment'] as const;
const scope = 'user_info,im.direct_message,item.comment';
/** Milliseconds within which the maker has to come back. */
const life = 10 * 60_000;

interface Setting {
  publicId: string;
  kbBotId: string;
  userId: string;
}

/**
 * What goes to Douyin and has to come back: the assistant, until when, and a signature that holds for one person's
 * session and one assistant only. Nobody can bind an account to another's assistant, nor lead somebody to bind his own.
 */
function stateOf({ secret }: Services, { publicId, kbBotId, userId }: Setting, until: number): string {
  const signed = createHmac('sha256', secret).update(`douyin:${kbBotId}:${userId}:${until}`).digest('base64url');
  return `${publicId}.${until}.${signed}`;
}

async function orFail<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    throw new Failure(errorCodes.conflict, error.message);
  }
}

/** The authorisation of an account of Douyin, for those who build the assistant of an enterprise. */
export const douyinRoutes: readonly Route[] = [
  implement(channels.douyin, async ({ input: { kbBotId }, owner, services }) => {
    await loadOwnAssistant(services.db, owner, kbBotId);
    const channel = await findChannel(services, kbBotId, 'douyin_chat');
    return { configured: appOf(services) !== undefined, openId: channel?.account ?? null };
  }),
  implement(channels.authorizeDouyin, async ({ input: { kbBotId }, owner, caller, services }) => {
    const { publicId } = await loadOwnAssistant(services.db, owner, kbBotId);
    const { key } = await orFail(async () => appFor(services));
    const { userId } = caller;
    const state = stateOf(services, { publicId, kbBotId, userId }, services.now().getTime() + life);
    const redirect = `${services.config.PUBLIC_ORIGIN ?? ''}${redirectPath}`;
    const query = { client_key: key, response_type: 'code', scope, redirect_uri: redirect, state };
    const page = `${services.config.DOUYIN_BASE_URL}/platform/oauth/connect/`;
    return { url: `${page}?${new URLSearchParams(query).toString()}` };
  }),
  implement(channels.finishDouyin, async (call) => {
    const { input, owner, caller, services } = call;
    const { kbBotId, code, state } = input;
    const { publicId } = await loadOwnAssistant(services.db, owner, kbBotId);
    const until = Number(state.split('.')[1]);
    const expected = stateOf(services, { publicId, kbBotId, userId: caller.userId }, until);
    if (!isSame(state, expected) || !(until > services.now().getTime()))
      throw new Failure(errorCodes.conflict, '授权已失效，请重新授权');
    const { key, secret } = await orFail(async () => appFor(services));
    const fields = { client_key: key, client_secret: secret, code, grant_type: 'authorization_code' };
    const { openId, refreshToken } = await orFail(() => askTokens(services, '/oauth/access_token/', fields));
    // One account serves one assistant, also when two makers come back at the same moment.
    await withLock(services.db, `douyin:${openId}`, async () => {
      const ofAccount = and(eq(kbBotChannel.channel, 'douyin_chat'), eq(kbBotChannel.account, openId));
      const taken = await services.db.$count(kbBotChannel, and(ofAccount, ne(kbBotChannel.kbBotId, kbBotId)));
      if (taken > 0) throw new Failure(errorCodes.conflict, '该抖音号已关联其他助手');
      for (const channel of kinds) {
        const secrets = { refreshToken };
        await saveChannel(call, { kbBotId, channel, account: openId, status: 'enabled', secrets, missing: {} });
      }
    });
    return { openId };
  }),
];
