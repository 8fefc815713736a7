import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder, start } from './testing/launch.ts';

/** A connection on which `head` is sent, and `more` over and over; what it was told by the time it is closed. */
function sending(port: number, head: string, more = '') {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).setEncoding('utf8');
  let told = '';
  socket.on('data', (text: string) => (told += text)).on('error', () => undefined);
  socket.once('end', () => socket.end());
  socket.write(head);
  const timer = setInterval(() => socket.writable && socket.write(more), 20);
  const closed = new Promise<string>((resolve) => {
    socket.once('close', () => {
      clearInterval(timer);
      resolve(told);
    });
  });
  return { open: once(socket, 'connect'), closed };
}

test('a stop refuses what is still being sent, cuts who says nothing and waits for what works (REC-04)', async () => {
  const dir = dataFolder();
  const server = await start({ DATA_DIR: dir, CAPTCHA: 'off' });
  const port = Number(new URL(server.url).port);
  const post = async <T>(path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    return (await (
      await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    ).json()) as T;
  };
  const password = /password (\S+)/.exec(server.output())![1]!;
  const who = { phoneNumber: '13800138000', password, captchaId: 'x', captcha: 'x' };
  const { token } = await post<{ token: string }>('/api/v1/open/user/loginByPassword', who);
  const { id } = await post<{ id: string }>('/api/v1/tenantKbBot', { name: '停机' }, token);
  expect(id).toBeTypeOf('string');
  const headOf = (path: string, type: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;
  const form = headOf(`/api/v1/tenantKbBotFile?kbBotId=${id}`, 'multipart/form-data; boundary=b', 30_000_000);
  const pdf = '--b\r\ncontent-disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';
  const silent = [
    sending(port, ''),
    sending(port, 'GET / HTTP/1.1\r\nhost: x\r\nx-half: '),
    sending(port, 'GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n'),
  ];
  const bodies = [
    sending(port, form),
    sending(port, `${headOf('/api/v1/tenantKbBot', 'application/json', 900_000)}{"name":"`, 'x'),
    sending(port, form + pdf + 'x'.repeat(200_000)),
    sending(port, form + pdf + 'x'.repeat(200_000), 'x'.repeat(8_192)),
  ];
  await Promise.all([...silent, ...bodies].map(({ open }) => open));
  const drafts = () => readdirSync(join(dir, 'files/incoming')).length;
  await expect.poll(drafts, { timeout: 20_000 }).toBe(2);

  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  for (const { closed } of bodies) expect(await closed).toMatch(/^HTTP\/1\.1 503 /);
  await Promise.all(silent.map(({ closed }) => closed));
  expect(drafts()).toBe(0);
  expect(server.output()).not.toMatch(/"level":"error"|after calling end|did not stop cleanly|calls that do not end/);
});
