import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How the fake answers: `normal`; `slow` after a second; `silent` never; `tooMany`, `broken` and `badKey` refuse with 429,
 * 500 and 401; `garbage` is no JSON; `beyond` orders a text that it was not given; `some` leaves all but the best out.
 */
export type RerankScript =
  | 'normal'
  | 'slow'
  | 'silent'
  | 'tooMany'
  | 'broken'
  | 'badKey'
  | 'garbage'
  | 'beyond'
  | 'some';

export interface FakeReranker {
  /** Give it to `RERANK_BASE_URL`. */
  url: string;
  /** Every request so far, oldest first. */
  requests: { authorization: string | undefined; path: string; body: Record<string, unknown> }[];
  /** What the next requests get. `wanted`: the text that holds it comes first, the others as far behind as they are given. */
  play(next: { script?: RerankScript; wanted?: string; wire?: 'documents' | 'texts' }): void;
  close(): Promise<void>;
}

/** A local stand-in for a reranking host, of either wire: `documents` and `results`, or `texts` and a bare list. */
export async function startFakeReranker(): Promise<FakeReranker> {
  const requests: FakeReranker['requests'] = [];
  const setting = { script: 'normal' as RerankScript, wanted: '', wire: 'documents' as 'documents' | 'texts' };
  const refusals: Partial<Record<RerankScript, number>> = { tooMany: 429, broken: 500, badKey: 401 };
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const body = JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>;
      requests.push({ authorization: request.headers.authorization, path: request.url ?? '', body });
      const { script, wanted, wire } = setting;
      const send = (status: number, reply: unknown) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(typeof reply === 'string' ? reply : JSON.stringify(reply));
      };
      if (script === 'silent') return;
      if (script === 'slow') await sleep(1_000);
      const texts = body[wire] as string[] | undefined;
      if (!texts) return send(422, { error: `missing field ${wire}` });
      const refusal = refusals[script];
      if (refusal) return send(refusal, { error: `scripted ${refusal}` });
      if (script === 'garbage') return send(200, '<html>welcome</html>');
      const scored = texts.map((text, index) => ({ index, score: text.includes(wanted) ? 1 : -index }));
      if (script === 'beyond') scored[0]!.index = texts.length;
      const best = scored.toSorted((a, b) => b.score - a.score).slice(0, script === 'some' ? 1 : undefined);
      if (wire === 'texts') return send(200, best);
      return send(200, { results: best.map(({ index, score }) => ({ index, relevance_score: score })) });
    })();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    play: (next) => void Object.assign(setting, { script: 'normal' }, next),
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
