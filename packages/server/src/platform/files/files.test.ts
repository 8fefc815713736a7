import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { toFailure } from '../http/toFailure.ts';
import { FileStoreAway } from './away.ts';
import { folderStore } from './folder.ts';
import { patientStore } from './patientStore.ts';
import { s3Store } from './s3.ts';
import type { FileStore } from './store.ts';

/** Enough of S3 for the store: objects in memory; every request must be signed. */
const objects = new Map<string, Buffer>();
const seen: { method: string; headers: IncomingHttpHeaders; url: string }[] = [];
let server: Server;
let bucket: FileStore;
const folder = mkdtempSync(join(tmpdir(), 'tinystar-store-'));
const stores: Record<string, () => Promise<FileStore>> = {
  folder: () => folderStore(folder),
  s3: () => Promise.resolve(bucket),
};

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const { method = '', headers, url = '' } = request;
      seen.push({ method, headers, url });
      const key = url.split('?')[0]!;
      const signed = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/cn-1\/s3\/aws4_request/.test(
        headers.authorization ?? '',
      );
      if (!signed && !url.includes('X-Amz-Signature=')) return response.writeHead(403).end();
      const copied = headers['x-amz-copy-source'];
      if (method === 'PUT') objects.set(key, typeof copied === 'string' ? objects.get(copied)! : body);
      if (method === 'PUT') return response.writeHead(200).end();
      if (method === 'DELETE') return response.writeHead(objects.delete(key) ? 204 : 404).end();
      const found = objects.get(key);
      if (!found) return response.writeHead(404).end();
      const range = /bytes=(\d+)-(\d+)/.exec(headers.range ?? '');
      const part = range ? found.subarray(Number(range[1]), Number(range[2]) + 1) : found;
      response.writeHead(range ? 206 : 200, { 'content-length': part.length });
      response.end(method === 'HEAD' ? undefined : part);
    })();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `s3://bucket?endpoint=${endpoint}&region=cn-1`;
  bucket = s3Store({ url, accessKeyId: 'key', secretAccessKey: 'very secret', fetch: globalThis.fetch });
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe.each(Object.keys(stores))('%s', (kind) => {
  test('keeps bytes, gives all or a range, copies, deletes (REC-02)', async () => {
    const store = await stores[kind]!();
    const bytes = Buffer.from('0123456789'.repeat(20_000));
    const put = await store.put('docs/a1', Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]));
    expect(put).toEqual({ size: 200_000, sha256: createHash('sha256').update(bytes).digest('hex') });
    expect((await store.head('docs/a1'))?.size).toBe(200_000);
    expect(await buffer((await store.get('docs/a1'))!)).toEqual(bytes);
    expect((await buffer((await store.get('docs/a1', { start: 3, end: 5 }))!)).toString()).toBe('345');
    await store.copy('docs/a1', 'docs/b1');
    await store.delete('docs/a1');
    await store.delete('docs/a1');
    expect(await store.get('docs/a1')).toBeUndefined();
    expect(await store.head('docs/a1')).toBeUndefined();
    expect((await store.head('docs/b1'))?.size).toBe(200_000);
    await store.put('docs/empty', Buffer.alloc(0));
    expect((await store.head('docs/empty'))?.size).toBe(0);
  });

  test.each(['../x', '/x', 'a//b', 'a/../b', '.x', 'A', 'a\0', ''])('refuses the key %j (UP-06)', async (key) => {
    const store = await stores[kind]!();
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('not a file key');
  });
});

test('a broken upload leaves nothing behind (REC-02)', async () => {
  const store = await folderStore(folder);
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('connection lost');
    })(),
  );
  await expect(store.put('docs/broken', broken)).rejects.toThrow('connection lost');
  expect(await store.head('docs/broken')).toBeUndefined();
  expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
});

test('signs every S3 request with the hash of its body, and links by signature', async () => {
  seen.length = 0;
  await bucket.put('docs/c1', Buffer.from('hello'));
  expect(seen[0]!.headers).toMatchObject({
    'content-length': '5',
    'x-amz-content-sha256': createHash('sha256').update('hello').digest('hex'),
    authorization: expect.stringContaining('Signature='),
  });
  const link = await bucket.link('docs/c1', 60);
  expect(await (await fetch(link!)).text()).toBe('hello');
  expect(link).not.toContain('very secret');
});

test('a bucket that is not there, or lets us not in, is told by the name of the setting at the start', async () => {
  await expect(bucket.check()).rejects.toThrow('FILES_URL: there is no bucket bucket');
  objects.set('/bucket', Buffer.alloc(0));
  await bucket.check();
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `s3://bucket?endpoint=${endpoint}&region=cn-1`;
  const stranger = s3Store({ url, accessKeyId: 'other', secretAccessKey: 'wrong', fetch: globalThis.fetch });
  await expect(stranger.check()).rejects.toThrow('does not let us in (403)');
});

/** A bucket that takes a connection and then says nothing, or stops in the middle of the bytes. */
async function silentBucket(half = false) {
  const silent = createServer((_request, response) => {
    if (half) response.writeHead(200, { 'content-length': 10 }).write('01234');
  });
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    silent.closeAllConnections();
    silent.close();
  });
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const url = `s3://bucket?endpoint=${endpoint}&region=cn-1`;
  return s3Store({ url, accessKeyId: 'key', secretAccessKey: 'secret', fetch: globalThis.fetch, patience: 300 });
}

const never = () => new Promise<never>(() => undefined);
const hanging: FileStore = {
  check: never,
  put: never,
  get: never,
  head: never,
  delete: never,
  copy: never,
  link: never,
};

const verbs: Record<string, (store: FileStore) => Promise<unknown>> = {
  check: (store) => store.check(),
  put: (store) => store.put('docs/h1', Readable.from([Buffer.from('hello'), Buffer.from('you')])),
  get: (store) => store.get('docs/h1'),
  head: (store) => store.head('docs/h1'),
  delete: (store) => store.delete('docs/h1'),
  copy: (store) => store.copy('docs/h1', 'docs/h2'),
};

describe.each(Object.keys(verbs))('%s', (verb) => {
  test('of a bucket that hangs ends, and is worth another try (REC-07)', async () => {
    const failed = verbs[verb]!(await silentBucket());
    await expect(failed).rejects.toThrow(FileStoreAway);
    expect(toFailure(await failed.catch((error: unknown) => error)).status).toBe(503);
  });

  test('of a folder that hangs ends (REC-07)', async () => {
    await expect(verbs[verb]!(patientStore(hanging, 300))).rejects.toThrow(FileStoreAway);
  });
});

test('bytes that stop in the middle are told, not waited for (REC-07)', async () => {
  const bytes = await (await silentBucket(true)).get('docs/h1');
  await expect(buffer(bytes!)).rejects.toThrow(FileStoreAway);
});

test('whoever sends slowly is waited for (REC-07)', async () => {
  const store = patientStore(await folderStore(folder), 2_000);
  const slowly = Readable.from(
    (async function* () {
      yield Buffer.from('one');
      await sleep(2_500);
      yield Buffer.from('two');
    })(),
  );
  expect((await store.put('docs/slow', slowly)).size).toBe(6);
  expect((await buffer((await store.get('docs/slow'))!)).toString()).toBe('onetwo');
});

test('a bucket that is out of order is worth another try (REC-07)', async () => {
  const down = s3Store({
    url: 's3://bucket?endpoint=https://store.example',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    fetch: () => Promise.resolve(new Response(null, { status: 503 })),
  });
  for (const verb of Object.values(verbs)) await expect(verb(down)).rejects.toThrow(FileStoreAway);
});
