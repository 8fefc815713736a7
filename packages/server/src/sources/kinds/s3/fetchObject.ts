import { mostBytes, type Fetched, type Reaching, type SourceEntry } from '../kind.ts';
import { ask } from './ask.ts';
import { bucketOf, urlOf } from './bucket.ts';
import { revisionOf } from './list.ts';

/**
 * The bytes of an object as it is now, which is always a whole one: one that was written since the listing is kept by its own
 * revision, and is not asked for by that of the listing.
 */
export async function fetchObject(reaching: Reaching, { id, name, path, revision }: SourceEntry): Promise<Fetched> {
  const url = urlOf(bucketOf(reaching.access), id);
  const { body: bytes, headers } = await ask(reaching, url, { what: path, maxBytes: mostBytes });
  return { unchanged: false, name, bytes, revision: headers.etag ? revisionOf(headers.etag) : revision };
}
