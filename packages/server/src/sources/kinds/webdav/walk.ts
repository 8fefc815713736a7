import { buffer } from 'node:stream/consumers';
import { SourceFailure, type Reaching, type SourceEntry } from '../kind.ts';
import { readMultistatus, wantedProps, type Resource } from './multistatus.ts';
import { brokenOff, notWebDav, refusal, sentElsewhere } from './words.ts';

/** Folders that lie deeper are taken for a loop. */
const DEEPEST = 20;
const MOST_FOLDERS = 5_000;

interface Folder {
  /** Below the address of the source, decoded, with a slash at its end. */
  path: string;
  depth: number;
}

/** Every file below the folder, one request a folder, never one for the whole tree. */
export async function* walk(reaching: Reaching): AsyncGenerator<SourceEntry> {
  const waiting: Folder[] = [{ path: '/', depth: 0 }];
  const seen = new Set<string>();
  let folders = 0;
  for (let folder = waiting.shift(); folder; folder = waiting.shift()) {
    reaching.signal.throwIfAborted();
    if (++folders > MOST_FOLDERS) throw new SourceFailure(`来源的文件夹超过 ${MOST_FOLDERS} 个，请填写更里面的文件夹`);
    for (const resource of await look(reaching, folder)) {
      const key = resource.id || `p:${resource.path}`;
      // A folder that holds one above it ends here where folders have ids, else by its depth.
      if (seen.has(key)) continue;
      seen.add(key);
      if (!resource.folder) yield entryOf(reaching, resource);
      else if (folder.depth < DEEPEST) waiting.push({ path: `${resource.path}/`, depth: folder.depth + 1 });
    }
  }
}

interface Found extends Resource {
  /** Below the address of the source, decoded, without a slash at its end. */
  path: string;
  name: string;
}

/** What a folder holds, itself and hidden files left out. */
async function look({ access, fetch: ask, signal }: Reaching, folder: Folder): Promise<Found[]> {
  const what = folder.depth === 0 ? access.address.pathname : folder.path;
  const answer = await ask(urlOf(access.address, folder.path), {
    method: 'PROPFIND',
    headers: { depth: '1', 'content-type': 'application/xml; charset=utf-8' },
    body: wantedProps,
    signal,
  });
  if (answer.status !== 207) {
    answer.body.destroy();
    // The credentials did not go along: what is said there says nothing of them.
    if (answer.url.host !== access.address.host) throw sentElsewhere(answer.url);
    if (answer.status < 300) throw notWebDav();
    const failure = refusal(answer.status, what);
    // One that is gone since its parent was read is gone for certain once that is read again.
    if (folder.depth > 0 && answer.status === 404) throw new SourceFailure(failure.message, { passing: true });
    throw failure;
  }
  const found = readMultistatus(await buffer(answer.body));
  if (found === 'broken') throw brokenOff();
  if (!found) throw notWebDav();
  const root = partsOf(answer.url.pathname);
  if (!root) throw notWebDav();
  return found.flatMap((resource): Found[] => {
    const parts = URL.canParse(resource.href, answer.url)
      ? partsOf(new URL(resource.href, answer.url).pathname)
      : undefined;
    const name = parts?.at(-1);
    if (!parts || name === undefined || parts.length !== root.length + 1) return [];
    if (root.some((part, at) => part !== parts[at]) || /^(\.|~\$)/.test(name)) return [];
    if (resource.status >= 400) throw refusal(resource.status, `${folder.path}${name}`);
    return [{ ...resource, name, path: `${folder.path}${name}` }];
  });
}

function entryOf({ access: { address } }: Reaching, { id, name, path, etag, modified, size }: Found): SourceEntry {
  // Strong or weak, quoted or not: servers change their mind about that between two answers.
  const tag = etag.replace(/^W\//, '').replace(/^"|"$/g, '');
  const nextcloud = /^(.*)\/remote\.php\//.exec(address.pathname)?.[1];
  const opened = nextcloud !== undefined && id.startsWith('f:');
  return {
    id: id || `p:${path}`,
    name,
    path,
    revision: tag ? `e:${tag}` : modified ? `m:${modified}:${size ?? ''}` : '',
    ...(size !== undefined && { size }),
    address: opened ? `${address.origin}${nextcloud}/f/${id.slice(2)}` : urlOf(address, path).href,
  };
}

/** The address of a path below the source's. */
export function urlOf(address: URL, path: string): URL {
  const url = new URL(address);
  const base = url.pathname.replace(/\/$/, '');
  url.pathname = `${base}${path.split('/').map(encodeURIComponent).join('/')}`;
  return url;
}

/** The decoded parts of a path; undefined for one that is not encoded as it should be. */
function partsOf(path: string): string[] | undefined {
  try {
    const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
    return parts.some((part) => part.includes('/') || part === '..' || part === '.') ? undefined : parts;
  } catch {
    return undefined;
  }
}
