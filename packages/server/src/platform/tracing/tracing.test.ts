import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { childServer } from '../../documents/testing/childServer.ts';
import { formOf } from '../../documents/testing/form.ts';
import { longPdf } from '../../documents/testing/pdf.ts';
import { createTestServer, testDatabase } from '../../testing/index.ts';

const upload = async () =>
  formOf({}, { field: 'document', name: '员工手册.pdf', bytes: Buffer.from(await longPdf(2)) });

test('a job writes the id of the call that planned it into its log lines', async () => {
  await using server = await createTestServer({ worker: true });
  const person = await server.actor();
  const made = await person.call('POST', '/api/v1/personalKbBot', { name: '说明书' });
  const { payload, headers } = await upload();
  const url = `/api/v1/personalKbBotFile?kbBotId=${(made.json as { id: string }).id}`;
  expect((await person.call('POST', url, payload, headers)).status).toBe(200);
  await server.settled();
  const call = server.logged.find(({ msg, route }) => msg === 'call' && route === 'documents.upload')!;
  expect(call['requestId']).toMatch(/^[0-9a-f-]{36}$/);
  const jobs = server.logged.filter(({ msg, requestId }) => msg === 'job done' && requestId === call['requestId']);
  // The reading plans the indexing: both are of the same call. What the server does by itself is nobody's.
  expect(jobs.map(({ job }) => job)).toEqual(expect.arrayContaining(['documents.cook', 'documents.train']));
  const own = server.logged.filter(({ msg, requestId }) => msg === 'job done' && requestId === undefined);
  expect(own.map(({ job }) => job)).not.toContain('documents.cook');
});

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

/** A collector that keeps what it is sent. */
async function startCollector() {
  const spans: Span[] = [];
  const seen: (string | undefined)[] = [];
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      seen.push(request.headers['x-key'] as string | undefined);
      const sent = JSON.parse(Buffer.concat(parts).toString()) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
      };
      for (const { scopeSpans } of sent.resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
      reply.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { spans, seen, url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

test('a trace leads from the call over its statements to the job, and holds no words of people', async () => {
  const collector = await startCollector();
  const { connection, drop } = await testDatabase(1);
  const { host, user, database } = connection;
  {
    await using child = childServer({
      DATABASE_URL: `postgres:///${database}?host=${encodeURIComponent(host!)}&user=${user}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=open%20sesame',
    });
    await child.start();
    const headers = await child.logIn('13612340001');
    const post = async (path: string, body: BodyInit, more: Record<string, string> = {}) => {
      const answer = await fetch(`${child.url}/api/v1/${path}`, {
        method: 'POST',
        body,
        headers: { ...headers, ...more },
      });
      return (await answer.json()) as { id: string; status: string };
    };
    const bot = await post('personalKbBot', JSON.stringify({ name: '机密助手' }), {
      'content-type': 'application/json',
    });
    const form = new FormData();
    form.append('document', new Blob([new Uint8Array(await longPdf(2))]), '机密手册.pdf');
    const file = await post(`personalKbBotFile?kbBotId=${bot.id}`, form);
    const status = async () => {
      const answer = await fetch(`${child.url}/api/v1/kbBotFile/${file.id}?kbBotId=${bot.id}`, { headers });
      return ((await answer.json()) as { status: string }).status;
    };
    await expect.poll(status, { timeout: 60_000, interval: 200 }).toBe('trained');
  }
  const call = collector.spans.find(({ name }) => name === 'documents.upload')!;
  const same = collector.spans.filter(({ traceId }) => traceId === call.traceId);
  expect(same.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['insert kb_bot_file', 'job documents.cook', 'job documents.train']),
  );
  const statement = same.find(({ name }) => name === 'insert kb_bot_file')!;
  expect(statement.parentSpanId).toBe(call.spanId);
  expect(new Set(collector.seen)).toEqual(new Set(['open sesame']));
  expect(JSON.stringify(collector.spans)).not.toMatch(/机密|13612340001/);
  collector.close();
  await drop();
});
