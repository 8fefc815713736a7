const ownImage = /^\/file\/v1\/open\/image\/[0-9a-f]{32}$/;

/** An answer with the addresses of our own pictures on the file host. The database keeps them without a host. */
export const withFileHost = (answer: unknown, origin: string | undefined): unknown =>
  origin ? change(answer, (url) => (ownImage.test(url) ? origin + url : url)) : answer;

/** What was sent, with such addresses as the database keeps them. */
export const withoutFileHost = (sent: unknown, origin: string | undefined): unknown =>
  origin
    ? change(sent, (url) => {
        const path = url.startsWith(origin) ? url.slice(origin.length) : '';
        return ownImage.test(path) ? path : url;
      })
    : sent;

// Pictures stand where the contract has an address, nowhere else: words that look like one are left alone.
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
