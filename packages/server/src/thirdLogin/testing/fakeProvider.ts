import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the provider saw of one call. */
export interface Seen {
  method: string;
  path: string;
  query: Record<string, string>;
  authorization: string | undefined;
  body: string;
}

export interface FakeProvider {
  url: string;
  /** Oldest first. */
  seen: Seen[];
  /** What each path answers: a JSON body, or a status. */
  answers: Record<string, object | number>;
  close(): void;
}

/** A provider of log-ins on a port of its own, which answers what the test wants. */
export async function fakeProvider(answers: FakeProvider['answers']): Promise<FakeProvider> {
  const fake: FakeProvider = { url: '', seen: [], answers, close: () => undefined };
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url!, 'http://fake');
      const { authorization } = request.headers;
      const query = Object.fromEntries(searchParams);
      fake.seen.push({ method: request.method!, path: pathname, query, authorization, body });
      const answer = fake.answers[pathname] ?? 404;
      if (typeof answer === 'number') response.writeHead(answer, { location: '/elsewhere' }).end('secret detail');
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fake.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return fake;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
