import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { ConfigError } from '../config/config.ts';
import { checkKey, type FileStore } from './store.ts';
import { workFolder } from './workFolder.ts';

export interface S3Settings {
  /** `s3://bucket?endpoint=https://…&region=…` */
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  fetch: typeof globalThis.fetch;
}

/** Files in an S3-compatible bucket, addressed by path. Uploads pass through a temporary file: S3 wants the length first. */
export function s3Store({ url, accessKeyId, secretAccessKey, fetch }: S3Settings): FileStore {
  const { hostname: bucket, searchParams } = new URL(url);
  const region = searchParams.get('region') ?? 'us-east-1';
  const base = `${(searchParams.get('endpoint') ?? '').replace(/\/$/, '')}/${bucket}`;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const address = (key: string) => `${base}/${checkKey(key)}`;

  const call = async (method: string, key: string, init: RequestInit & { duplex?: 'half' } = {}) => {
    const { body, duplex, ...rest } = init;
    const signed = await client.sign(address(key), { method, ...rest });
    return fetch(signed.url, { method, headers: signed.headers, ...(body ? { body, duplex } : {}) } as RequestInit);
  };
  const expect = async (answer: Response, what: string) => {
    if (answer.ok) return answer;
    await answer.body?.cancel();
    throw new Error(`file store refused to ${what}: status ${answer.status}`);
  };

  return {
    async check() {
      const signed = await client.sign(base, { method: 'HEAD' });
      const { status } = await fetch(signed.url, { method: 'HEAD', headers: signed.headers });
      if (status === 404) throw new ConfigError(`FILES_URL: there is no bucket ${bucket}`);
      if (status === 401 || status === 403)
        throw new ConfigError(
          `FILES_URL: the store does not let us in (${status}): check FILES_ACCESS_KEY_ID and its rights`,
        );
    },
    async put(key, bytes) {
      // A killed process leaves its drafts in a folder that the next start removes.
      await using folder = await workFolder();
      const draft = join(folder.path, 'draft');
      const hash = createHash('sha256');
      let size = 0;
      await pipeline(
        bytes instanceof Readable ? bytes : Readable.from([bytes]),
        async function* (source: AsyncIterable<Buffer>) {
          for await (const chunk of source) {
            hash.update(chunk);
            size += chunk.length;
            yield chunk;
          }
        },
        createWriteStream(draft, { flags: 'wx', mode: 0o600 }),
      );
      const sha256 = hash.digest('hex');
      const headers = { 'content-length': String(size), 'x-amz-content-sha256': sha256 };
      const body = size === 0 ? undefined : Readable.toWeb(createReadStream(draft));
      const init = { headers, duplex: 'half' as const, ...(body ? { body: body as unknown as BodyInit } : {}) };
      await (await expect(await call('PUT', key, init), 'store')).body?.cancel();
      return { size, sha256 };
    },
    async get(key, range) {
      const answer = await call('GET', key, range ? { headers: { range: `bytes=${range.start}-${range.end}` } } : {});
      if (answer.status === 404) return undefined;
      await expect(answer, 'read');
      return answer.body ? Readable.fromWeb(answer.body as unknown as NodeReadableStream) : Readable.from([]);
    },
    async head(key) {
      const answer = await call('HEAD', key);
      if (answer.status === 404) return undefined;
      await expect(answer, 'look');
      return { size: Number(answer.headers.get('content-length')) };
    },
    async delete(key) {
      const answer = await call('DELETE', key);
      if (answer.status !== 404) await expect(answer, 'delete');
      await answer.body?.cancel();
    },
    async copy(from, to) {
      const source = `/${bucket}/${checkKey(from)}`;
      await (await expect(await call('PUT', to, { headers: { 'x-amz-copy-source': source } }), 'copy')).body?.cancel();
    },
    async link(key, seconds) {
      const target = `${address(key)}?X-Amz-Expires=${seconds}`;
      return (await client.sign(target, { method: 'GET', aws: { signQuery: true } })).url;
    },
  };
}
