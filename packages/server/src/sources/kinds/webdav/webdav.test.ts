import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createSourceFetch } from '../../../platform/egress/index.ts';
import { startWebDav, type WebDav } from '../../testing/startWebDav.ts';
import type { Reaching, SourceEntry } from '../kind.ts';
import { webdavKind } from './index.ts';

function reaching(dav: Pick<WebDav, 'address'>, password = 'geheim'): Reaching {
  const access = { address: new URL(dav.address), user: 'user', password, place: {} };
  return {
    access,
    fetch: createSourceFetch(access, { allowed: ['127.0.0.1'] }),
    services: {} as Reaching['services'],
    signal: AbortSignal.timeout(30_000),
  };
}

async function list(dav: Pick<WebDav, 'address'>, password?: string): Promise<SourceEntry[]> {
  const found: SourceEntry[] = [];
  for await (const entry of webdavKind.list(reaching(dav, password))) found.push(entry);
  return found;
}

test('lists the files below a folder of Nextcloud by their own ids, one request a folder', async () => {
  await using dav = await startWebDav({ ids: true });
  dav.put('/售后 & 服务/退货 100%.txt', Buffer.from('one'));
  dav.put('/a.txt', Buffer.from('two'));
  dav.put('/.hidden', Buffer.from('no'));
  const before = await list(dav);
  expect(before.map(({ name, path, size }) => [name, path, size])).toEqual([
    ['a.txt', '/a.txt', 3],
    ['退货 100%.txt', '/售后 & 服务/退货 100%.txt', 3],
  ]);
  expect(dav.requests).toEqual(['PROPFIND /', 'PROPFIND /售后 & 服务']);
  expect(before[0]!.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/f\/\d+$/);
  dav.move('/a.txt', '/b.txt');
  dav.put('/售后 & 服务/退货 100%.txt', Buffer.from('three'));
  const after = await list(dav);
  expect(after.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
  expect(after.find(({ path }) => path === '/b.txt')!.revision).toBe(before[0]!.revision);
  expect(after.find(({ name }) => name === '退货 100%.txt')!.revision).not.toBe(before[1]!.revision);
});

test('fetches bytes from a plain server, whose files are known by their paths', async () => {
  await using dav = await startWebDav({ ids: false });
  dav.put('/问 题?#/答案.txt', Buffer.from('answer'));
  const [entry] = await list(dav);
  expect(entry).toMatchObject({
    id: 'p:/问 题?#/答案.txt',
    address: `${dav.address}%E9%97%AE%20%E9%A2%98%3F%23/%E7%AD%94%E6%A1%88.txt`,
  });
  const fetched = await webdavKind.fetch(reaching(dav), entry!, '');
  expect(!fetched.unchanged && (await text(fetched.bytes))).toBe('answer');
  dav.half.add('/问 题?#/答案.txt');
  const half = await webdavKind.fetch(reaching(dav), entry!, '');
  await expect(half.unchanged || text(half.bytes)).rejects.toMatchObject({ name: 'SourceFailure', passing: true });
});

test.each([true, false])('a folder that holds itself ends (ids of its own: %s)', async (ids) => {
  await using dav = await startWebDav({ ids });
  dav.put('/a.txt', Buffer.from('one'));
  dav.loops = true;
  expect((await list(dav)).filter(({ name }) => name === 'a.txt')).toHaveLength(1);
  expect(dav.requests.length).toBeLessThan(30);
});

test.each([
  [401, false, '用户名或密码'],
  [403, false, '没有权限'],
  [404, false, '不存在'],
  [405, false, '不是 WebDAV 目录'],
  [200, false, '不是 WebDAV 目录'],
  [423, true, '锁定'],
  [429, true, '访问次数'],
  [503, true, '暂时无法访问'],
  [507, true, '存储空间已满'],
])('a listing that is answered with %i says what to do', async (status, passing, words) => {
  await using dav = await startWebDav({ ids: true });
  dav.fail(status);
  await expect(list(dav)).rejects.toMatchObject({ passing, message: expect.stringContaining(words) });
});

test('a folder that may not be read breaks the listing off, and a wrong password begins none', async () => {
  await using dav = await startWebDav({ ids: true });
  dav.put('/a/a.txt', Buffer.from('one'));
  dav.put('/b/b.txt', Buffer.from('two'));
  dav.fail(403, '/b');
  await expect(list(dav)).rejects.toThrow('没有权限读取「/b/」');
  await expect(list(dav, 'wrong')).rejects.toThrow('用户名或密码不正确');
});

/** A server that answers everything in one way. */
async function answering(answer: (response: ServerResponse) => void) {
  const server = createServer((_request, response) => answer(response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/dav/`;
  return { address, [Symbol.asyncDispose]: async () => void server.close() };
}

test('a list that breaks off says so and not that the address is wrong', async () => {
  const part = '<?xml version="1.0"?><d:multistatus xmlns:d="DAV:"><d:response><d:href>/dav/</d:hr';
  await using dav = await answering((response) => response.writeHead(207).end(part));
  await expect(list(dav)).rejects.toMatchObject({ passing: true, message: expect.stringContaining('列表不完整') });
  await using other = await answering((response) => response.writeHead(207).end('<html><body>hello</body></html>'));
  await expect(list(other)).rejects.toThrow('不是 WebDAV 目录');
});

test('an address that leads to another host names it, whatever is refused there', async () => {
  await using refusing = await answering((response) => response.writeHead(401).end());
  const { host } = new URL(refusing.address);
  await using dav = await answering((response) => response.writeHead(301, { location: refusing.address }).end());
  await expect(list(dav)).rejects.toThrow(`该地址会转到 ${host}，请改填 http://${host} 上的地址`);
});
