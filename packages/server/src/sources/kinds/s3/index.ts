import { sourceLimits } from '@tinystar/contract';
import type { Kind } from '../kind.ts';
import { bucketOf } from './bucket.ts';
import { fetchObject } from './fetchObject.ts';
import { list } from './list.ts';
import { signed } from './sign.ts';

/** Objects of a bucket, as AWS S3, MinIO, 阿里云 OSS, 腾讯云 COS and Cloudflare R2 offer them. */
export const s3Kind: Kind = {
  whole: true,
  files: true,
  list,
  fetch: fetchObject,
  credentials: signed,
  title: ({ access }) => {
    const last = bucketOf(access).prefix.split('/').at(-2);
    const title = last ?? access.place.bucket ?? access.address.host;
    return Promise.resolve([...title].slice(0, sourceLimits.name).join(''));
  },
};
