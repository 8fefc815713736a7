import { messages } from '@tinystar/contract';
import sharp, { type Sharp } from 'sharp';
import { invalid } from '../platform/http/failure.ts';

const mostPixels = 40_000_000;
const largestSide = 600;

export interface EncodedImage {
  bytes: Buffer;
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
}

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
  try {
    const image = sharp(bytes, {
      limitInputPixels: mostPixels,
      failOn: 'error',
      animated: false,
      sequentialRead: true,
    });
    const { format } = await image.metadata();
    if (format !== 'png' && format !== 'jpeg' && format !== 'webp') throw new Error(`refused ${format}`);
    const { mediaType, encode } = formats[format];
    const size = { width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true } as const;
    return { bytes: await encode(image.rotate().resize(size)).toBuffer(), mediaType };
  } catch {
    throw invalid('files', messages.imageOnly);
  }
}
