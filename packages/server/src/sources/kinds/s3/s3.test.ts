import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { bytesOf, listAll, reachingAs } from '../../testing/reachingOf.ts';
import { startS3Source, type S3Source, type StoreFault } from '../../testing/startS3Source.ts';
import type { Reaching, SourceAccess, SourceEntry } from '../kind.ts';
import { s3Kind } from './index.ts';

const reaching = ({ settings }: Pick<S3Source, 'settings'>, change?: Partial<SourceAccess>): Reaching =>
  reachingAs(s3Kind, settings, change).reaching;

const list = (store: S3Source, change?: Partial<SourceAccess>): Promise<SourceEntry[]> =>
  listAll(s3Kind, reachingAs(s3Kind, store.settings, change));

const odd = `售后 & 服务/退货 100%+(1)!*'~?#.txt`;

test.each([false, true])('lists the objects below a folder, page by page (first version: %s)', async (old) => {
  await using store = await startS3Source({ page: 2 });
  store.old = old;
  for (const key of ['资料/a.txt', '资料/b/c.txt', '资料/', '资料/b/', '资料/.hidden', '资料/~$a.docx', '其他/d.txt'])
    store.put(key, Buffer.from(key));
  store.put(`资料/${odd}`, Buffer.from('odd'));
  const found = await list(store, { place: { bucket: 'docs', folder: '/资料/' } });
  expect(found.map(({ id, path }) => `${id} ${path}`).toSorted()).toEqual(
    ['a.txt', 'b/c.txt', odd].map((path) => `资料/${path} /${path}`),
  );
  expect(found.find(({ name }) => name === 'c.txt')).toMatchObject({
    size: 14,
    revision: expect.stringMatching(/^e:/),
  });
  // What takes a signature opens for no person.
  expect(found.every(({ address }) => address === undefined)).toBe(true);
  expect(store.requests).toHaveLength(4);
});

test('fetches an object of any key, and keeps the revision of what was fetched', async () => {
  await using store = await startS3Source();
  store.put(odd, Buffer.from('one'));
  const [before] = await list(store);
  store.put(odd, Buffer.from('another'));
  const fetched = await s3Kind.fetch(reaching(store), before!, '');
  const [after] = await list(store);
  expect(fetched).toMatchObject({ unchanged: false, revision: after!.revision, name: before!.name });
  expect(after!.revision).not.toBe(before!.revision);
  expect(String(await bytesOf(fetched))).toBe('another');
  store.remove(odd);
  await expect(s3Kind.fetch(reaching(store), before!, '')).rejects.toMatchObject({ passing: true });
});

test('a public bucket is read without a key pair, and its objects open for everyone', async () => {
  await using store = await startS3Source();
  store.put('a b.txt', Buffer.from('one'));
  await expect(list(store, { user: '', password: '' })).rejects.toThrow('不允许公开读取');
  store.open = true;
  expect(await list(store, { user: '', password: '' })).toMatchObject([{ address: `${store.address}docs/a%20b.txt` }]);
});

const key = { user: 'reader', password: 'geheim/+key' };
test.each([
  [{ ...key, user: 'other' }, 'AccessKey ID不正确'],
  [{ ...key, user: '读者' }, 'AccessKey ID不正确'],
  [{ ...key, password: 'wrong' }, 'AccessKey Secret不正确'],
  [{ place: { bucket: 'none', region: 'eu-west-1' } }, '存储桶「none」不存在'],
  [{ place: { region: 'eu-west-1' } }, '请填写存储桶的名称'],
  [{ place: { bucket: 'docs', region: 'cn-north-1' } }, '存储桶在地域eu-west-1，请把地域改为eu-west-1'],
] satisfies [Partial<SourceAccess>, string][])('wrong settings %j are told from each other', async (change, words) => {
  await using store = await startS3Source({ region: 'eu-west-1' });
  const place = { bucket: 'docs', region: 'eu-west-1' };
  await expect(list(store, { place, ...change })).rejects.toMatchObject({
    passing: false,
    message: expect.stringContaining(words),
  });
});

test.each([
  [{ status: 301, code: 'PermanentRedirect', region: 'eu-west-1' }, false, '请把地域改为eu-west-1'],
  [{ status: 301, code: 'PermanentRedirect' }, false, '地域不正确'],
  [{ status: 403, code: 'AccessDenied' }, false, '没有权限列出'],
  [{ status: 403, code: '' }, false, '没有权限列出'],
  [{ status: 403, code: 'RequestTimeTooSkewed' }, false, '校准时间'],
  [{ status: 503, code: 'SlowDown' }, true, '访问次数'],
  [{ status: 429, code: '' }, true, '访问次数'],
  [{ status: 500, code: 'InternalError' }, true, '暂时无法访问'],
  [{ status: 502, code: '' }, true, '暂时无法访问'],
  [{ status: 400, code: 'constructor' }, false, '拒绝了请求（constructor）'],
  [{ status: 404, code: '' }, false, '不是S3存储服务'],
  [{ status: 302, code: '', location: 'https://login.example.com/a' }, false, '会转到https://login.example.com'],
] satisfies [StoreFault, boolean, string][])('an answer %j says what to do', async (fault, passing, words) => {
  await using store = await startS3Source();
  store.fault = fault;
  await expect(list(store)).rejects.toMatchObject({ passing, message: expect.stringContaining(words) });
});

test('a clock that is wrong is told, and what may not be read or is archived', async () => {
  await using store = await startS3Source();
  store.put('a.txt', Buffer.from('one'));
  const [entry] = await list(store);
  store.ahead = 3_600_000;
  await expect(list(store)).rejects.toThrow('校准时间');
  store.fault = { status: 403, code: 'InvalidObjectState' };
  await expect(s3Kind.fetch(reaching(store), entry!, '')).rejects.toThrow('「/a.txt」已归档');
  store.fault = { status: 403, code: 'AccessDenied' };
  await expect(s3Kind.fetch(reaching(store), entry!, '')).rejects.toThrow('没有权限读取「/a.txt」');
});

test('no signature follows a store that sends on to another host', async () => {
  const seen: string[] = [];
  const other = createServer((request, response) => {
    seen.push(request.headers.authorization ?? 'none');
    response.end('<ListBucketResult/>');
  });
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const elsewhere = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  await using store = await startS3Source();
  store.fault = { status: 307, code: 'TemporaryRedirect', location: elsewhere };
  await expect(list(store)).rejects.toThrow('TemporaryRedirect');
  const { fetch, signal } = reaching(store);
  (await fetch(new URL(store.address), { signal })).body.destroy();
  expect(seen).toEqual(['none']);
  other.close();
});

test('a page that is no listing is no store', async () => {
  const page = createServer((_, response) => void response.end('<html><body>Welcome<br></body></html>'));
  await once(page.listen(0, '127.0.0.1'), 'listening');
  await using store = await startS3Source();
  const address = new URL(`http://127.0.0.1:${(page.address() as AddressInfo).port}`);
  await expect(list(store, { address })).rejects.toThrow('该地址不是S3存储服务');
  page.close();
});

test('is called after its folder, else after its bucket', async () => {
  await using store = await startS3Source();
  expect(await s3Kind.title(reaching(store))).toBe('docs');
  expect(await s3Kind.title(reaching(store, { place: { bucket: 'docs', folder: 'a/产品资料' } }))).toBe('产品资料');
});
