import { readFileSync, writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import type { Job } from '../child/protocol.ts';

/** More pixels are refused before they are decoded. */
const mostPixels = 40_000_000;

const encoders = {
  png: (image: Sharp) => image.png({ compressionLevel: 9 }),
  jpeg: (image: Sharp) => image.jpeg({ quality: 88, mozjpeg: true }),
  webp: (image: Sharp) => image.webp({ quality: 88 }),
} as const;

/**
 * Writes a picture anew, upright, within a square, and without anything that is not pixels: EXIF, comments and appended
 * bytes are gone. Runs inside the child.
 */
export async function encodePicture({ path, output, format, side }: Extract<Job, { task: 'encode' }>): Promise<void> {
  sharp.concurrency(1);
  const image = sharp(readFileSync(path), {
    limitInputPixels: mostPixels,
    failOn: 'error',
    animated: false,
    sequentialRead: true,
  });
  const within = image.rotate().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  writeFileSync(output, await encoders[format](within).toBuffer());
}
