import { messages } from '@tinystar/contract';
import sharp, { type Sharp } from 'sharp';
import { invalid } from '../platform/http/failure.ts';
import { createSlots } from '../platform/slots.ts';

const mostPixels = 40_000_000;
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

/** One picture is decoded at a time, so that decoding never takes the thread that a log-in waits for. */
const slots = createSlots(1);

const formats = {
  png: { mediaType: 'image/png', encode: (image: Sharp) => image.png({ compressionLevel: 9 }) },
  jpeg: { mediaType: 'image/jpeg', encode: (image: Sharp) => image.jpeg({ quality: 88, mozjpeg: true }) },
  webp: { mediaType: 'image/webp', encode: (image: Sharp) => image.webp({ quality: 88 }) },
} as const;

/**
 * Decodes a PNG, JPEG or WebP of at most 40 megapixels and encodes it anew, upright, at most 600 px wide and high, and
 * without anything that is not pixels: EXIF, comments and appended bytes are gone. Everything else is refused.
 */
export async function reencode(bytes: Buffer): Promise<EncodedImage> {
  const head = bytes.subarray(0, 12).toString('hex');
  const format = (['png', 'jpeg', 'webp'] as const).find((name) => signatures[name].test(head));
  if (!format) throw invalid('files', messages.imageOnly);
  try {
    const image = sharp(bytes, {
      limitInputPixels: mostPixels,
      failOn: 'error',
      animated: false,
      sequentialRead: true,
    });
    const { mediaType, encode } = formats[format];
    const size = { width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true } as const;
    return { bytes: await slots.run(() => encode(image.rotate().resize(size)).toBuffer()), mediaType };
  } catch {
    throw invalid('files', messages.imageOnly);
  }
}
