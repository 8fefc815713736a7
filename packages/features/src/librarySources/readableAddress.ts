/** An address as a person reads it: without its scheme, with letters instead of their codes. A path is left as it is. */
export function readableAddress(address: string): string {
  const [scheme = ''] = /^https?:\/\//.exec(address) ?? [];
  if (scheme === '') return address;
  const rest = address.slice(scheme.length);
  try {
    return decodeURI(rest);
  } catch {
    return rest;
  }
}
