import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FilePass } from '@tinystar/contract';
import type { Services } from '../platform/services.ts';

/** What signing needs. */
export type Signer = Pick<Services, 'secret' | 'now'>;

/** Seconds. A pass lasts at least so long and at most twice that: all of one hour end together, so that browsers can keep what they got. */
const HOUR = 3_600;

/** A pass to the files of a document, for who has just been found to have the right to them. */
export function filePass({ secret, now }: Signer, fileId: string): FilePass {
  const hours = Math.ceil(now().getTime() / 1_000 / HOUR);
  const expires = String((hours + 1) * HOUR);
  return { expires, signature: sign(secret, fileId, expires) };
}

/** Whether a pass that was sent opens the files of this document, or did until lately. */
export function checkFilePass(
  { secret, now }: Signer,
  fileId: string,
  { expires = '', signature = '' }: Partial<FilePass>,
): 'valid' | 'expired' | 'none' {
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(secret, fileId, expires));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'none';
  return Number(expires) * 1_000 > now().getTime() ? 'valid' : 'expired';
}

const sign = (secret: string, fileId: string, expires: string): string =>
  createHmac('sha256', secret).update(`file:${fileId}:${expires}`).digest('base64url');
