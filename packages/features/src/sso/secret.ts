import { tabStorage } from '../shared/storage.ts';

export type Way = 'weCom' | 'oauth';

interface Kept {
  verifier: string;
  /** The assistant single sign-on began at. */
  publicId?: string;
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/**
 * Makes a secret that stays in this tab and answers its SHA-256 for the server: who comes back without the secret is
 * somebody else (AUTHN-11).
 */
export const keepSecret = async (way: Way, more: Omit<Kept, 'verifier'> = {}): Promise<string> => {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  // Where the browser keeps nothing it is missing on the way back, and the page then says that the log-in failed.
  tabStorage.write('thirdLogin', JSON.stringify({ ...more, verifier }), way);
  const { sha256 } = await import('./sha256.ts');
  return base64url(sha256(new TextEncoder().encode(verifier)));
};

/** The secret of the way out, once; null in any other tab or browser. */
export const takeSecret = (way: Way): Kept | null => {
  const kept = tabStorage.read('thirdLogin', way);
  tabStorage.remove('thirdLogin', way);
  try {
    return JSON.parse(kept ?? 'null') as Kept | null;
  } catch {
    return null;
  }
};
