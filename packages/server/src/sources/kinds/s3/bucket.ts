import type { SourceAccess } from '../kind.ts';

/** A bucket as it is asked. */
export interface Bucket {
  /** What keys are added to; a slash ends its path. */
  url: URL;
  /** What every key of the source begins with: '' for all of them, else with a slash at its end. */
  prefix: string;
  /** What requests are signed for. */
  region: string;
}

/** Stores that know a bucket by its host alone, or want it so. */
const byHost = /(^|\.)(amazonaws\.com(\.cn)?|aliyuncs\.com|myqcloud\.com|myhuaweicloud\.com)$/;
/** What can be a part of a host that the certificate of its store covers. */
const label = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/;

/** How the stores that have regions write them into their hosts. */
const regions = [
  /\bs3[.-](?:dualstack\.)?([a-z]{2}(?:-[a-z]+)+-\d)\.amazonaws\.com/,
  /\boss-(?!accelerate)([a-z\d-]+?)(?:-internal)?\.aliyuncs\.com$/,
  /\bcos\.([a-z\d-]+)\.myqcloud\.com$/,
  /\bobs\.([a-z\d-]+)\.myhuaweicloud\.com$/,
];

/** Where a source's objects are: the bucket in the host or in the path, as its store wants it. */
export function bucketOf({ address, place }: Pick<SourceAccess, 'address' | 'place'>): Bucket {
  const { bucket = '', folder = '', region = '' } = place;
  const url = new URL(address.origin);
  const named = bucket === '' || url.hostname.startsWith(`${bucket}.`);
  const path = partsOf(address.pathname).map(decoded);
  const inHost = named || (byHost.test(url.hostname) && label.test(bucket));
  if (inHost && !named) url.hostname = `${bucket}.${url.hostname}`;
  // A gateway may stand below a path. That of an address which ends with the bucket is there already.
  if (!inHost) url.pathname = `${[...path, ...(path.at(-1) === bucket ? [] : [bucket])].map(encoded).join('/')}/`;
  const folders = [...(inHost ? path : []), ...partsOf(folder)];
  return { url, prefix: folders.map((part) => `${part}/`).join(''), region: region || regionOf(address.hostname) };
}

/** The address of an object, in the one spelling that signatures are made of. */
export function urlOf({ url }: Bucket, key: string): URL {
  const object = new URL(url);
  object.pathname += key.split('/').map(encoded).join('/');
  return object;
}

/** Percent-encoding as signatures want it, which leaves fewer characters than that of addresses. */
export const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** As it is where it is not encoded as it should be. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function regionOf(host: string): string {
  if (host.endsWith('.r2.cloudflarestorage.com')) return 'auto';
  return regions.map((region) => region.exec(host)?.[1]).find((found) => found !== undefined) ?? 'us-east-1';
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);
