import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An object store with one bucket in memory: enough of S3 for servers that are processes of their own. */
export interface FakeS3 {
  /** What a server needs in its environment to use it. */
  environment: Record<'FILES_URL' | 'FILES_ACCESS_KEY_ID' | 'FILES_SECRET_ACCESS_KEY', string>;
  /** Keys of what is stored, without the bucket. */
  keys(): string[];
  /** While it is down every call answers 503. */
  down: boolean;
  close(): void;
}

const bucket = '/bucket';

/** Starts it on 127.0.0.1 and a free port. */
export async function startFakeS3(): Promise<FakeS3> {
  const stored = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const { method = '', headers, url = '' } = request;
      const path = url.split('?')[0]!;
      if (store.down) return response.writeHead(503).end();
      if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return response.writeHead(403).end();
      const source = headers['x-amz-copy-source'];
      if (method === 'PUT') {
        const bytes = typeof source === 'string' ? stored.get(source) : body;
        if (bytes) stored.set(path, bytes);
        return response.writeHead(bytes ? 200 : 404).end();
      }
      if (method === 'DELETE') return response.writeHead(stored.delete(path) ? 204 : 404).end();
      const found = path === bucket ? Buffer.alloc(0) : stored.get(path);
      if (!found) return response.writeHead(404).end();
      const range = /bytes=(\d+)-(\d+)/.exec(headers.range ?? '');
      const part = range ? found.subarray(Number(range[1]), Number(range[2]) + 1) : found;
      response.writeHead(range ? 206 : 200, { 'content-length': part.length });
      response.end(method === 'HEAD' ? undefined : part);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const store: FakeS3 = {
    environment: {
      FILES_URL: `s3:/${bucket}?endpoint=${encodeURIComponent(endpoint)}&region=here`,
      FILES_ACCESS_KEY_ID: 'key',
      FILES_SECRET_ACCESS_KEY: 'secret',
    },
    keys: () => [...stored.keys()].map((path) => path.slice(bucket.length + 1)),
    down: false,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return store;
}
