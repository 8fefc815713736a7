import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** What a request says of its own signature; undefined where it has none. */
export function signedBy({ headers }: Pick<IncomingMessage, 'headers'>) {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!found) return undefined;
  const [, accessKeyId = '', day = '', region = '', names = '', signature = ''] = found;
  return { accessKeyId, day, region, names: names.split(';'), signature };
}

/** The signature (AWS Signature Version 4) that a request must have, computed from what came over the wire alone. */
export function signatureOf(
  { method = '', url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { day, region, names, secret }: { day: string; region: string; names: readonly string[]; secret: string },
): string {
  const [path = '', search = ''] = url.split('?');
  const pairs = search
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split('=').map((part) => encode(decodeURIComponent(part))));
  const query = pairs.map(([name = '', value = '']) => `${name}=${value}`).toSorted();
  const canonical = [
    method,
    path.split('/').map(decodeURIComponent).map(encode).join('/'),
    query.join('&'),
    ...names.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'] ?? '',
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const digest = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'] ?? '', scope, digest].join('\n');
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secret}`, day), region));
  return hmac(key, text).toString('hex');
}
