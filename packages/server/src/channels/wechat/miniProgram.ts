import type { Services } from '../../platform/services.ts';
import { callApi, type Manners } from '../callApi.ts';
import { SendError } from '../platform.ts';

const PATIENCE = 10_000;
/** Pixels on a side, and bytes of such a picture at most. */
const WIDTH = 430;
const MOST_BYTES = 1_048_576;

const manners: Manners = { name: '小程序', codeOf: ({ errcode }) => errcode, words: {} };

const refused = (code: unknown) => new SendError('again', `小程序返回错误${String(code)}`);

/**
 * The round code that opens an assistant in the deployment's mini program, as a data URI; null where it has none. The
 * assistant's public id is the `scene`, which takes 32 characters. Throws {@link SendError} when WeChat gives none. The
 * token is asked for each time: WeChat answers the same one as long as it is good.
 */
export async function miniProgramCode(services: Services, publicId: string): Promise<string | null> {
  const { WECHAT_BASE_URL, WECHAT_MINI_APP_ID: appid, WECHAT_MINI_APP_SECRET: secret } = services.config;
  if (!appid || !secret) return null;
  const login = await callApi(services, `${WECHAT_BASE_URL}/cgi-bin/stable_token`, manners, {
    body: { grant_type: 'client_credential', appid, secret },
    gives: 'access_token',
  });
  const token = login['access_token'];
  if (typeof token !== 'string') throw refused('');
  const url = `${WECHAT_BASE_URL}/wxa/getwxacodeunlimit?access_token=${encodeURIComponent(token)}`;
  return await pictureOf(services, url, { scene: publicId, width: WIDTH, check_path: false });
}

/** A picture from WeChat, which answers a refusal as JSON. No error holds the address: it carries a token. */
async function pictureOf(services: Services, url: string, body: object): Promise<string> {
  const answer = await services
    .trustedFetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      signal: AbortSignal.timeout(PATIENCE),
      body: JSON.stringify(body),
    })
    .then(
      async (response) => ({
        type: response.headers.get('content-type') ?? '',
        bytes: Buffer.from(await response.arrayBuffer()),
      }),
      () => undefined,
    );
  if (!answer) throw new SendError('again', '平台没有响应');
  const type = /^image\/(?:png|jpeg)\b/.exec(answer.type)?.[0];
  if (!type || answer.bytes.length > MOST_BYTES) {
    const code = /"errcode"\s*:\s*(\d+)/.exec(answer.bytes.subarray(0, 500).toString())?.[1];
    throw refused(code ?? '');
  }
  return `data:${type};base64,${answer.bytes.toString('base64')}`;
}
