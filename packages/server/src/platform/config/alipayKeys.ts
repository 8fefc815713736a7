import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';

type Name = 'ALIPAY_PRIVATE_KEY' | 'ALIPAY_PUBLIC_KEY';
type Given = Partial<Record<Name | `${Name}_FILE`, string | undefined>>;

/**
 * Our private key and Alipay's public one as PEM, or the name of the one that is none. Both come as PEM or as its bare
 * middle, which is what Alipay's own tool writes.
 */
export function alipayKeys(given: Given): { privateKey: string; publicKey: string; badKey?: Name } {
  const textOf = (name: Name) => (given[name] ?? readFileSync(given[`${name}_FILE`] ?? '', 'utf8')).trim();
  const privateKey = pem(() => readPrivate(textOf('ALIPAY_PRIVATE_KEY')), 'pkcs1');
  const publicKey = pem(() => readPublic(textOf('ALIPAY_PUBLIC_KEY')), 'spki');
  const badKey = privateKey === '' ? 'ALIPAY_PRIVATE_KEY' : publicKey === '' ? 'ALIPAY_PUBLIC_KEY' : undefined;
  return { privateKey, publicKey, ...(badKey && { badKey }) };
}

function pem(read: () => KeyObject, type: 'pkcs1' | 'spki'): string {
  try {
    const key = read();
    return key.asymmetricKeyType === 'rsa' ? key.export({ type, format: 'pem' }).toString() : '';
  } catch {
    return '';
  }
}

function readPrivate(text: string): KeyObject {
  if (text.startsWith('-----')) return createPrivateKey(text);
  const key = Buffer.from(text, 'base64');
  try {
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  } catch {
    return createPrivateKey({ key, format: 'der', type: 'pkcs1' });
  }
}

function readPublic(text: string): KeyObject {
  // Of a private key the public half would be taken, and every notification refused.
  if (text.includes('PRIVATE')) throw new Error('a private key');
  if (text.startsWith('-----')) return createPublicKey(text);
  return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
}
