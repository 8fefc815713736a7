import { Readable } from 'node:stream';
import { constants, errorCodes } from '@tinystar/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { AssistantRow } from '../../assistants/schema.ts';
import { checkBytes } from '../../documents/checkBytes.ts';
import { checkQuota, lockQuota } from '../../documents/checkQuota.ts';
import { cleanFileName } from '../../documents/fileName.ts';
import { mediaTypes } from '../../documents/fileAnswers.ts';
import { newId } from '../../platform/database/columns.ts';
import { claimFiles, storeFiles } from '../../platform/files/looseFiles.ts';
import { wholeUpload } from '../../platform/http/wholeUpload.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { Upload } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { reencode } from '../../uploads/reencode.ts';
import type { Asker } from '../asker.ts';
import { kbBotChatAttachment, type AttachmentRow } from '../schema.ts';
import { PICTURE_SIDE, UNSENT_MAX } from './limits.ts';
import { readAttachment } from './readAttachment.ts';

interface Incoming {
  bot: AssistantRow;
  asker: Asker;
  /** Aborted when the client went away. */
  signal: AbortSignal;
}

type Stored = Pick<AttachmentRow, 'kind' | 'size' | 'mediaType'>;

const TOO_LARGE = `附件不能超过${constants.ATTACHMENT_MAX / constants.MEBIBYTE}MB`;
const PICTURE_TOO_LARGE = `图片不能超过${constants.AVATAR_MAX / constants.MEBIBYTE}MB`;
const WRONG_PICTURE = '图片只支持PNG、JPEG和WebP，请转换后重试';
/** What is meant as a picture; which ones can be read is told by their bytes. */
const pictureName = /\.(png|jpe?g|webp|gif|bmp|heic|heif|tiff?|avif|svg)$/i;

/**
 * Takes a picture or file in for the next question of an asker: bytes first, then row and job in one transaction. Its bytes
 * count in what the assistant's owner may store. Throws and leaves nothing where it does not fit.
 */
export async function takeIn(services: Services, upload: Upload, incoming: Incoming): Promise<AttachmentRow> {
  const { bot, asker, signal } = incoming;
  const name = cleanFileName(upload.fileName);
  const id = newId();
  const key = `attachments/${id}`;
  const gone = () => upload.bytes.destroy(new Error('the client went away'));
  signal.addEventListener('abort', gone, { once: true });
  try {
    return await storeFiles(services, [key], async () => {
      const stored = pictureName.test(name)
        ? await storePicture(services, upload, key, asker)
        : await storeFile(services, upload, key, name);
      return keep(services, bot, { id, name, asker, key, ...stored });
    });
  } finally {
    signal.removeEventListener('abort', gone);
  }
}

async function storePicture(services: Services, upload: Upload, key: string, asker: Asker): Promise<Stored> {
  const received = await wholeUpload(upload, constants.AVATAR_MAX);
  if (!received) throw new Failure(errorCodes.tooLarge, PICTURE_TOO_LARGE);
  const wish = { side: PICTURE_SIDE, words: WRONG_PICTURE };
  const { bytes, mediaType } = await reencode(services, asker.userId, received, wish);
  await services.files.put(key, Readable.from([bytes], { objectMode: false }));
  return { kind: 'picture', size: bytes.length, mediaType };
}

async function storeFile(services: Services, upload: Upload, key: string, name: string): Promise<Stored> {
  const limit = { most: constants.ATTACHMENT_MAX, words: TOO_LARGE };
  const checked = checkBytes(upload.bytes, name, services.config.DOCUMENT_TYPES, limit);
  const { size } = await services.files.put(key, Readable.from(checked.stream(), { objectMode: false }));
  return { kind: checked.kind(), size, mediaType: mediaTypes[checked.kind()] };
}

async function keep(
  { db, now }: Services,
  bot: AssistantRow,
  { id, name, asker, key, kind, size, mediaType }: Stored & { id: string; name: string; asker: Asker; key: string },
): Promise<AttachmentRow> {
  const owner = { type: bot.ownerType, id: bot.ownerId };
  return await db.transaction(async (tx) => {
    await lockQuota(tx, owner);
    await checkQuota(tx, owner, { files: 0, bytes: size });
    const waiting = and(
      eq(kbBotChatAttachment.asker, asker.key),
      eq(kbBotChatAttachment.kbBotId, bot.id),
      isNull(kbBotChatAttachment.messageId),
    );
    if ((await tx.$count(kbBotChatAttachment, waiting)) >= UNSENT_MAX)
      throw new Failure(errorCodes.tooMany, '还没有发送的附件太多，请先发送或移除一些');
    const [row] = await tx
      .insert(kbBotChatAttachment)
      .values({
        id,
        kbBotId: bot.id,
        asker: asker.key,
        userId: asker.userId,
        name,
        kind,
        state: 'reading',
        size,
        mediaType,
        fileKey: key,
        createdAt: now(),
      })
      .returning();
    await claimFiles(tx, [key]);
    await readAttachment.enqueue(tx, { id }, { key: `attachment:${id}`, priority: -1 });
    return row!;
  });
}
