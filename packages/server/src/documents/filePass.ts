import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FilePass } from '@tinystar/contract';
import type { Services } from '../platform/services.ts';

/** The services that signing uses. */
export type Signer = Pick<Services, 'secret' | 'now'>;

/** Seconds. A pass lasts at least so long and at most twice that: all of one hour end together, so that browsers can keep what they got. */
const HOUR = 3_600;

/** Whom a pass is given to: a maker of the assistant, or who asks it; a visitor has no user id. */
export type Holder = { side: 'make'; userId: string } | { side: 'use'; userId: string | null };

/**
 * A pass to the files of a document, for who has just been found to have the right to them: to those of the version that
 * is named, whatever answers later, else to those of today's.
 */
export function filePass(
  { secret, now }: Signer,
  fileId: string,
  { side, userId }: Holder,
  versionNumber?: number,
): FilePass {
  const hours = Math.ceil(now().getTime() / 1_000 / HOUR);
  const expires = String((hours + 1) * HOUR);
  const holder = userId === null ? side : `${side}-${userId}`;
  const version = versionNumber === undefined ? {} : { version: String(versionNumber) };
  return { expires, holder, ...version, signature: sign(secret, fileId, { expires, holder, ...version }) };
}

/**
 * Whom a pass that was sent was given to for this document, and whether its time is over. Null for one that is not ours.
 * What its holder may open is a question of today, not of the pass.
 */
export function checkFilePass(
  { secret, now }: Signer,
  fileId: string,
  { expires = '', holder = '', version, signature = '' }: Partial<FilePass>,
): { holder: Holder; expired: boolean } | null {
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(secret, fileId, { expires, holder, version }));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return { holder: holderOf(holder), expired: Number(expires) * 1_000 <= now().getTime() };
}

function holderOf(text: string): Holder {
  const [side, userId = ''] = text.split('-');
  return side === 'make' ? { side, userId } : { side: 'use', userId: userId || null };
}

type Signed = Pick<FilePass, 'expires' | 'holder' | 'version'>;

const sign = (secret: string, fileId: string, { expires, holder, version }: Partial<Signed>): string => {
  const what = version === undefined ? fileId : `${fileId}@${version}`;
  return createHmac('sha256', secret).update(`file:${what}:${expires}:${holder}`).digest('base64url');
};
