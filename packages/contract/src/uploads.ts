import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './paging.ts';

/** What a picture of an assistant goes with: a keyword reply, an advertisement, a block of a document, a pair (C-49). */
export const pictureCategories = ['answer-by-keyword', 'advertising', 'doc', 'qa'] as const;
export type PictureCategory = (typeof pictureCategories)[number];

/** Image uploads (API-080, API-082); `category` is the owner for avatars. */
export const uploads = {
  avatar: endpoint({
    name: 'uploads.avatar',
    method: 'POST',
    path: '/api/v1/oss/upload4Avatar',
    access: 'user',
    kind: 'upload',
    input: z.object({
      files: z.file(),
      category: z.enum(['user', 'kbBot', 'tenant', 'tenantBrand']),
      kbBotId: z.optional(Id),
    }),
    output: z.object({ status: z.literal('success'), fileUrl: z.string() }),
    summary: 'An image of at most 10 MiB, decoded and stored anew without its metadata.',
  }),
  picture: endpoint({
    name: 'uploads.picture',
    method: 'POST',
    path: '/api/v1/oss/upload4KbBot',
    access: 'maker',
    kind: 'upload',
    query: ['kbBotId'],
    input: z.object({ files: z.file(), category: z.enum(pictureCategories), kbBotId: Id }),
    output: z.object({
      rows: z.array(z.object({ filename: z.string(), status: z.literal('success'), fileUrl: z.string() })),
    }),
    summary: 'A PNG or JPEG of at most 2 MiB that goes with answers of the assistant, decoded and stored anew.',
  }),
  image: endpoint({
    name: 'uploads.image',
    method: 'GET',
    path: '/file/v1/open/image/{id}',
    access: 'public',
    kind: 'file',
    input: z.object({ id: Id }),
    output: z.instanceof(Blob),
    summary: 'A stored image.',
  }),
};
