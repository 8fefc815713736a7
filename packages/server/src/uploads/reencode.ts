import { errorCodes, messages } from '@tinystar/contract';
import { reencodePicture } from '../cook/index.ts';
import { Failure, invalid } from '../platform/http/failure.ts';

const largestSide = 600;

export interface EncodedImage {
  bytes: Buffer;
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
}

/** First bytes, in hex, of the formats that are taken. The decoder is not asked about anything else: it knows SVG and PDF too. */
const signatures = {
  png: /^89504e470d0a1a0a/,
  jpeg: /^ffd8ff/,
  webp: /^52494646.{8}57454250/,
} as const;

interface Wish {
  formats: readonly (keyof typeof signatures)[];
  /** Pixels of the longer side at most. @default 600 */
  side: number;
  /** Said of anything else. */
  words: string;
}

/**
 * A PNG, JPEG or WebP of at most 40 megapixels, encoded anew, upright and within a square. Foreign bytes are
 * decoded in a process of their own: they neither take the threads that log-ins need, nor the server's memory.
 */
export async function reencode(
  bytes: Buffer,
  { formats = ['png', 'jpeg', 'webp'], side = largestSide, words = messages.imageOnly }: Partial<Wish> = {},
): Promise<EncodedImage> {
  const head = bytes.subarray(0, 12).toString('hex');
  const format = formats.find((name) => signatures[name].test(head));
  if (!format) throw invalid('files', words);
  const encoded = await reencodePicture(bytes, { format, side });
  if (encoded.ok) return { bytes: encoded.bytes, mediaType: `image/${format}` };
  switch (encoded.failure.kind) {
    case 'timeout':
    case 'outOfMemory':
      throw invalid('files', messages.imageTooComplex);
    case 'interrupted':
      throw new Failure(errorCodes.unavailable, undefined, { retryAfter: 5 });
    default:
      throw invalid('files', words);
  }
}
