import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How the fake answers: `normal`; `slow` after `delay`; `silent` never; `tooMany`, `broken` and `badKey` refuse with
 * 429, 500 and 401; `garbage` is no JSON; `fewer` leaves one vector out; `nulls` fills them with null; `ragged` gives
 * vectors of different lengths; `small` gives shorter vectors than before.
 */
export type EmbeddingScript =
  | 'normal'
  | 'slow'
  | 'silent'
  | 'tooMany'
  | 'broken'
  | 'badKey'
  | 'garbage'
  | 'fewer'
  | 'nulls'
  | 'ragged'
  | 'small';

export interface FakeEmbeddings {
  /** Give it to `EMBEDDINGS_BASE_URL`. */
  url: string;
  /** Every request so far, oldest first. */
  requests: { authorization: string | undefined; model: string; input: string[] }[];
  /** What the next requests get; `times` of them, then `normal` again. `most`: texts that one request may hold. */
  play(next: { script?: EmbeddingScript; delay?: number; times?: number; most?: number; retryAfter?: number }): void;
  close(): Promise<void>;
}

/** Words of one meaning. The fake knows these and nothing else: what it finds beyond them it finds by characters. */
const CONCEPTS = [
  ['年假', '休假', '带薪假', '假期', '歇', 'leave', 'vacation', 'holiday'],
  ['报销', '费用', '垫付', '退钱', 'expense', 'reimburse'],
  ['净水', '滤芯', '过滤', '喝的水', 'filter', 'purif'],
  ['价格', '售价', '多少钱', '贵', 'price', 'cost'],
  ['空调', '室温', '冷气', 'air condition'],
  ['加班', '超时工作', '下班后', 'overtime'],
  ['密码', '口令', 'password'],
  ['食堂', '吃饭', '用餐', 'canteen'],
];
const CHARACTERS = 192;

/** A local stand-in for an embeddings host: its vectors are computed from the texts, by characters and by meaning. */
export async function startFakeEmbeddings(): Promise<FakeEmbeddings> {
  const requests: FakeEmbeddings['requests'] = [];
  const setting = { script: 'normal' as EmbeddingScript, delay: 50, times: Infinity, most: Infinity, retryAfter: 0 };
  const server = createServer((request, response) => {
    const playing = setting.times > 0 ? { ...setting } : { ...setting, script: 'normal' as const };
    setting.times--;
    void serve(request, response, requests, playing);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    play: (next) => void Object.assign(setting, { times: Infinity }, next),
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

interface Playing {
  script: EmbeddingScript;
  delay: number;
  most: number;
  retryAfter: number;
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  requests: FakeEmbeddings['requests'],
  { script, delay, most, retryAfter }: Playing,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { model, input } = JSON.parse(Buffer.concat(parts).toString()) as { model: string; input: string[] };
  requests.push({ authorization: request.headers.authorization, model, input });
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': String(retryAfter) });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  if (script === 'silent') return;
  if (script === 'slow') await sleep(delay);
  const refusals: Partial<Record<EmbeddingScript, number>> = { tooMany: 429, broken: 500, badKey: 401 };
  const refusal = refusals[script] ?? (model === 'gone' ? 404 : input.length > most ? 400 : undefined);
  if (refusal) return send(refusal, { error: { message: `scripted ${refusal}` } });
  if (script === 'garbage') return send(200, '<html>welcome</html>');
  const data = input.map((text, index) => ({ index, embedding: embeddingOf(text, model) }));
  if (script === 'fewer') data.pop();
  const shaped = data.map(({ index, embedding }) => ({
    index,
    embedding:
      script === 'nulls'
        ? embedding.map(() => null)
        : script === 'small' || (script === 'ragged' && index === 0)
          ? embedding.slice(0, 10)
          : embedding,
  }));
  // Hosts may send them in any order.
  send(200, { object: 'list', model, data: shaped.toReversed() });
}

/**
 * A vector by pairs of characters and by concepts. `fake` and `fake-renamed` are nearly the same model; `other` is one
 * with another order of its numbers; `wide` has more of them.
 */
function embeddingOf(text: string, model = 'fake'): number[] {
  const folded = text.toLowerCase();
  const turned = model === 'other' ? 7 : 0;
  const numbers = Array.from<number>({ length: CHARACTERS + CONCEPTS.length + (model === 'wide' ? 64 : 0) }).fill(0);
  for (let at = 0; at + 1 < folded.length; at++) {
    const hash = (folded.charCodeAt(at) * 31 + folded.charCodeAt(at + 1) + turned * at) % CHARACTERS;
    numbers[(hash * (turned + 1) + turned) % CHARACTERS]! += 1;
  }
  const pairs = Math.hypot(...numbers) || 1;
  for (let at = 0; at < CHARACTERS; at++) numbers[at]! *= 0.5 / pairs;
  for (const [at, words] of CONCEPTS.entries()) {
    if (words.some((word) => folded.includes(word))) numbers[CHARACTERS + ((at + turned) % CONCEPTS.length)] = 1;
  }
  if (model === 'fake-renamed') numbers[0]! += 0.02;
  numbers[1]! += 0.001;
  return numbers;
}
