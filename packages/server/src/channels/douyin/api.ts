import type { Services } from '../../platform/services.ts';
import { callApi, type ApiCall, type Manners } from '../callApi.ts';
import { SendError } from '../platform.ts';

/** The deployment's application on Douyin; undefined where the operator has none. */
export interface DouyinApp {
  key: string;
  secret: string;
}

export function appOf({ config }: Services): DouyinApp | undefined {
  const { DOUYIN_CLIENT_KEY: key, DOUYIN_CLIENT_SECRET: secret } = config;
  return key && secret ? { key, secret } : undefined;
}

/** The application; throws {@link SendError} where there is none. */
export function appFor(services: Services): DouyinApp {
  const app = appOf(services);
  if (!app) throw new SendError('final', '平台尚未配置抖音应用，请联系管理员');
  return app;
}

/** How Douyin answers: by the age of the call with `error_code` in `data` or `extra`, or with `err_no`. */
const manners: Manners = {
  name: '抖音',
  codeOf({ data, extra, err_no }) {
    const codes = [objectIn(data)['error_code'], objectIn(extra)['error_code'], err_no].filter(
      (code) => code !== undefined && code !== null,
    );
    return codes.find((code) => Number(code) !== 0) ?? codes[0];
  },
  words: {
    10_008: ['token', '登录抖音失败'],
    2_190_002: ['token', '登录抖音失败'],
    2_190_008: ['token', '登录抖音失败'],
    10_007: ['final', '授权码已过期，请重新授权'],
    10_010: ['final', '抖音授权已过期，请重新授权'],
    10_020: ['final', '抖音授权已过期，请重新授权'],
    2_190_004: ['final', '抖音应用没有开通这项能力'],
    2_190_015: ['final', '抖音授权已取消，请重新授权'],
  },
};

/** Calls Douyin and answers the `data` of its JSON; throws {@link SendError} for a refusal. */
export async function callDouyin(services: Services, path: string, call: ApiCall): Promise<Record<string, unknown>> {
  const { data } = await callApi(services, `${services.config.DOUYIN_BASE_URL}${path}`, manners, call);
  return objectIn(data);
}

const objectIn = (value: unknown) =>
  (value !== null && typeof value === 'object' ? value : {}) as Record<string, unknown>;

/** What an exchanged code, or a renewal, gives. Throws {@link SendError} when a part is missing. */
export async function askTokens(
  services: Services,
  path: '/oauth/access_token/' | '/oauth/refresh_token/',
  fields: Record<string, string>,
): Promise<{ openId: string; token: string; refreshToken: string; seconds: number }> {
  const data = await callDouyin(services, path, { form: new URLSearchParams(fields) });
  const { open_id: openId, access_token: token, refresh_token: refreshToken, expires_in: seconds } = data;
  if (typeof openId !== 'string' || typeof token !== 'string' || typeof refreshToken !== 'string' || !openId)
    throw new SendError('again', '抖音平台返回的内容无法识别');
  return { openId, token, refreshToken, seconds: Number(seconds ?? 0) };
}
