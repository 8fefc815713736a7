import { meta, thirdLogin } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { copy } from './copy.ts';
import { keepSecret, takeSecret } from './secret.ts';
import { Told } from './useOnce.ts';

// Nobody is logged in yet: no token to send, nothing to end.
const api = createApi('personal', { token: () => null });

export interface Entered {
  token: string;
  /** Whether the account existed before. */
  registered: boolean;
}

/** Where the messenger confirms who opens the page. */
export const weComAddress = async (): Promise<string> =>
  (await api(thirdLogin.weComAuthorize, { challenge: await keepSecret('weCom') })).authorizeUrl;

/** Finishes the log-in with what the messenger sent along. */
export const enterByWeCom = async (query: URLSearchParams): Promise<Entered> => {
  const code = query.get('code');
  const state = query.get('state') ?? '';
  if (!code) throw new Told(copy.weCom.cancelled);
  return api(thirdLogin.weComInner, { code, state, verifier: takeSecret('weCom')?.verifier ?? noSecret });
};

export const ssoEnabled = async (): Promise<boolean> => (await api(meta.config, {})).ssoEnabled;

/** Where single sign-on begins for an assistant. Throws `Told` with the server's words. */
export const ssoAddress = async (publicId: string): Promise<string> => {
  const challenge = await keepSecret('oauth', { publicId });
  const { authorizeUrl, message } = await api(thirdLogin.oauthAuthorize, { publicId, challenge });
  if (!authorizeUrl) throw new Told(message ?? copy.sso.noAddress);
  return authorizeUrl;
};

/** Why a provider sent somebody back without a code (RFC 6749, 4.1.2.1). Its own description could say anything. */
const reasons: Partial<Record<string, string>> = {
  access_denied: copy.callback.cancelled,
  server_error: copy.callback.away,
  temporarily_unavailable: copy.callback.away,
};

/** Finishes single sign-on with what the provider sent along; `publicId` is the assistant to go to. */
export const enterBySso = async (query: URLSearchParams, verifier: string | undefined) => {
  const code = query.get('code');
  const state = query.get('state');
  const refused = query.get('error');
  if (refused) throw new Told(reasons[refused] ?? copy.callback.refused);
  if (!code || !state) throw new Told(copy.callback.incomplete);
  const answer = await api(thirdLogin.oauthCallback, { code, state, verifier: verifier ?? noSecret });
  const { token, registered = false, extraData, message } = answer;
  if (!answer.success || !token || !extraData) throw new Told(message ?? copy.callback.failed);
  return { token, registered, publicId: extraData.publicId };
};

/** Sent when there is no secret: it has the right form, and the server answers with the error to show. */
const noSecret = 'x'.repeat(43);
