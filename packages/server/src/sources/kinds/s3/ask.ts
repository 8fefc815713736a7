import { buffer } from 'node:stream/consumers';
import type { SourceAnswer } from '../../../platform/egress/index.ts';
import type { Reaching } from '../kind.ts';
import { readAnswer } from './readAnswer.ts';
import { badKey, refusal } from './words.ts';

/** Far more than a store says of an error. */
const longest = 256 * 1024;

/** Asks the store and answers what is no error; throws `SourceFailure` for the rest. `what` is the object, '' for the bucket. */
export async function ask(
  { access, fetch: send, signal }: Reaching,
  url: URL,
  { what = '', maxBytes }: { what?: string; maxBytes?: number } = {},
): Promise<SourceAnswer> {
  // It would stand in a header, which has no other characters.
  if (/[^\x21-\x7e]/.test(access.user)) throw badKey();
  // A store sends on to another host where the bucket is another region's, and says in words which one that is.
  const answer = await send(url, { follow: false, signal, ...(maxBytes !== undefined && { maxBytes }) });
  if (answer.status === 200) return answer;
  const { body, status, headers } = answer;
  const length = Number(headers['content-length'] ?? 0);
  const told = length > longest ? undefined : readAnswer(await buffer(body).catch(() => Buffer.alloc(0)));
  body.destroy();
  const region = told?.values.get('Error/Region') || String(headers['x-amz-bucket-region'] ?? '');
  throw refusal(access, {
    status,
    code: told?.values.get('Error/Code') ?? '',
    region,
    sentTo: headers.location ?? '',
    what,
  });
}
