import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import { ConfigError } from '../config/config.ts';
import { FileStoreAway, silenceOf, unlessSilent, usual, type Silence } from './away.ts';
import { checkKey, type FileStore } from './store.ts';
import { workFolder } from './workFolder.ts';

export interface S3Settings {
  /** `s3://bucket?endpoint=https://…&region=…` */
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  fetch: typeof globalThis.fetch;
  /** Milliseconds. */
  patience?: number;
}

/** Files in an S3-compatible bucket, addressed by path. Uploads pass through a temporary file: S3 wants the length first. */
export function s3Store({ url, accessKeyId, secretAccessKey, fetch, patience = usual }: S3Settings): FileStore {
  const { hostname: bucket, searchParams } = new URL(url);
  const region = searchParams.get('region') ?? 'us-east-1';
  const base = `${(searchParams.get('endpoint') ?? '').replace(/\/$/, '')}/${bucket}`;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const address = (key: string) => `${base}/${checkKey(key)}`;

  const ask = async (silence: Silence, address: string, init: RequestInit) => {
    try {
      return await unlessSilent(silence, () => fetch(address, { ...init, signal: silence.signal }));
    } catch (error) {
      throw error instanceof FileStoreAway
        ? error
        : new FileStoreAway('the file store is out of reach', { cause: error });
    }
  };
  const call = async (method: string, key: string, headers: Record<string, string> = {}, file?: string) => {
    const signed = await client.sign(address(key), { method, headers });
    const silence = silenceOf(patience);
    const body =
      file === undefined ? {} : { body: partsOf(file, silence) as unknown as BodyInit, duplex: 'half' as const };
    return ask(silence, signed.url, { method, headers: signed.headers, ...body });
  };
  const expect = async (answer: Response, what: string) => {
    if (answer.ok) return answer;
    await answer.body?.cancel();
    const said = `file store refused to ${what}: status ${answer.status}`;
    throw answer.status >= 500 || answer.status === 429 ? new FileStoreAway(said) : new Error(said);
  };

  return {
    async check() {
      const signed = await client.sign(base, { method: 'HEAD' });
      const { status } = await ask(silenceOf(Math.min(patience, 5_000)), signed.url, {
        method: 'HEAD',
        headers: signed.headers,
      });
      if (status === 404) throw new ConfigError(`FILES_URL: there is no bucket ${bucket}`);
      if (status === 401 || status === 403)
        throw new ConfigError(
          `FILES_URL: the store does not let us in (${status}): check FILES_ACCESS_KEY_ID and its rights`,
        );
      if (status >= 500) throw new FileStoreAway(`the file store answers with status ${status}`);
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
      await (await expect(await call('PUT', key, headers, size === 0 ? undefined : draft), 'store')).body?.cancel();
      return { size, sha256 };
    },
    async get(key, range) {
      const answer = await call('GET', key, range ? { range: `bytes=${range.start}-${range.end}` } : {});
      if (answer.status === 404) return undefined;
      await expect(answer, 'read');
      return Readable.from(answer.body ? receivedFrom(answer.body, patience) : [], { objectMode: false });
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
      await (await expect(await call('PUT', to, { 'x-amz-copy-source': source }), 'copy')).body?.cancel();
    },
    async link(key, seconds) {
      const target = `${address(key)}?X-Amz-Expires=${seconds}`;
      return (await client.sign(target, { method: 'GET', aws: { signQuery: true } })).url;
    },
  };
}

/** A file as the body of a call: each part that the store takes gives it time for the next. */
function partsOf(file: string, silence: Silence) {
  const parts = async function* () {
    for await (const part of createReadStream(file)) {
      silence.begin();
      yield part as Buffer;
    }
  };
  return Readable.toWeb(Readable.from(parts(), { objectMode: false }));
}

/** The parts of an answer. The reader may take his time between them. */
async function* receivedFrom(body: ReadableStream<Uint8Array>, patience: number): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const part = await unlessSilent(silenceOf(patience), () => reader.read());
      if (part.done) return;
      yield part.value;
    }
  } finally {
    // Its connection may have broken, which the reading has told.
    await reader.cancel().catch(() => undefined);
  }
}
