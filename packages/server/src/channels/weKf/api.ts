import { eq } from 'drizzle-orm';
import { seal, unseal } from '../../platform/config/seal.ts';
import { withLock } from '../../platform/database/withLock.ts';
import type { Services } from '../../platform/services.ts';
import { callApi, type Manners } from '../callApi.ts';
import { SendError } from '../platform.ts';
import { weKfSuite } from './schema.ts';

/** The deployment's app for customer service; undefined where the operator has none. */
export interface Suite {
  id: string;
  secret: string;
  token: string;
  aesKey: string;
  provider: { corpId: string; secret: string };
}

export function suiteOf({ config }: Services): Suite | undefined {
  const { WEKF_SUITE_ID: id, WEKF_SUITE_SECRET: secret, WEKF_TOKEN: token, WEKF_ENCODING_AES_KEY: aesKey } = config;
  const { WEKF_PROVIDER_CORP_ID: corpId, WEKF_PROVIDER_SECRET: providerSecret } = config;
  if (!id || !secret || !token || !aesKey || !corpId || !providerSecret) return undefined;
  return { id, secret, token, aesKey, provider: { corpId, secret: providerSecret } };
}

/** How WeChat Work answers: with `errcode`, which is left out beside some tokens. */
const manners: Manners = {
  name: '企业微信',
  codeOf: ({ errcode }) => errcode,
  words: {
    40_014: ['token', '登录企业微信失败'],
    42_001: ['token', '登录企业微信失败'],
    42_009: ['token', '登录企业微信失败'],
    40_084: ['final', '企业微信已取消授权，请重新安装'],
    60_020: ['again', '服务器IP不在企业微信的IP白名单中'],
    95_001: ['final', '已达到可回复条数上限'],
    95_013: ['final', '会话已结束'],
    95_018: ['final', '会话已由人工接待'],
  },
};

/** What is asked for as the app: codes and tokens, in answers without a code. */
const given: Readonly<Record<string, string>> = {
  'service/get_suite_token': 'suite_access_token',
  'service/get_provider_token': 'provider_access_token',
  'service/get_pre_auth_code': 'pre_auth_code',
  'service/get_permanent_code': 'permanent_code',
  'service/get_corp_token': 'access_token',
};

/** Calls WeChat Work and answers its JSON; throws {@link SendError} for a refusal. */
export async function callWeCom(
  services: Services,
  path: string,
  query: Record<string, string>,
  body?: object | FormData,
): Promise<Record<string, unknown>> {
  const url = `${services.config.WECOM_BASE_URL}/cgi-bin/${path}?${new URLSearchParams(query).toString()}`;
  const sent = body instanceof FormData ? { form: body } : body ? { body } : { method: 'GET' };
  const gives = given[path];
  return await callApi(services, url, manners, { ...sent, ...(gives && { gives }) });
}

/** A text field of an answer; throws when it is missing. */
export function textIn(answer: Record<string, unknown>, name: string): string {
  const value = answer[name];
  if (typeof value !== 'string' || value === '') throw new SendError('again', '企业微信平台返回的内容无法识别');
  return value;
}

/** The objects of a list in an answer; none when it is missing. */
export const objectsIn = (answer: Record<string, unknown>, name: string): Record<string, unknown>[] => {
  const value = answer[name];
  if (!Array.isArray(value)) return [];
  return value.filter((each): each is Record<string, unknown> => each !== null && typeof each === 'object');
};

const purpose = (id: string) => `weKf suite ${id}`;

export async function keepTicket({ db, secret }: Services, id: string, plain: string): Promise<void> {
  const ticket = seal(secret, purpose(id), plain);
  await db.insert(weKfSuite).values({ id, ticket }).onConflictDoUpdate({ target: weKfSuite.id, set: { ticket } });
}

/** The app's own token, made anew from the last ticket when it has come of age. */
export async function suiteToken(services: Services, { id, secret: suiteSecret }: Suite): Promise<string> {
  const { db, secret, now } = services;
  const read = async () => {
    const [row] = await db.select().from(weKfSuite).where(eq(weKfSuite.id, id));
    if (!row) throw new SendError('again', '还没有收到企业微信的授权凭证，请稍后再试');
    const kept = row.accessTokenUntil && row.accessTokenUntil > now() ? row.accessToken : '';
    return { row, token: kept ? unseal(secret, purpose(id), kept) : undefined };
  };
  const { token } = await read();
  if (token) return token;
  return await withLock(db, `weKf suite:${id}`, async () => {
    const { row, token: made } = await read();
    if (made) return made;
    const ticket = unseal(secret, purpose(id), row.ticket);
    const body = { suite_id: id, suite_secret: suiteSecret, suite_ticket: ticket };
    const answer = await callWeCom(services, 'service/get_suite_token', {}, body);
    const fresh = textIn(answer, 'suite_access_token');
    const accessTokenUntil = untilOf(services, answer);
    const accessToken = seal(secret, purpose(id), fresh);
    await db.update(weKfSuite).set({ accessToken, accessTokenUntil }).where(eq(weKfSuite.id, id));
    return fresh;
  });
}

// Tokens are renewed five minutes before their end.
const untilOf = ({ now }: Services, answer: Record<string, unknown>): Date =>
  new Date(now().getTime() + (Number(answer['expires_in'] ?? 0) - 300) * 1000);

const providerTokens = new WeakMap<Services, { token: string; until: Date }>();

/** The token of the provider, who has bought the activation codes. */
export async function providerToken(services: Services, { provider }: Suite): Promise<string> {
  const known = providerTokens.get(services);
  if (known && known.until > services.now()) return known.token;
  const body = { corpid: provider.corpId, provider_secret: provider.secret };
  const answer = await callWeCom(services, 'service/get_provider_token', {}, body);
  const token = textIn(answer, 'provider_access_token');
  providerTokens.set(services, { token, until: untilOf(services, answer) });
  return token;
}
