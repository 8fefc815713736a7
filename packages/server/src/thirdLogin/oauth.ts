import { thirdLogin } from '@tinystar/contract';
import * as z from 'zod/mini';
import type { Config } from '../platform/config/config.ts';
import { implement } from '../platform/http/route.ts';
import type { Services } from '../platform/services.ts';
import { askProvider, ProviderError } from './askProvider.ts';
import { enterByPhone, phoneOf } from './enterByPhone.ts';
import { beginLogin, finishLogin } from './loginState.ts';

const missing = '缺少必要参数';
const noAddress = '获取授权地址失败';
const expired = '登录已失效，请重新打开助手链接';
const failed = '单点登录失败，请重试';
const noPhone = '单点登录未提供已验证的手机号';

const Tokens = z.object({ access_token: z.string() });
/** OpenID Connect standard claims; a number that is not verified could be anybody's. */
const Claims = z.object({ phone_number: z.optional(z.string()), phone_number_verified: z.optional(z.boolean()) });

interface Provider {
  authorizeUrl: string;
  tokenUrl: string;
  userinfoUrl: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** Where the provider sends people back to: exactly this address must be registered there. */
  redirectUri: string;
}

/** The provider of the settings; config.ts sees to it that all parts are there or none. */
function providerOf(config: Config): Provider | null {
  const { OAUTH_AUTHORIZE_URL, OAUTH_TOKEN_URL, OAUTH_USERINFO_URL, OAUTH_CLIENT_ID, OAUTH_CLIENT_SECRET } = config;
  if (!OAUTH_AUTHORIZE_URL || !OAUTH_TOKEN_URL || !OAUTH_USERINFO_URL || !OAUTH_CLIENT_ID || !OAUTH_CLIENT_SECRET)
    return null;
  return {
    authorizeUrl: OAUTH_AUTHORIZE_URL,
    tokenUrl: OAUTH_TOKEN_URL,
    userinfoUrl: OAUTH_USERINFO_URL,
    clientId: OAUTH_CLIENT_ID,
    clientSecret: OAUTH_CLIENT_SECRET,
    scope: config.OAUTH_SCOPE,
    redirectUri: `${config.PUBLIC_ORIGIN}/oauth/callback`,
  };
}

const authorize = implement(thirdLogin.oauthAuthorize, async ({ input, services, ip }) => {
  if (!input.publicId || !input.challenge) return { success: false, message: missing };
  const provider = providerOf(services.config);
  if (!provider) return { success: false, message: noAddress };
  const { publicId, challenge } = input;
  const url = new URL(provider.authorizeUrl);
  const wanted = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: provider.redirectUri,
    scope: provider.scope,
    state: await beginLogin(services, { provider: 'oauth', challenge, publicId }, ip),
  };
  for (const [key, value] of Object.entries(wanted)) url.searchParams.set(key, value);
  return { success: true, authorizeUrl: url.href };
});

const callback = implement(thirdLogin.oauthCallback, async ({ input, services }) => {
  const provider = providerOf(services.config);
  if (!provider) return { success: false, message: failed };
  const begun = await finishLogin(services, 'oauth', input);
  if (!begun?.publicId) return { success: false, message: expired };
  try {
    const phone = await phoneFrom(services, provider, input.code);
    if (!phone) return { success: false, message: noPhone };
    return { success: true, ...(await enterByPhone(services, phone)), extraData: { publicId: begun.publicId } };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    services.log.warn({ provider: 'oauth', reason: error.message }, 'third-party log-in failed');
    return { success: false, message: failed };
  }
});

/** Code → access token → the verified phone number among the claims. */
async function phoneFrom(services: Services, provider: Provider, code: string): Promise<string | null> {
  const { access_token } = await askProvider(services, provider.tokenUrl, Tokens, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: provider.redirectUri,
      client_id: provider.clientId,
      client_secret: provider.clientSecret,
    }),
  });
  const claims = await askProvider(services, provider.userinfoUrl, Claims, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  return claims.phone_number_verified === true ? phoneOf(claims.phone_number) : null;
}

export const oauthRoutes = [authorize, callback];
