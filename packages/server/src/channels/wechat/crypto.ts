import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Refused } from '../platform.ts';

/** WeChat's signature of values: SHA-1 over them, sorted and joined. */
export const signatureOf = (...values: string[]): string =>
  createHash('sha1').update(values.toSorted().join('')).digest('hex');

/** Padding goes to 32 bytes, not to the cipher's own 16. */
const block = 32;

const keyOf = (encodingAesKey: string): Buffer => Buffer.from(`${encodingAesKey}=`, 'base64');

/** Decrypts a message and checks whom it is for (official account: its appid). */
export function decrypt(encodingAesKey: string, cipherText: string, receiver: string): Buffer {
  const key = keyOf(encodingAesKey);
  let bytes: Buffer;
  try {
    const decipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false);
    bytes = Buffer.concat([decipher.update(cipherText, 'base64'), decipher.final()]);
  } catch {
    throw new Refused('signature', 'not decryptable');
  }
  const padding = bytes.at(-1) ?? 0;
  if (padding < 1 || padding > block || bytes.length < padding + 20) throw new Refused('signature', 'not decryptable');
  const plain = bytes.subarray(0, bytes.length - padding);
  const length = plain.readUInt32BE(16);
  if (20 + length > plain.length) throw new Refused('signature', 'not decryptable');
  if (plain.subarray(20 + length).toString() !== receiver) throw new Refused('signature', 'another account');
  return plain.subarray(20, 20 + length);
}

/** The other way round, for replies. */
export function encrypt(encodingAesKey: string, text: string, receiver: string): string {
  const key = keyOf(encodingAesKey);
  const message = Buffer.from(text);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(message.length);
  const plain = Buffer.concat([randomBytes(16), length, message, Buffer.from(receiver)]);
  const padding = block - (plain.length % block);
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false);
  const padded = Buffer.concat([plain, Buffer.alloc(padding, padding)]);
  return Buffer.concat([cipher.update(padded), cipher.final()]).toString('base64');
}

/** A new EncodingAESKey: 43 letters and digits that stand for 32 bytes. */
export function newEncodingAesKey(): string {
  // The platform takes letters and digits alone, and the last one must leave the unused bits empty.
  for (;;) {
    const key = randomBytes(32).toString('base64').slice(0, 43);
    if (/^[A-Za-z0-9]{43}$/.test(key)) return key;
  }
}
