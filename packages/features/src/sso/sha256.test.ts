import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

test('the hash is that of every other implementation, for messages of each length around the edges of a block', () => {
  for (let length = 0; length <= 200; length++) {
    const message = Uint8Array.from({ length }, (_, index) => (index * 31 + length) % 256);
    expect(Buffer.from(sha256(message)).toString('hex')).toBe(createHash('sha256').update(message).digest('hex'));
  }
});
