import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How the fake answers: `normal` streams the pieces; `slow` waits `delay` before each; `held` stops half way until
 * `release`; `silent` sends headers and nothing more; `badKey`, `tooMany` and `broken` refuse with 401, 429 and 500; `picky` refuses any wish but messages with 400; `cut` destroys the connection half way; `short`
 * closes it politely half way; `odd` streams with comments, CRLF, cut UTF-8 and empty choices; `plain` answers without a stream.
 */
export type ModelScript =
  | 'normal'
  | 'slow'
  | 'held'
  | 'silent'
  | 'badKey'
  | 'tooMany'
  | 'broken'
  | 'picky'
  | 'cut'
  | 'short'
  | 'odd'
  | 'plain';

export interface ModelRequest {
  authorization: string | undefined;
  body: {
    model: string;
    stream?: boolean;
    max_tokens?: number;
    temperature?: number;
    stream_options?: { include_usage?: boolean };
    messages: { role: string; content: string }[];
  };
  /** `Date.now()` at which the caller hung up before the end, when it did. */
  cancelledAt?: number;
}

export interface FakeModel {
  /** Give it to `LLM_BASE_URL`. */
  url: string;
  /** Every request so far, oldest first. */
  requests: ModelRequest[];
  /** What the next requests get; `reply` decides by the request, where it gives pieces. */
  play(next: { script?: ModelScript; pieces?: readonly string[]; delay?: number; reply?: Reply }): void;
  /** Lets held answers go on to their end, and plays `normal` from now on. */
  release(): void;
  close(): Promise<void>;
}

type Reply = (body: ModelRequest['body']) => readonly string[] | undefined;

const PIECES = ['根据资料，', '答案如下', '[1]', '。'];

/** A local stand-in for an OpenAI-compatible host, on 127.0.0.1 and a free port. */
export async function startFakeModel(): Promise<FakeModel> {
  const requests: ModelRequest[] = [];
  let hold = Promise.withResolvers<void>();
  const setting = {
    script: 'normal' as ModelScript,
    pieces: PIECES as readonly string[],
    delay: 5,
    reply: (() => undefined) as Reply,
  };
  const server = createServer((request, response) => {
    void serve(request, response, requests, { ...setting, released: hold.promise });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    play: (next) => void Object.assign(setting, next),
    release: () => {
      setting.script = 'normal';
      hold.resolve();
      hold = Promise.withResolvers<void>();
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

interface Playing {
  script: ModelScript;
  pieces: readonly string[];
  delay: number;
  reply: Reply;
  released: Promise<void>;
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  requests: ModelRequest[],
  { script, pieces: usual, delay, reply, released }: Playing,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const record: ModelRequest = {
    authorization: request.headers.authorization,
    body: JSON.parse(Buffer.concat(chunks).toString()) as ModelRequest['body'],
  };
  requests.push(record);
  response.on('close', () => {
    if (!response.writableFinished) record.cancelledAt = Date.now();
  });
  const pieces = reply(record.body) ?? usual;
  const picks = script === 'picky' && ('max_tokens' in record.body || 'stream_options' in record.body);
  const refusals = { badKey: 401, tooMany: 429, broken: 500 } as const;
  if (picks || script in refusals) {
    const status = picks ? 400 : refusals[script as keyof typeof refusals];
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: `scripted ${status}` } }));
    return;
  }
  if (script === 'plain') {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: pieces.join('') } }] }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.flushHeaders();
  if (script === 'silent') return;
  const half = Math.ceil(pieces.length / 2);
  const sent = script === 'cut' || script === 'short' ? pieces.slice(0, half) : pieces;
  if (script === 'odd') return sendOddly(response, pieces);
  for (const [at, piece] of sent.entries()) {
    await sleep(script === 'slow' ? delay : 1);
    if (script === 'held' && at === half) await released;
    if (response.destroyed) return;
    response.write(
      `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: piece }, finish_reason: null }] })}\n\n`,
    );
  }
  if (script === 'cut') {
    await sleep(20);
    response.destroy();
  } else if (script === 'short') {
    response.end();
  } else {
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`);
    if (record.body.stream_options?.include_usage) {
      const usage = { prompt_tokens: sizeOf(record.body), completion_tokens: pieces.length };
      response.write(`data: ${JSON.stringify({ choices: [], usage })}\n\n`);
    }
    response.end('data: [DONE]\n\n');
  }
}

const sizeOf = ({ messages }: ModelRequest['body']): number =>
  messages.reduce((sum, { content }) => sum + content.length, 0);

/** Everything the event stream standard allows: byte order mark, comments, CRLF, several data lines, bytes cut anywhere. */
async function sendOddly(response: ServerResponse, pieces: readonly string[]): Promise<void> {
  const events = pieces.map((content) => {
    const [head, tail] = JSON.stringify({ choices: [{ delta: { content } }] }).split(/(?<=^\{)/);
    return `: keep-alive\r\nevent: message\r\nid: 7\r\ndata:${head}\r\ndata: ${tail}\r\n\r\n`;
  });
  const usage = 'data: {"choices":[],"usage":{"total_tokens":9}}\r\n\r\n';
  const role = 'data: {"choices":[{"delta":{"role":"assistant","content":null}}]}\r\n\r\n';
  const bytes = Buffer.from(`\uFEFF${role}${events.join('')}${usage}data: [DONE]\r\n\r\n`);
  for (let at = 0; at < bytes.length; at += 7) {
    response.write(bytes.subarray(at, at + 7));
    if (at % 70 === 0) await sleep(1);
  }
  response.end();
}
