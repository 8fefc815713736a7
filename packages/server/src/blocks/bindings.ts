import { documents, fileUrl } from '@tinystar/contract';
import type { StoredPage } from '../documents/readPages.ts';

/** Where a picture inside of a file is seen: on its page. */
export const innerPath = (fileId: string, page: number): string =>
  `${fileUrl(documents.outputFile, { id: fileId })}#page=${page}`;

/** Every picture that goes with a block of the file. */
export const bindingsOf = (pages: readonly StoredPage[]) =>
  pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ id, images = [] }) => images.map((image) => ({ ...image, block_id: id }))),
  );

/** The pictures inside of the file, in reading order. */
export const innerImagesOf = (fileId: string, pages: readonly StoredPage[]) =>
  pages.flatMap(({ index, blocks }) =>
    blocks
      .filter(({ type }) => type === 'image')
      .map(({ id, box }) => ({
        image_id: id,
        image_block_id: id,
        image_path: innerPath(fileId, index),
        type: 'inner' as const,
        page: index,
        box,
      })),
  );
