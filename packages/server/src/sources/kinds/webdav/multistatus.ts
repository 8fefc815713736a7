import { walkXml } from '../../../cook/text/xml.ts';

/** One resource of a folder's answer; texts as they are sent, '' where there are none. */
export interface Resource {
  href: string;
  folder: boolean;
  /** What the server knows it by, whatever its path. */
  id: string;
  etag: string;
  modified: string;
  size: number | undefined;
  /** Of the resource itself, where it could not be read. */
  status: number;
}

/** What is asked of each resource. */
export const wantedProps = `<?xml version="1.0" encoding="utf-8"?>
<d:propfind xmlns:d="DAV:" xmlns:oc="http://owncloud.org/ns"><d:prop><d:resourcetype/><d:getetag/><d:getlastmodified/><d:getcontentlength/><d:resource-id/><oc:fileid/></d:prop></d:propfind>`;

const statusIn = (line: string): number => Number(/\b(\d{3})\b/.exec(line)?.[1] ?? 0);

/** Reads the answer to a PROPFIND; undefined when it is none, `broken` where it is a part of one. Properties that a server has not got do not count. */
export function readMultistatus(answer: Buffer): Resource[] | 'broken' | undefined {
  const found: Resource[] = [];
  let known = false;
  let path: string[] = [];
  let text = '';
  let now: Omit<Resource, 'folder' | 'size'> = blank();
  let props = new Map<string, string>();
  let good = new Map<string, string>();
  const ends: Record<string, () => void> = {
    'response/href': () => (now.href ||= text.trim()),
    'response/status': () => (now.status = statusIn(text)),
    'resourcetype/collection': () => props.set('folder', 'yes'),
    'resource-id/href': () => props.set('resource-id', text.trim()),
    'propstat/status': () => props.set('status', text),
    'multistatus/response': () => found.push(resource(now, good)),
  };
  try {
    walkXml(answer, {
      open(name) {
        known ||= name === 'multistatus';
        path.push(name);
        text = '';
        if (name === 'response') [now, good] = [blank(), new Map()];
        if (name === 'propstat') props = new Map();
      },
      text: (part) => void (text += part),
      close(name) {
        path = path.slice(0, -1);
        const parent = path.at(-1) ?? '';
        ends[`${parent}/${name}`]?.();
        if (parent === 'prop' && name !== 'resourcetype' && name !== 'resource-id') props.set(name, text.trim());
        if (name === 'propstat' && [0, 200].includes(statusIn(props.get('status') ?? '')))
          good = new Map([...good, ...props]);
        text = '';
      },
    });
  } catch {
    return known ? 'broken' : undefined;
  }
  return known ? (path.length === 0 ? found : 'broken') : undefined;
}

const blank = () => ({ href: '', id: '', etag: '', modified: '', status: 200 });

function resource(now: Omit<Resource, 'folder' | 'size'>, props: ReadonlyMap<string, string>): Resource {
  const size = props.get('getcontentlength') ?? '';
  const [fileId, resourceId] = [props.get('fileid'), props.get('resource-id')];
  return {
    ...now,
    folder: props.has('folder'),
    id: fileId ? `f:${fileId}` : resourceId ? `r:${resourceId}` : '',
    etag: props.get('getetag') ?? '',
    modified: props.get('getlastmodified') ?? '',
    size: /^\d{1,15}$/.test(size) ? Number(size) : undefined,
  };
}
