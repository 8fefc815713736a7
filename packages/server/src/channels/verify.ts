import { timingSafeEqual } from 'node:crypto';
import { mended } from '../platform/storable.ts';
import { Refused } from './platform.ts';

/** Whether two texts are the same, in a time that tells nothing about where they differ. */
export function isSame(given: string | undefined, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return expected !== '' && a.length === b.length && timingSafeEqual(a, b);
}

/** Throws unless a time, in milliseconds, is near now: an old call may have been recorded. */
export function refuseStale(time: number, now: Date, window: number): void {
  if (!(Math.abs(now.getTime() - time) <= window)) throw new Refused('signature', 'stale');
}

// Broken UTF-8 is refused, not repaired: what was signed is what is read.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

export function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refused('body', 'not UTF-8');
  }
}

/** A JSON object; throws for anything else. */
export function objectOf(text: string): Record<string, unknown> {
  try {
    const value = mended<unknown>(JSON.parse(text));
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Refused below, as any other body that is not an object.
  }
  throw new Refused('body', 'not a JSON object');
}
