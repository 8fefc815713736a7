import type { SourcePlace } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { bucketOf } from './bucket.ts';

const docs = { bucket: 'docs' };

test.each([
  ['https://s3.eu-west-1.amazonaws.com', docs, 'https://docs.s3.eu-west-1.amazonaws.com/', 'eu-west-1'],
  [
    'https://docs.s3.dualstack.us-west-2.amazonaws.com',
    docs,
    'https://docs.s3.dualstack.us-west-2.amazonaws.com/',
    'us-west-2',
  ],
  ['https://s3.cn-north-1.amazonaws.com.cn', docs, 'https://docs.s3.cn-north-1.amazonaws.com.cn/', 'cn-north-1'],
  ['https://s3.amazonaws.com', docs, 'https://docs.s3.amazonaws.com/', 'us-east-1'],
  [
    'https://s3.us-east-2.amazonaws.com',
    { bucket: 'my.docs' },
    'https://s3.us-east-2.amazonaws.com/my.docs/',
    'us-east-2',
  ],
  ['https://oss-cn-hangzhou.aliyuncs.com', docs, 'https://docs.oss-cn-hangzhou.aliyuncs.com/', 'cn-hangzhou'],
  [
    'https://s3.oss-cn-beijing-internal.aliyuncs.com',
    docs,
    'https://docs.s3.oss-cn-beijing-internal.aliyuncs.com/',
    'cn-beijing',
  ],
  [
    'https://cos.ap-guangzhou.myqcloud.com',
    { bucket: 'docs-125' },
    'https://docs-125.cos.ap-guangzhou.myqcloud.com/',
    'ap-guangzhou',
  ],
  ['https://obs.cn-north-4.myhuaweicloud.com', docs, 'https://docs.obs.cn-north-4.myhuaweicloud.com/', 'cn-north-4'],
  ['https://a1b2.r2.cloudflarestorage.com/docs', docs, 'https://a1b2.r2.cloudflarestorage.com/docs/', 'auto'],
  ['https://a1b2.r2.cloudflarestorage.com', docs, 'https://a1b2.r2.cloudflarestorage.com/docs/', 'auto'],
  ['http://minio.lan:9000', docs, 'http://minio.lan:9000/docs/', 'us-east-1'],
  ['http://10.0.0.5:9000', { ...docs, region: 'here' }, 'http://10.0.0.5:9000/docs/', 'here'],
  ['https://gate.example.com/storage/v1/s3', docs, 'https://gate.example.com/storage/v1/s3/docs/', 'us-east-1'],
  ['https://files.example.com', { region: 'cn-hangzhou' }, 'https://files.example.com/', 'cn-hangzhou'],
] satisfies [string, SourcePlace, string, string][])('%s with %j', (address, place, url, region) => {
  const found = bucketOf({ address: new URL(address), place });
  expect({ url: found.url.href, region: found.region, prefix: found.prefix }).toEqual({ url, region, prefix: '' });
});

test('a path behind the host of a bucket is a folder, above the one that is typed', () => {
  const address = new URL('https://docs.oss-cn-hangzhou.aliyuncs.com/%E8%B5%84%E6%96%99/');
  expect(bucketOf({ address, place: { bucket: 'docs', folder: '/手册//一/' } }).prefix).toBe('资料/手册/一/');
});
