import { constants, errorCodes, lateMessages, messages, uploads } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { loadAssistant } from '../assistants/load.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import { allow } from '../platform/http/limit.ts';
import { implementFile, implementUpload, type Call, type Route } from '../platform/http/route.ts';
import { wholeUpload } from '../platform/http/wholeUpload.ts';
import { reencode } from './reencode.ts';
import { storedImage } from './schema.ts';
import { storeImage } from './storeImage.ts';

const limit = { max: 60, seconds: 3_600 };
const pictureLimit = { max: 300, seconds: 3_600 };
/** Pictures in answers are stored larger than avatars, because people read what is in them. */
const pictureSide = 2_000;

/** Refuses whoever may not change what the picture is to stand for. */
async function checkMayShow({ input, caller, services }: Call<{ category: string; kbBotId?: string }>): Promise<void> {
  if (input.category === 'kbBot' && input.kbBotId) await loadAssistant(services.db, caller, input.kbBotId, 'make');
  const forEnterprise = input.category === 'tenant' || input.category === 'tenantBrand';
  if (forEnterprise && (caller.tenant?.permission ?? 'member') === 'member') throw new Failure(errorCodes.forbidden);
}

/** Images for avatars and answers: they are encoded anew, and whoever knows the id may read them. */
export const uploadRoutes: readonly Route[] = [
  implementUpload(uploads.avatar, async (call, upload) => {
    const { input, services } = call;
    const { userId } = call.caller;
    await upload.holds(() => checkMayShow(call));
    await allow(services, `avatar:${userId}`, limit);
    const received = await wholeUpload(upload, constants.AVATAR_MAX);
    if (!received) throw new Failure(errorCodes.tooLarge, messages.avatarTooLarge);
    const fileUrl = await storeImage(services, await reencode(services, userId, received), input.category, userId);
    return { status: 'success' as const, fileUrl };
  }),
  implementUpload(uploads.picture, async (call, upload) => {
    const { input, services } = call;
    const { userId } = call.caller;
    await upload.holds(() => loadAssistant(services.db, call.caller, input.kbBotId, 'make'));
    await allow(services, `picture:${userId}`, pictureLimit);
    const received = await wholeUpload(upload, constants.PICTURE_MAX);
    if (!received) throw new Failure(errorCodes.tooLarge, lateMessages.pictureTooLarge);
    const image = await reencode(services, userId, received, {
      formats: ['png', 'jpeg'],
      side: pictureSide,
      words: lateMessages.pictureOnly,
    });
    const fileUrl = await storeImage(services, image, input.category, userId);
    return { rows: [{ filename: upload.fileName, status: 'success' as const, fileUrl }] };
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
