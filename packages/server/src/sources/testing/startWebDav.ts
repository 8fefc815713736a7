import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Stored {
  id: number;
  bytes: Buffer;
  modified: Date;
}

/** A WebDAV server whose files a test changes; paths begin with a slash and are below its address. */
export interface WebDav extends AsyncDisposable {
  address: string;
  host: string;
  put(path: string, bytes: Buffer, modified?: Date): void;
  move(from: string, to: string): void;
  remove(path: string): void;
  paths(): string[];
  /** A status that every request, or every request for a file or below a folder, is answered with; 0 for none. */
  fail(status: number, below?: string): void;
  /** Files that end in the middle. */
  half: Set<string>;
  /** Waits so many ms before it answers. */
  delay: number;
  /** Requests since `requests.length = 0`, as method and decoded path. */
  requests: string[];
  /** Whether a listing shows each folder inside itself. */
  loops: boolean;
}

interface Options {
  /** As Nextcloud: files and folders have ids of their own. Else a plain server, whose etag comes from the content. */
  ids: boolean;
  user?: string;
  password?: string;
}

const xml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export async function startWebDav({ ids, user = 'user', password = 'geheim' }: Options): Promise<WebDav> {
  const root = ids ? '/remote.php/dav/files/user' : '/dav';
  const files = new Map<string, Stored>();
  const folders = new Map<string, number>();
  const faults = new Map<string, number>();
  let nextId = 1;
  const basic = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

  const folderId = (path: string) => {
    if (!folders.has(path)) folders.set(path, nextId++);
    return folders.get(path)!;
  };
  const props = (path: string, file: Stored | undefined) => {
    const etag = file && createHash('md5').update(file.bytes).digest('hex');
    const href = `${root}${path}`.split('/').map(encodeURIComponent).join('/');
    const own = file
      ? `<d:resourcetype/><d:getetag>&quot;${etag}&quot;</d:getetag><d:getcontentlength>${file.bytes.length}</d:getcontentlength><d:getlastmodified>${file.modified.toUTCString()}</d:getlastmodified>`
      : '<d:resourcetype><d:collection/></d:resourcetype>';
    const id = ids ? `<oc:fileid>${file?.id ?? folderId(path)}</oc:fileid>` : '';
    return `<d:response><d:href>${xml(href)}${file ? '' : '/'}</d:href><d:propstat><d:prop>${own}${id}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat><d:propstat><d:prop><d:resource-id/></d:prop><d:status>HTTP/1.1 404 Not Found</d:status></d:propstat></d:response>`;
  };
  const listing = (folder: string) => {
    const inside = new Map<string, Stored | undefined>();
    for (const [path, file] of files) {
      if (!path.startsWith(`${folder}/`)) continue;
      const [first = '', ...more] = path.slice(folder.length + 1).split('/');
      inside.set(`${folder}/${first}`, more.length > 0 ? undefined : file);
    }
    const looped = dav.loops ? props(`${folder}/loop`, undefined) : '';
    return `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:oc="http://owncloud.org/ns">${props(folder, undefined)}${[...inside].map(([path, file]) => props(path, file)).join('')}${looped}</d:multistatus>`;
  };

  function answer(request: IncomingMessage, response: ServerResponse) {
    const path = decodeURIComponent((request.url ?? '').slice(root.length)).replace(/\/$/, '');
    dav.requests.push(`${request.method} ${path || '/'}`);
    const fault = [...faults].find(([below]) => path === below || path.startsWith(`${below}/`) || below === '');
    if (fault) return response.writeHead(fault[1]).end();
    if (request.headers.authorization !== basic) return response.writeHead(401).end();
    const file = files.get(path);
    if (request.method === 'PROPFIND') {
      if (request.headers.depth !== '1') return response.writeHead(403).end();
      const there =
        path === '' ||
        (dav.loops && path.endsWith('/loop')) ||
        [...files.keys()].some((each) => each.startsWith(`${path}/`));
      if (!there) return response.writeHead(404).end();
      return response.writeHead(207, { 'content-type': 'application/xml' }).end(listing(path));
    }
    if (request.method !== 'GET' || !file) return response.writeHead(file ? 405 : 404).end();
    const bytes = dav.half.has(path) ? file.bytes.subarray(0, Math.floor(file.bytes.length / 2)) : file.bytes;
    return response.writeHead(200).end(bytes);
  }

  const server = createServer((request, response) => {
    request.resume();
    setTimeout(() => answer(request, response), dav.delay);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const dav: WebDav = {
    address: `http://${host}${root}/`,
    host,
    put(path, bytes, modified = new Date()) {
      files.set(path, { id: files.get(path)?.id ?? nextId++, bytes, modified });
    },
    move(from, to) {
      const file = files.get(from);
      files.delete(from);
      if (file) files.set(to, file);
    },
    remove: (path) => void files.delete(path),
    paths: () => [...files.keys()],
    fail(status, below = '') {
      if (status === 0) faults.delete(below);
      else faults.set(below, status);
    },
    half: new Set(),
    delay: 0,
    requests: [],
    loops: false,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return dav;
}
