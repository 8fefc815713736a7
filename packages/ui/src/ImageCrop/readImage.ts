import { isTooSmall, workingSize, type Size } from './crop.ts';

/** Longer side of the working copy, in px: small enough for a phone's memory, large enough for a result of 300 px. */
const LONGEST = 2048;

export type ReadImage = { kind: 'ready'; bitmap: ImageBitmap } | { kind: 'broken' } | { kind: 'small'; size: Size };

/** Decodes a picture upright and no larger than it can be handled. */
export async function readImage(file: Blob): Promise<ReadImage> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    // The element knows the size as seen, turned by EXIF, before the whole picture is held in memory.
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    if (isTooSmall(size)) return { kind: 'small', size };
    const target = workingSize(size, LONGEST);
    const shrink =
      target.width < size.width
        ? ({ resizeWidth: target.width, resizeHeight: target.height, resizeQuality: 'high' } as const)
        : {};
    const options = { imageOrientation: 'from-image', ...shrink } as const;
    // Drawings (SVG) are refused as files, but not as elements.
    const bitmap = await createImageBitmap(file, options).catch(() => createImageBitmap(image, options));
    return { kind: 'ready', bitmap };
  } catch {
    return { kind: 'broken' };
  } finally {
    URL.revokeObjectURL(address);
  }
}
