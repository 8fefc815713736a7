import * as z from 'zod/mini';

const placeMessages = {
  bucket: '存储桶的名称只能有字母、数字、点、连字符和下划线',
  region: '地域只能有字母、数字、连字符和下划线',
} as const;

/**
 * Where in a store the files are. Without `bucket` the address is a host of the bucket's own; without `region` requests are
 * signed for the one that the address names, else for us-east-1.
 */
export const SourcePlace = z.object({
  bucket: z.optional(z.string().check(z.trim(), z.maxLength(255), z.regex(/^[\w.-]*$/, placeMessages.bucket))),
  folder: z.optional(z.string().check(z.trim(), z.maxLength(1_000))),
  region: z.optional(z.string().check(z.trim(), z.maxLength(64), z.regex(/^[\w-]*$/, placeMessages.region))),
});
export type SourcePlace = z.infer<typeof SourcePlace>;
