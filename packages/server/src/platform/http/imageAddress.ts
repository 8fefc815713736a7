const ownImage = /^\/file\/v1\/open\/image\/[0-9a-f]{32}$/;

/**
 * Adds the host of the file server to the addresses of our pictures in an answer. The database keeps them without a
 * host.
 */
export const withFileHost = (answer: unknown, origin: string | undefined): unknown =>
  origin ? change(answer, (url) => (ownImage.test(url) ? origin + url : url)) : answer;

/** Removes that host from the addresses in what a client sent. */
export const withoutFileHost = (sent: unknown, origin: string | undefined): unknown =>
  origin
    ? change(sent, (url) => {
        const path = url.startsWith(origin) ? url.slice(origin.length) : '';
        return ownImage.test(path) ? path : url;
      })
    : sent;

// Only fields that hold an address by the contract are changed; text that looks like an address is left alone.
const addresses = new Set(['url', 'fileUrl']);

function change(value: unknown, to: (url: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => change(item, to));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      typeof item === 'string' && addresses.has(key) ? to(item) : change(item, to),
    ]),
  );
}
