import { createHmac } from 'node:crypto';

/** Milliseconds for which the provider takes a signature; it refuses clocks that differ by more. */
const LIFETIME = 300_000;

interface Account {
  apiKey: string;
  apiSecret: string;
}

/**
 * An address of the provider's web socket with a signature over host, date and request line, which is how iFlytek's
 * streaming services know an account. Signed here, so that neither the secret nor a wrong clock of a phone matters.
 */
export function signedUrl(
  address: string,
  { apiKey, apiSecret }: Account,
  now: Date,
): { url: string; expiresAt: number } {
  const url = new URL(address);
  const date = now.toUTCString();
  const signed = `host: ${url.host}\ndate: ${date}\nGET ${url.pathname} HTTP/1.1`;
  const signature = createHmac('sha256', apiSecret).update(signed).digest('base64');
  const authorization = `api_key="${apiKey}", algorithm="hmac-sha256", headers="host date request-line", signature="${signature}"`;
  url.searchParams.set('authorization', Buffer.from(authorization).toString('base64'));
  url.searchParams.set('date', date);
  url.searchParams.set('host', url.host);
  return { url: url.href, expiresAt: Date.parse(date) + LIFETIME };
}
