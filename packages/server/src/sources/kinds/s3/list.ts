import { buffer } from 'node:stream/consumers';
import { SourceFailure, type Reaching, type SourceEntry } from '../kind.ts';
import { ask } from './ask.ts';
import { bucketOf, decoded, encoded, urlOf, type Bucket } from './bucket.ts';
import { readAnswer, type StoredObject } from './readAnswer.ts';
import { noBucketNamed, notS3 } from './words.ts';

/** Pages of a thousand objects; a bucket that has more holds hardly anything that is to be read. */
const MOST_PAGES = 1_000;

interface ListedPage {
  objects: StoredObject[];
  /** Where the next page begins; undefined for the last one. */
  next: Record<string, string> | undefined;
}

/** Every file below the folder, a request for each thousand objects. Keys that end with a slash stand for folders. */
export async function* list(reaching: Reaching): AsyncGenerator<SourceEntry> {
  const bucket = bucketOf(reaching.access);
  let from: ListedPage['next'] = {};
  for (let pages = 0; from; pages++) {
    reaching.signal.throwIfAborted();
    if (pages >= MOST_PAGES) throw new SourceFailure('存储桶的内容太多，请填写更里面的文件夹');
    const page = await readPage(reaching, bucket, from);
    for (const object of page.objects) {
      const path = object.key.slice(bucket.prefix.length);
      if (!object.key.startsWith(bucket.prefix) || path === '' || path.endsWith('/')) continue;
      // Hidden ones, and parts that are dots, which an address would leave out.
      if (/(^|\/)(\.|~\$)/.test(path)) continue;
      yield entryOf(reaching, bucket, object);
    }
    // A store that begins anew never ends.
    if (page.next && JSON.stringify(page.next) === JSON.stringify(from)) throw brokenOff();
    from = page.next;
  }
}

async function readPage(reaching: Reaching, bucket: Bucket, from: Record<string, string>): Promise<ListedPage> {
  const url = new URL(bucket.url);
  const query = { 'list-type': '2', 'encoding-type': 'url', 'max-keys': '1000', prefix: bucket.prefix, ...from };
  // Spaces are %20 here, unlike in a URLSearchParams: signatures are made of that.
  url.search = Object.entries(query)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encoded(value)}`)
    .join('&');
  const { body } = await ask(reaching, url);
  const answer = readAnswer(await buffer(body));
  if (answer?.root === 'ListAllMyBucketsResult') throw noBucketNamed();
  if (answer?.root !== 'ListBucketResult') throw notS3();
  const value = (name: string) => answer.values.get(`ListBucketResult/${name}`) ?? '';
  const keyOf = value('EncodingType') === 'url' ? (key: string) => decoded(key.replace(/\+/g, ' ')) : String;
  const objects = answer.objects.map((object) => ({ ...object, key: keyOf(object.key) }));
  if (value('IsTruncated') !== 'true') return { objects, next: undefined };
  const token = value('NextContinuationToken');
  if (token) return { objects, next: { 'continuation-token': token } };
  // Stores that know the first version of listings alone go on after a key.
  const last = objects.at(-1)?.key;
  if (last === undefined) throw brokenOff();
  return { objects, next: { 'start-after': last, marker: last } };
}

function entryOf({ access }: Reaching, bucket: Bucket, { key, etag, modified, size }: StoredObject): SourceEntry {
  return {
    id: key,
    name: key.slice(key.lastIndexOf('/') + 1),
    path: `/${key.slice(bucket.prefix.length)}`,
    revision: etag ? revisionOf(etag) : modified ? `m:${modified}:${size ?? ''}` : '',
    ...(size !== undefined && { size }),
    // What takes a signature opens for no person.
    ...(access.user === '' && { address: urlOf(bucket, key).href }),
  };
}

/** Quoted or not: some stores differ between a listing and the object itself. */
export const revisionOf = (etag: string): string => `e:${etag.replace(/^W\//, '').replace(/^"|"$/g, '')}`;

const brokenOff = () => new SourceFailure('存储服务没有给出完整的列表，请稍后重试', { passing: true });
