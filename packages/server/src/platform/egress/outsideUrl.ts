import { isIP } from 'node:net';
import { isPublicAddress } from './addresses.ts';

/** Why an outside address was not fetched: `refused` for the address itself, `failed` for what came of it. */
export class OutsideError extends Error {
  override name = 'OutsideError';
  readonly kind: 'refused' | 'failed';

  constructor(kind: 'refused' | 'failed', message: string) {
    super(message);
    this.kind = kind;
  }
}

/**
 * Parses an address a user typed and refuses what may never be fetched: other schemes and ports, credentials, literal
 * addresses of inner networks. Names are checked again when they are resolved. `allowed` is the test setting
 * EGRESS_ALLOW: hosts, or host:port, that may be reached nevertheless.
 */
export function outsideUrl(text: string, allowed: readonly string[] = []): URL {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.hostname === '') throw refusal();
  if (url.username !== '' || url.password !== '') throw refusal();
  if (isAllowed(url, allowed)) return url;
  if (url.port !== '' && url.port !== '80' && url.port !== '443') throw refusal();
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (
    isIP(host) !== 0
      ? !isPublicAddress(host)
      : !/\./.test(host) || /\.(localhost|local|internal|home\.arpa|onion)$/i.test(host)
  ) {
    throw refusal();
  }
  return url;
}

/** Whether the test setting names this host. */
export function isAllowed(url: URL, allowed: readonly string[]): boolean {
  return allowed.includes(url.hostname) || allowed.includes(url.host);
}

const refusal = () => new OutsideError('refused', 'address is not on the public internet');
