import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureOf, signedBy } from './signatureOf.ts';

/** An answer that is no success: a status and the code that the store gives with it. */
export interface StoreFault {
  status: number;
  code: string;
  /** Where it says that the bucket is. */
  region?: string;
  /** Where it sends on to. */
  location?: string;
}

/** A store with one bucket, `docs`, whose objects a test changes by their keys. It checks every signature. */
export interface S3Source extends AsyncDisposable {
  address: string;
  host: string;
  /** A source of it, as it is saved. */
  settings: { kind: 's3'; address: string; place: { bucket: string }; user: string; password: string };
  put(key: string, bytes: Buffer): void;
  move(from: string, to: string): void;
  remove(key: string): void;
  /** What every request is answered with; undefined for none. */
  fault: StoreFault | undefined;
  /** How many ms its clock is ahead. */
  ahead: number;
  /** Whether it reads requests without a signature. */
  open: boolean;
  /** Whether its listings are of the first version, which has no tokens and no encoding of keys. */
  old: boolean;
  /** Requests since `requests.length = 0`: `LIST` with where it begins, or `GET` with the key. */
  requests: string[];
}

interface Options {
  region?: string;
  /** Objects in a page of a listing. */
  page?: number;
}

const key = { id: 'reader', secret: 'geheim/+key' };
const bucket = 'docs';
const xml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const queryEscaped = (text: string) => encodeURIComponent(text).replace(/%20/g, '+').replace(/%2F/g, '/');
const etagOf = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');

export async function startS3Source({ region = 'us-east-1', page = 1_000 }: Options = {}): Promise<S3Source> {
  const objects = new Map<string, Buffer>();

  const fail = (response: ServerResponse, { status, code, region: there, location }: StoreFault) => {
    const region = there ? `<Region>${there}</Region>` : '';
    const headers = { 'content-type': 'application/xml', ...(location && { location }) };
    response.writeHead(status, headers).end(code && `<Error><Code>${code}</Code>${region}</Error>`);
  };

  function refused(request: IncomingMessage): StoreFault | undefined {
    if (store.fault) return store.fault;
    const signed = signedBy(request);
    if (!signed) return store.open ? undefined : { status: 403, code: 'AccessDenied' };
    if (signed.accessKeyId !== key.id) return { status: 403, code: 'InvalidAccessKeyId' };
    if (signed.region !== region) return { status: 400, code: 'AuthorizationHeaderMalformed', region };
    const [, day, time] = /^(\d{8})T(\d{6})Z$/.exec(String(request.headers['x-amz-date'])) ?? [];
    const parts =
      `${day}${time}`
        .match(/^(....)(..)(..)(..)(..)(..)$/)
        ?.slice(1)
        .map(Number) ?? [];
    const [year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0] = parts;
    const sentAt = Date.UTC(year, month - 1, date, hour, minute, second);
    if (!(Math.abs(Date.now() + store.ahead - sentAt) < 900_000)) return { status: 403, code: 'RequestTimeTooSkewed' };
    const whole = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.names.includes(name));
    const right = whole && signatureOf(request, { ...signed, secret: key.secret }) === signed.signature;
    return right ? undefined : { status: 403, code: 'SignatureDoesNotMatch' };
  }

  function listing(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const after = (store.old ? query.get('marker') : query.get('continuation-token')) ?? '';
    store.requests.push(`LIST ${after}`);
    const all = [...objects.keys()].filter((each) => each.startsWith(prefix) && each > after).toSorted();
    const [shown, more] = [all.slice(0, page), all.length > page];
    const nameOf = store.old ? String : queryEscaped;
    const contents = shown.map((each) => {
      const bytes = objects.get(each)!;
      return `<Contents><Key>${xml(nameOf(each))}</Key><LastModified>2026-11-29T00:00:00.000Z</LastModified><ETag>&quot;${etagOf(bytes)}&quot;</ETag><Size>${bytes.length}</Size><Owner><ID>1</ID></Owner></Contents>`;
    });
    const next = more && !store.old ? `<NextContinuationToken>${xml(shown.at(-1)!)}</NextContinuationToken>` : '';
    const encoding = store.old ? '' : '<EncodingType>url</EncodingType>';
    return `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Prefix>${xml(prefix)}</Prefix>${encoding}<IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    request.resume();
    const fault = refused(request);
    if (fault) return fail(response, fault);
    const [path = '', search = ''] = (request.url ?? '').split('?');
    const [, first = '', ...rest] = path.split('/').map(decodeURIComponent);
    const send = (body: string) => response.writeHead(200, { 'content-type': 'application/xml' }).end(body);
    if (first === '') return send('<ListAllMyBucketsResult><Buckets/></ListAllMyBucketsResult>');
    if (first !== bucket) return fail(response, { status: 404, code: 'NoSuchBucket' });
    if (rest.join('/') === '') return send(listing(new URLSearchParams(search)));
    store.requests.push(`GET ${rest.join('/')}`);
    const bytes = objects.get(rest.join('/'));
    if (!bytes) return fail(response, { status: 404, code: 'NoSuchKey' });
    return response.writeHead(200, { etag: `"${etagOf(bytes)}"` }).end(bytes);
  }

  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const address = `http://${host}/`;
  const store: S3Source = {
    address,
    host,
    settings: { kind: 's3', address, place: { bucket }, user: key.id, password: key.secret },
    put: (name, bytes) => void objects.set(name, bytes),
    move(from, to) {
      const bytes = objects.get(from);
      objects.delete(from);
      if (bytes) objects.set(to, bytes);
    },
    remove: (name) => void objects.delete(name),
    fault: undefined,
    ahead: 0,
    open: false,
    old: false,
    requests: [],
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return store;
}
