import { errorCodes, thirdLogin } from '@tinystar/contract';
import * as z from 'zod/mini';
import type { Config } from '../platform/config/config.ts';
import { Failure, invalid, notFound } from '../platform/http/failure.ts';
import { implement } from '../platform/http/route.ts';
import type { Services } from '../platform/services.ts';
import { askProvider, ProviderError } from './askProvider.ts';
import { enterByPhone, phoneOf } from './enterByPhone.ts';
import { beginLogin, finishLogin } from './loginState.ts';

const closed = '企业微信登录未开启';
const failed = '企业微信登录失败，请重试';
const expired = '登录已失效，请在企业微信中重新打开';
const noPhone = '企业微信未提供您的手机号，请用手机号登录';

const ok = z.literal(0);
const AccessToken = z.object({ errcode: ok, access_token: z.string() });
const Member = z.object({ errcode: ok, user_ticket: z.optional(z.string()) });
const Details = z.object({ errcode: ok, mobile: z.optional(z.string()) });

interface App {
  corpId: string;
  agentId: string;
  secret: string;
  origin: string;
  api: string;
}

/** The messenger's application of the settings; config.ts sees to it that all parts are there or none. */
function appOf({ WECOM_CORP_ID, WECOM_AGENT_ID, WECOM_SECRET, WECOM_BASE_URL, PUBLIC_ORIGIN }: Config): App {
  if (!WECOM_CORP_ID || !WECOM_AGENT_ID || !WECOM_SECRET || !PUBLIC_ORIGIN) throw notFound(closed);
  return {
    corpId: WECOM_CORP_ID,
    agentId: WECOM_AGENT_ID,
    secret: WECOM_SECRET,
    origin: PUBLIC_ORIGIN,
    api: WECOM_BASE_URL,
  };
}

const authorize = implement(thirdLogin.weComAuthorize, async ({ input, services, ip }) => {
  const { corpId, agentId, origin } = appOf(services.config);
  const state = await beginLogin(services, { provider: 'weCom', challenge: input.challenge }, ip);
  const query = new URLSearchParams({
    appid: corpId,
    redirect_uri: `${origin}/thirdLogin/weComInner`,
    response_type: 'code',
    // The scope whose ticket opens the phone number.
    scope: 'snsapi_privateinfo',
    state,
    agentid: agentId,
  });
  return { authorizeUrl: `https://open.weixin.qq.com/connect/oauth2/authorize?${query.toString()}#wechat_redirect` };
});

const inner = implement(thirdLogin.weComInner, async ({ input, services }) => {
  const app = appOf(services.config);
  if (!(await finishLogin(services, 'weCom', input))) throw invalid('state', expired);
  const phone = phoneOf(await mobileOf(services, app, input.code));
  if (!phone) throw invalid('code', noPhone);
  return enterByPhone(services, phone);
});

/** The member's phone number: code → ticket → details, each asked with the application's own token. */
async function mobileOf(services: Services, app: App, code: string): Promise<string | undefined> {
  const at = (path: string, query: Record<string, string>) =>
    new URL(`/cgi-bin/${path}?${new URLSearchParams(query).toString()}`, app.api);
  try {
    const { access_token } = await askProvider(
      services,
      at('gettoken', { corpid: app.corpId, corpsecret: app.secret }),
      AccessToken,
    );
    const { user_ticket } = await askProvider(services, at('auth/getuserinfo', { access_token, code }), Member);
    if (user_ticket === undefined) return undefined;
    const details = await askProvider(services, at('auth/getuserdetail', { access_token }), Details, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user_ticket }),
    });
    return details.mobile;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    services.log.warn({ provider: 'weCom', reason: error.message }, 'third-party log-in failed');
    throw new Failure(errorCodes.unavailable, failed);
  }
}

export const weComRoutes = [authorize, inner];
