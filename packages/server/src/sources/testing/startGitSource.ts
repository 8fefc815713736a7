import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { commitOf, gitObject, packed, packOf, treeOf, type GitObject, type TreeRow } from './gitObjects.ts';

/** A server with one repository, `/team/docs.git`, whose files a test changes by their paths; each state is one commit. */
export interface GitSource extends AsyncDisposable {
  address: string;
  host: string;
  /** A source of it, as it is saved. */
  settings: {
    kind: 'git';
    address: string;
    place: { branch?: string; folder?: string };
    user: string;
    password: string;
  };
  put(path: string, bytes: Buffer, mode?: string): void;
  move(from: string, to: string): void;
  remove(path: string): void;
  /** What the newest commit is of instead of the files; the objects are those that it needs. */
  state: { commit: GitObject; objects: GitObject[] } | undefined;
  branches: string[];
  /** The status that every request is answered with; 0 for none. */
  fault: number;
  /** How it answers the first request: as a server of today, or as one that is none. */
  speaks: 'second' | 'first' | 'dumb' | 'html';
  /** Whether it lets in without credentials. */
  open: boolean;
  /** Whether it can leave out what files hold. */
  filter: boolean;
  /** Makes another pack of the one that is asked for. */
  spoil: ((pack: Buffer) => Buffer) | undefined;
  /** Requests since `requests.length = 0`: `OPEN`, `REFS`, `TREES`, or `GET` with the path. */
  requests: string[];
}

const line = (data: string | Buffer): Buffer => {
  const bytes = Buffer.from(data as string);
  return Buffer.concat([Buffer.from((bytes.length + 4).toString(16).padStart(4, '0')), bytes]);
};
const flush = Buffer.from('0000');
const key = `Basic ${Buffer.from('reader:geheim').toString('base64')}`;

export async function startGitSource(): Promise<GitSource> {
  const files = new Map<string, { mode: string; blob: GitObject }>();
  /** Everything there ever was, as a repository keeps it. */
  const known = new Map<string, GitObject>();
  const add = (object: GitObject): GitObject => {
    known.set(object.oid, object);
    return object;
  };

  function folder(prefix: string, trees: GitObject[]): GitObject {
    const rows = new Map<string, TreeRow>();
    for (const [path, { mode, blob }] of files) {
      if (!path.startsWith(prefix)) continue;
      const [name = '', ...below] = path.slice(prefix.length).split('/');
      if (below.length === 0) rows.set(name, { mode, name, oid: blob.oid });
      else if (!rows.has(name)) rows.set(name, { mode: '40000', name, oid: folder(`${prefix}${name}/`, trees).oid });
    }
    const tree = add(treeOf([...rows.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))));
    trees.push(tree);
    return tree;
  }

  function newest(): { commit: GitObject; objects: GitObject[] } {
    if (store.state) return store.state;
    const trees: GitObject[] = [];
    const commit = add(commitOf(folder('', trees)));
    return { commit, objects: [commit, ...trees] };
  }

  function refs(asked: string): Buffer {
    store.requests.push('REFS');
    const prefixes = [...asked.matchAll(/ref-prefix (.*)\n/g)].map(([, prefix = '']) => prefix);
    if (files.size === 0 && !store.state) return flush;
    const { oid } = newest().commit;
    const all = [
      ['HEAD', ` symref-target:refs/heads/${store.branches[0]}`],
      ...store.branches.map((name) => [`refs/heads/${name}`, '']),
    ];
    const shown = all.filter(([name = '']) => prefixes.some((prefix) => name.startsWith(prefix)));
    return Buffer.concat([...shown.map(([name, more]) => line(`${oid} ${name}${more}\n`)), flush]);
  }

  function pack(asked: string): Buffer {
    const oid = /want ([\da-f]{40})\n/.exec(asked)?.[1] ?? '';
    const { commit, objects } = newest();
    let wanted: (GitObject | undefined)[] = [known.get(oid)];
    if (oid === commit.oid) {
      store.requests.push('TREES');
      const contents = asked.includes('filter blob:none\n') ? [] : [...files.values()].map(({ blob }) => blob);
      wanted = [...objects, ...contents];
    } else store.requests.push(`GET ${[...files].find(([, { blob }]) => blob.oid === oid)?.[0] ?? oid}`);
    const there = wanted.filter((object) => object !== undefined);
    if (there.length === 0) return line(`ERR upload-pack: not our ref ${oid}\n`);
    const whole = packOf(there.map(({ type, data }) => packed(type, data)));
    const sent = store.spoil ? store.spoil(whole) : whole;
    const lines = [line('packfile\n'), line('\u0002Counting objects\n')];
    for (let at = 0; at < sent.length; at += 60_000)
      lines.push(line(Buffer.concat([Buffer.from([1]), sent.subarray(at, at + 60_000)])));
    return Buffer.concat([...lines, flush]);
  }

  function advertisement(response: ServerResponse): void {
    store.requests.push('OPEN');
    const send = (type: string, ...body: (string | Buffer)[]) => {
      response.writeHead(200, { 'content-type': type });
      response.end(Buffer.concat(body.map((each) => Buffer.from(each as string))));
    };
    const smart = 'application/x-git-upload-pack-advertisement';
    const service = [line('# service=git-upload-pack\n'), flush];
    const branch = `${'0'.repeat(40)} refs/heads/main`;
    if (store.speaks === 'html') send('text/html', '<!doctype html><title>Welcome</title>');
    else if (store.speaks === 'dumb') send('text/plain; charset=utf-8', `${branch.replace(' ', '\t')}\n`);
    else if (store.speaks === 'first') send(smart, ...service, line(`${branch}\0multi_ack side-band-64k\n`), flush);
    else {
      const fetching = `fetch=shallow${store.filter ? ' filter' : ''}\n`;
      send(smart, ...service, line('version 2\n'), line('ls-refs=unborn\n'), line(fetching), flush);
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await text(request);
    const path = request.url ?? '';
    if (store.fault > 0) return void response.writeHead(store.fault).end();
    if (!store.open && request.headers.authorization !== key) return void response.writeHead(401).end();
    if (!path.startsWith('/team/docs.git/')) return void response.writeHead(404).end();
    if (path.includes('/info/refs?')) return advertisement(response);
    response.writeHead(200, { 'content-type': 'application/x-git-upload-pack-result' });
    response.end(asked.includes('command=ls-refs\n') ? refs(asked) : pack(asked));
  }

  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const address = `http://${host}/team/docs.git`;
  const store: GitSource = {
    address,
    host,
    settings: { kind: 'git', address, place: {}, user: 'reader', password: 'geheim' },
    put: (path, bytes, mode = '100644') => void files.set(path, { mode, blob: add(gitObject('blob', bytes)) }),
    move(from, to) {
      const file = files.get(from);
      files.delete(from);
      if (file) files.set(to, file);
    },
    remove: (path) => void files.delete(path),
    state: undefined,
    branches: ['main', 'draft'],
    fault: 0,
    speaks: 'second',
    open: false,
    filter: true,
    spoil: undefined,
    requests: [],
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return store;
}
