import { readableHost } from './readableHost.ts';

/**
 * An address as a person reads it: without its scheme, with letters instead of their codes and a Chinese domain by its
 * name. A path is left as it is.
 */
export function readableAddress(address: string): string {
  const [scheme = ''] = /^https?:\/\//.exec(address) ?? [];
  if (scheme === '') return address;
  const [host = ''] = /^[^/?#]*/.exec(address.slice(scheme.length)) ?? [];
  const rest = address.slice(scheme.length + host.length);
  return readableHost(host) + lettersOf(rest);
}

/** An address whole, but for a Chinese domain, which is shown by its name. */
export const namedAddress = (address: string): string =>
  address.replace(/^(https?:\/\/)([^/?#]*)/, (_, scheme: string, host: string) => scheme + readableHost(host));

const lettersOf = (text: string): string => {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
};
