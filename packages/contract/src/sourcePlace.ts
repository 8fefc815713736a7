import * as z from 'zod/mini';
import { notionId } from './notionId.ts';
import type { SourceKind } from './sourceKinds.ts';

const placeMessages = {
  bucket: '存储桶的名称只能有字母、数字、点、连字符和下划线',
  branch: '分支的名称不能有空格和~^:?*[\\',
  page: '请填写Notion页面或数据库的网址，它以32位编号结尾',
  region: '地域只能有字母、数字、连字符和下划线',
} as const;

/**
 * Where in a store or repository the files are. Without `bucket` the address is a host of the bucket's own; without `region` requests are
 * signed for the one that the address names, else for us-east-1. Without `branch` it is the repository's default one. With `page`,
 * the address of a Notion page or database, it is that and what is below it.
 */
export const SourcePlace = z.object({
  bucket: z.optional(z.string().check(z.trim(), z.maxLength(255), z.regex(/^[\w.-]*$/, placeMessages.bucket))),
  branch: z.optional(z.string().check(z.trim(), z.maxLength(250), z.regex(/^[^\s~^:?*[\\]*$/, placeMessages.branch))),
  folder: z.optional(z.string().check(z.trim(), z.maxLength(1_000))),
  page: z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(2_048),
      z.refine((text) => text === '' || notionId(text) !== undefined, placeMessages.page),
    ),
  ),
  region: z.optional(z.string().check(z.trim(), z.maxLength(64), z.regex(/^[\w-]*$/, placeMessages.region))),
});
export type SourcePlace = z.infer<typeof SourcePlace>;

/** Which parts of a place a kind has, in the order in which they are filled in. */
export const placeParts: Readonly<Record<SourceKind, readonly (keyof SourcePlace)[]>> = {
  webdav: [],
  s3: ['bucket', 'folder', 'region'],
  git: ['branch', 'folder'],
  notion: ['page'],
  site: [],
  feed: [],
};
