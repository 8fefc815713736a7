import type { SourceAnswer } from '../../../platform/egress/index.ts';
import type { Reaching } from '../kind.ts';
import { repositoryOf } from './address.ts';
import { delimiter, flush, lineOf, readLines, textOf } from './pktLine.ts';
import { brokenOff, dumbOnly, notGit, refusal, said, sentElsewhere, tooOld } from './words.ts';

/** A repository as it is asked. */
export interface Remote {
  /** What `/git-upload-pack` is added to. */
  base: string;
  /** Whether it can leave out what files hold. */
  filter: boolean;
}

export interface Ref {
  name: string;
  oid: string;
  /** What a symbolic one stands for; '' for another one. */
  target: string;
}

const protocol = { 'git-protocol': 'version=2' };
/** Far more than the branches of a repository that people work on. */
const mostRefs = 4 * 1024 * 1024;
/** Milliseconds for a server to gather what is asked for. */
const patience = 60_000;

/** Finds out where a repository answers and what it can; one request, a second one where the address lacks its `.git`. */
export async function openRemote(reaching: Reaching): Promise<Remote> {
  const { access } = reaching;
  const base = repositoryOf(access.address);
  let answer = await advertisement(reaching, base);
  if (answer.status === 404 && !base.endsWith('.git')) {
    answer.body.destroy();
    answer = await advertisement(reaching, `${base}.git`);
  }
  const { status, url, headers, body } = answer;
  try {
    // The credentials did not go along: what is said there says nothing of them.
    if (url.host !== access.address.host) throw sentElsewhere(url);
    if (status !== 200) throw refusal(access, status);
    const type = String(headers['content-type'] ?? '');
    if (!type.startsWith('application/x-git-upload-pack-advertisement'))
      throw /^text\/plain|octet-stream/.test(type) ? dumbOnly() : notGit();
    return { base: url.href.replace(/\/info\/refs\?.*$/, ''), filter: (await capabilities(body)).includes('filter') };
  } finally {
    body.destroy();
  }
}

const advertisement = ({ fetch: ask, signal }: Reaching, base: string): Promise<SourceAnswer> =>
  ask(new URL(`${base}/info/refs?service=git-upload-pack`), { headers: protocol, signal });

/** What its `fetch` can; servers without the second version of the protocol begin with their branches instead. */
async function capabilities(body: SourceAnswer['body']): Promise<string[]> {
  let fetching: string[] | undefined;
  let second = false;
  for await (const line of readLines(body)) {
    if (line === 'flush' && second) return fetching ?? [];
    if (typeof line === 'string') continue;
    const text = textOf(line);
    if (text === 'version 2') second = true;
    else if (!second && !text.startsWith('# service=')) throw tooOld();
    else if (text.startsWith('fetch=')) fetching = text.slice('fetch='.length).split(' ');
  }
  throw second ? brokenOff() : tooOld();
}

/** The references that begin with one of `prefixes`, in one request. */
export async function listRefs(reaching: Reaching, remote: Remote, prefixes: readonly string[]): Promise<Ref[]> {
  const asked = ['symrefs', ...prefixes.map((prefix) => `ref-prefix ${prefix}`)];
  const { body } = await post(reaching, remote, { command: 'ls-refs', asked, maxBytes: mostRefs });
  const refs: Ref[] = [];
  try {
    for await (const line of readLines(body)) {
      if (line === 'flush') return refs;
      if (typeof line === 'string') continue;
      const [, oid = '', name = '', more = ''] = /^([\da-f]{40}) (\S+)(.*)$/.exec(textOf(line)) ?? [];
      if (oid) refs.push({ name, oid, target: /symref-target:(\S+)/.exec(more)?.[1] ?? '' });
    }
  } finally {
    body.destroy();
  }
  throw brokenOff();
}

export interface Wanted {
  oid: string;
  /** A commit: without those before it, and without what its files hold where the server can leave that out. */
  commit?: boolean;
  maxBytes: number;
}

/** The bytes of a pack with what is wanted, as they come. */
export async function* fetchPack(
  reaching: Reaching,
  remote: Remote,
  { oid, commit = false, maxBytes }: Wanted,
): AsyncGenerator<Buffer> {
  const shallow = ['deepen 1', ...(remote.filter ? ['filter blob:none'] : [])];
  const asked = ['no-progress', 'ofs-delta', ...(commit ? shallow : []), `want ${oid}`, 'done'];
  const { body } = await post(reaching, remote, { command: 'fetch', asked, maxBytes });
  let begun = false;
  try {
    for await (const line of readLines(body)) {
      if (line === 'flush' && begun) return;
      if (typeof line === 'string') continue;
      if (!begun) begun = textOf(line) === 'packfile';
      else if (line[0] === 1) yield line.subarray(1);
      else if (line[0] === 3) throw said(line.toString('utf8', 1));
    }
  } finally {
    body.destroy();
  }
  throw brokenOff();
}

async function post(
  { access, fetch: ask, signal }: Reaching,
  { base }: Remote,
  { command, asked, maxBytes }: { command: string; asked: readonly string[]; maxBytes: number },
): Promise<SourceAnswer> {
  const answer = await ask(new URL(`${base}/git-upload-pack`), {
    method: 'POST',
    headers: { ...protocol, 'content-type': 'application/x-git-upload-pack-request' },
    body: [lineOf(`command=${command}`), delimiter, ...asked.map(lineOf), flush].join(''),
    follow: false,
    timeout: patience,
    silence: patience,
    maxBytes,
    signal,
  });
  if (answer.status === 200) return answer;
  answer.body.destroy();
  throw refusal(access, answer.status);
}
