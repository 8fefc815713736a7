import { errorCodes, lateMessages, messages } from '@tinystar/contract';
import { reencodePicture } from '../cook/index.ts';
import { Failure, invalid } from '../platform/http/failure.ts';
import { allow, giveBack } from '../platform/http/limit.ts';
import { pictureFormat, type PictureFormat } from '../platform/pictureFormat.ts';
import type { Services } from '../platform/services.ts';
import { createSlots } from '../platform/slots.ts';

const largestSide = 600;

export interface EncodedImage {
  bytes: Buffer;
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
}

interface Wish {
  formats: readonly PictureFormat[];
  /** Pixels of the longer side at most. @default 600 */
  side: number;
  /** Said of anything else. */
  words: string;
}

const lines = new Map<string, { slots: ReturnType<typeof createSlots>; waiting: number }>();

/** The pictures of one person are decoded one after the other, so that sending many delays nobody else. */
async function inLine<T>(userId: string, work: () => Promise<T>): Promise<T> {
  const line = lines.get(userId) ?? { slots: createSlots(1), waiting: 0 };
  lines.set(userId, line);
  line.waiting++;
  try {
    return await line.slots.run(work);
  } finally {
    if (--line.waiting === 0) lines.delete(userId);
  }
}

/** Limit of pictures per person that take long to decode and then fail. */
const heavy = { max: 5, seconds: 3_600 };

/**
 * A PNG, JPEG or WebP of at most 40 megapixels, encoded anew, upright and within a square. Foreign bytes are
 * decoded in a process of their own: they neither take the threads that log-ins need, nor the server's memory.
 */
export async function reencode(
  services: Services,
  userId: string,
  bytes: Buffer,
  { formats = ['png', 'jpeg', 'webp'], side = largestSide, words = messages.imageOnly }: Partial<Wish> = {},
): Promise<EncodedImage> {
  const format = pictureFormat(bytes);
  if (!format || !formats.includes(format)) throw invalid('files', words);
  const encoded = await inLine(userId, async () => {
    const quick = await reencodePicture(bytes, { format, side, lane: 'quick' });
    if (quick.ok || quick.failure.kind !== 'timeout') return quick;
    const key = `heavyPicture:${userId}`;
    await allow(services, key, heavy);
    const long = await reencodePicture(bytes, { format, side, lane: 'long' });
    if (long.ok) await giveBack(services, key);
    return long;
  });
  if (encoded.ok) return { bytes: encoded.bytes, mediaType: `image/${format}` };
  switch (encoded.failure.kind) {
    case 'timeout':
    case 'outOfMemory':
      throw invalid('files', lateMessages.imageTooComplex);
    case 'interrupted':
      throw new Failure(errorCodes.unavailable, undefined, { retryAfter: 5 });
    default:
      throw invalid('files', words);
  }
}
