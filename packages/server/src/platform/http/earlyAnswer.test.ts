import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { assistants, constants, lateMessages, me, pathOf } from '@tinystar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../sweep/calling.ts';
import { createTestServer, type Actor, type TestServer } from '../../testing/index.ts';
import { newId } from '../database/columns.ts';

const SIZE = 30 * constants.MEBIBYTE;

let server: TestServer;
let url: string;
let ann: Actor;
let upload: string;
beforeAll(async () => {
  server = await createTestServer();
  url = await server.listen();
  ann = await server.actor();
  const { id } = (await ann.call('POST', '/api/v1/personalKbBot', { name: '甲' })).as(assistants.create);
  upload = `/api/v1/personalKbBotFile?kbBotId=${id}`;
});
afterAll(() => server.close());

/**
 * A client that announces SIZE bytes and sends `part` over and over. Resolves when the server ends its side; `closed`
 * when the connection is gone too.
 */
const sendOn = async (method: string, path: string, headers: Record<string, string>, head: string, part: string) => {
  const socket: Socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
  const lines = Object.entries({ host: 'x', 'content-length': String(SIZE), ...headers }).map((each) =>
    each.join(': '),
  );
  let text = '';
  socket.setEncoding('utf8').on('data', (more: string) => (text += more));
  socket.on('error', () => undefined);
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${head}`);
  const sending = setInterval(() => socket.writable && socket.write(part), 20);
  const closed = new Promise<void>((done) => {
    socket.on('close', () => {
      clearInterval(sending);
      done();
    });
  });
  await once(socket, 'end');
  return { text, socket, closed };
};

const form = { 'content-type': 'multipart/form-data; boundary=b' };
const fileHead = (key = 'document') =>
  `--b\r\ncontent-disposition: form-data; name="${key}"; filename="bad.pdf"\r\n\r\n`;
const junk = 'x'.repeat(64 * 1024);

describe('a refusal while the body is still coming', () => {
  const bodies = calls.filter(({ endpoint }) => endpoint.method !== 'GET');
  test.each(bodies)('$title ends the connection behind its answer', async ({ endpoint, scope }) => {
    const path = pathOf(endpoint, scope).replaceAll(/\{\w+\}/g, newId());
    const headers = endpoint.kind === 'upload' ? form : { 'content-type': 'application/json' };
    const shape = endpoint.input._zod.def.shape as Record<string, { _zod: { def: { type: string } } }>;
    const file = Object.keys(shape).find((key) => shape[key]!._zod.def.type === 'file');
    const head = file ? fileHead(file) : '{"a":"';
    const { text, socket } = await sendOn(endpoint.method, path, headers, head, 'x'.repeat(4_096));
    expect(text).toMatch(/^HTTP\/1\.1 4\d\d [^]*connection: close\r\n/);
    socket.destroy();
  });

  const mine = () => ({ authorization: `Bearer ${ann.token}`, ...form });

  test('a file that is none of its name is told to a client that sends on, and cut when he does not stop [DOC-04]', async () => {
    const { text, closed } = await sendOn('POST', upload, mine(), fileHead(), junk);
    expect(text).toContain(lateMessages.fileFormat);
    await closed;
  });

  test('a client that speaks through fetch hears it too, and his next call is answered', async () => {
    const body = new FormData();
    body.append('document', new Blob([Buffer.alloc(SIZE, 'x')]), 'bad.pdf');
    const headers = { authorization: `Bearer ${ann.token}` };
    const answer = await fetch(url + upload, { method: 'POST', headers, body });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(lateMessages.fileFormat)]);
    expect((await fetch(url + pathOf(me.info, 'personal'), { headers })).status).toBe(200);
  });

  test('a client that expects what nobody promises is told so and let go, though his body never comes (RATE-05)', async () => {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
    let text = '';
    socket.setEncoding('utf8').on('data', (more: string) => (text += more));
    socket.write(`POST ${upload} HTTP/1.1\r\nhost: x\r\nexpect: 200-maybe\r\ncontent-length: ${SIZE}\r\n\r\nx`);
    await once(socket, 'close');
    expect(text).toMatch(/^HTTP\/1\.1 417 [^]*connection: close\r\n[^]*"errorCode":400001/);
  });

  test('a server that stops does not wait for whoever still sends', async () => {
    const stopping = await createTestServer();
    url = await stopping.listen();
    const { closed } = await sendOn('POST', '/api/v1/nothing', form, fileHead(), junk);
    await stopping.close();
    await closed;
  });
});
