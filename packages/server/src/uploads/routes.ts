import { constants, errorCodes, messages, uploads } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { loadAssistant } from '../assistants/load.ts';
import { newId } from '../platform/database/columns.ts';
import { Failure, invalid, notFound } from '../platform/http/failure.ts';
import { allow } from '../platform/http/limit.ts';
import { implementFile, implementUpload, type Route } from '../platform/http/route.ts';
import { announceFiles, claimFiles, dropFiles } from '../platform/files/looseFiles.ts';
import { readWhole } from '../platform/files/readWhole.ts';
import { reencode } from './reencode.ts';
import { storedImage } from './schema.ts';

const limit = { max: 60, seconds: 3_600 };

/** Images for avatars: stored anew, served under a capability. */
export const uploadRoutes: readonly Route[] = [
  implementUpload(uploads.avatar, async ({ input, caller, services }, upload) => {
    const { db, files, now } = services;
    if (input.category === 'kbBot' && input.kbBotId) await loadAssistant(db, caller, input.kbBotId, 'make');
    const forEnterprise = input.category === 'tenant' || input.category === 'tenantBrand';
    if (forEnterprise && (caller.tenant?.permission ?? 'member') === 'member') throw new Failure(errorCodes.forbidden);
    await allow(services, `avatar:${caller.userId}`, limit);
    const received = await readWhole(upload.bytes, constants.AVATAR_MAX);
    if (!received) throw new Failure(errorCodes.tooLarge, messages.avatarTooLarge);
    if (received.length === 0) throw invalid('files', messages.imageOnly);
    const { bytes, mediaType } = await reencode(received);
    const id = newId();
    const fileKey = `images/${id}`;
    await announceFiles(services, [fileKey]);
    try {
      await files.put(fileKey, bytes);
      await db.transaction(async (tx) => {
        await tx.insert(storedImage).values({
          id,
          fileKey,
          mediaType,
          size: bytes.length,
          category: input.category,
          uploadedBy: caller.userId,
          createdAt: now(),
        });
        await claimFiles(tx, [fileKey]);
      });
    } catch (error) {
      await dropFiles(services, [fileKey]);
      throw error;
    }
    return { status: 'success' as const, fileUrl: `/file/v1/open/image/${id}` };
  }),
  implementFile(uploads.image, async ({ input, services: { db, files } }) => {
    const [image] = await db.select().from(storedImage).where(eq(storedImage.id, input.id));
    if (!image) throw notFound();
    return {
      bytes: async (range) => {
        const bytes = await files.get(image.fileKey, range);
        if (!bytes) throw notFound();
        return bytes;
      },
      size: image.size,
      mediaType: image.mediaType,
      disposition: 'inline',
      etag: `"${image.id}"`,
      cacheControl: 'private, max-age=86400, immutable',
    };
  }),
];
