const ALLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const RASTER = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[A-Za-z\d+/=\s]*$/i;

/** An address that may be put into the page. `host` is empty for the page's own origin, mail and phone addresses. */
export interface SafeUrl {
  readonly href: string;
  readonly host: string;
}

function parse(address: string): URL | null {
  try {
    return new URL(address, document.baseURI);
  } catch {
    return null;
  }
}

/**
 * The address if a link may carry it, else null: http, https, mailto, tel and relative addresses only.
 * The decision is made on the parsed address, so that control characters and odd spellings cannot hide a scheme.
 */
export function safeLink(address: string): SafeUrl | null {
  const url = parse(address);
  if (!url || !ALLOWED.has(url.protocol)) return null;
  const outside = url.protocol.startsWith('http') && url.origin !== location.origin;
  return { href: url.href, host: outside ? url.host : '' };
}

/** The address if an image may be loaded from it without asking: this origin, a listed host, or a raster data URI. */
export function safeImage(address: string, hosts: ReadonlySet<string>): string | null {
  if (RASTER.test(address)) return address;
  const url = parse(address);
  if (!url || !(url.protocol === 'http:' || url.protocol === 'https:')) return null;
  return url.origin === location.origin || hosts.has(url.host) ? url.href : null;
}
