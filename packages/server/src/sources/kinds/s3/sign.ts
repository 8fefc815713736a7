import { AwsV4Signer } from 'aws4fetch';
import type { Credentials } from '../../../platform/egress/index.ts';
import type { SourceAccess } from '../kind.ts';
import { bucketOf } from './bucket.ts';

/** Signs every request to the host of the bucket, the key itself is never sent; a public bucket is read without. */
export function signed(access: SourceAccess, now: () => Date): Credentials {
  const { user: accessKeyId, password: secretAccessKey } = access;
  const { url: address, region } = bucketOf(access);
  if (accessKeyId === '' && secretAccessKey === '') return { address, user: '', password: '' };
  return {
    address,
    async sign({ method, url }) {
      const datetime = now()
        .toISOString()
        .replace(/[:-]|\.\d{3}/g, '');
      const request = { method, url: url.href, service: 's3', region, datetime };
      const { headers } = await new AwsV4Signer({ ...request, accessKeyId, secretAccessKey }).sign();
      return Object.fromEntries(headers);
    },
  };
}
