import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FakeGateways } from './fakeGateways.ts';

/** What a platform's API saw of one call. */
export interface Seen {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/** An answer: a status, and JSON or, as of a gateway, any text. */
export interface Played {
  status?: number;
  body: object | string;
}

/** A platform's API on a port of its own. */
export interface FakePlatform {
  url: string;
  /** Oldest first. */
  seen: Seen[];
  /** Calls of this path, oldest first. */
  calls(path: string | RegExp): Seen[];
  /** Decides what a call is answered. What it leaves open is answered as by a platform in order. */
  play(script: (call: Seen) => Played | undefined): void;
  /** Connections by which it sends instead of calling. */
  gateways: FakeGateways;
  close(): Promise<void>;
}

/** A picture of one pixel, for the code of a mini program. */
export const miniProgramPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What WeChat, Feishu, DingTalk and Douyin answer to a call in order, by its path. */
function inOrder(call: Seen, count: number): object {
  if (call.path.endsWith('/stable_token')) return { access_token: `token-${count}`, expires_in: 7_200 };
  if (call.path.endsWith('/internal')) return { code: 0, tenant_access_token: `token-${count}`, expire: 7_200 };
  if (call.path.endsWith('/accessToken')) return { accessToken: `token-${count}`, expireIn: 7_200 };
  if (call.path === '/open-apis/bot/v3/info') return { code: 0, bot: { open_id: 'ou_robot', app_name: '助手' } };
  if (call.path.startsWith('/v1.0/robot/')) return { processQueryKey: `key-${count}` };
  if (call.path.startsWith('/v1.0/card/')) return { success: true, result: true };
  if (call.path.startsWith('/open-apis/im/')) return { code: 0, data: { message_id: `om_card_${count}` } };
  if (call.path === '/cgi-bin/openapi/quota/get')
    return { errcode: 0, quota: { daily_limit: 500_000, used: 12, remain: 499_988 } };
  if (call.path.startsWith('/oauth/'))
    return {
      data: { error_code: 0, open_id: 'dy-shop', access_token: 'act', refresh_token: 'rft', expires_in: 1_296_000 },
    };
  if (/^\/(im\/send|item\/comment)\//.test(call.path)) return { data: { error_code: 0, description: '' } };
  return { errcode: 0, errmsg: 'ok' };
}

function bodyOf(type: string, text: string): Record<string, unknown> {
  if (type.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  // Of a form with a file it is enough to see its parts.
  if (type.startsWith('multipart/')) return { parts: text };
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

export async function startFakePlatform(): Promise<FakePlatform> {
  const seen: Seen[] = [];
  let script: Parameters<FakePlatform['play']>[0] = () => undefined;
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { pathname, searchParams } = new URL(request.url!, 'http://fake');
      const text = Buffer.concat(chunks).toString();
      const call: Seen = {
        method: request.method!,
        path: pathname,
        query: Object.fromEntries(searchParams),
        headers: request.headers,
        body: bodyOf(request.headers['content-type'] ?? '', text),
      };
      seen.push(call);
      const played = script(call);
      const back = searchParams.get('redirect_uri');
      if (call.path === '/platform/oauth/connect/' && back) {
        // Somebody has agreed on the page of Douyin.
        const query = new URLSearchParams({ code: 'code-1', state: searchParams.get('state') ?? '' });
        response.writeHead(302, { location: `${back}?${query.toString()}` }).end();
        return;
      }
      if (!played && call.path === '/wxa/getwxacodeunlimit') {
        response.writeHead(200, { 'content-type': 'image/png' }).end(miniProgramPicture);
        return;
      }
      const { status = 200, body } = played ?? gateways.answer(call) ?? { body: inOrder(call, seen.length) };
      const [type, said] = typeof body === 'string' ? ['text/html', body] : ['application/json', JSON.stringify(body)];
      response.writeHead(status, { 'content-type': type }).end(said);
    })();
  });
  const gateways = new FakeGateways(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    calls: (path) => seen.filter((call) => (typeof path === 'string' ? call.path === path : path.test(call.path))),
    play: (next) => void (script = next),
    gateways,
    close: () =>
      new Promise((closed) => {
        gateways.close();
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
