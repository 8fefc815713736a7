import { newId } from '../platform/database/columns.ts';
import { claimFiles, storeFiles } from '../platform/files/looseFiles.ts';
import type { Services } from '../platform/services.ts';
import type { EncodedImage } from './reencode.ts';
import { storedImage } from './schema.ts';

/** Keeps an image with its row, or neither; answers its address. */
export async function storeImage(
  services: Services,
  { bytes, mediaType }: EncodedImage,
  category: string,
  uploadedBy: string,
): Promise<string> {
  const { db, files, now } = services;
  const id = newId();
  const fileKey = `images/${id}`;
  await storeFiles(services, [fileKey], async () => {
    await files.put(fileKey, bytes);
    await db.transaction(async (tx) => {
      const size = bytes.length;
      await tx.insert(storedImage).values({ id, fileKey, mediaType, size, category, uploadedBy, createdAt: now() });
      await claimFiles(tx, [fileKey]);
    });
  });
  return `/file/v1/open/image/${id}`;
}
