import { isTooSmall, workingSize, type Size } from './crop.ts';

/** Longer side, in px, of the copy that is worked on; a phone holds it, and a result of 300 px never shows it. */
const LONGEST = 2048;

export type ReadImage = { kind: 'ready'; bitmap: ImageBitmap } | { kind: 'broken' } | { kind: 'small'; size: Size };

/** The size as seen, turned by its EXIF orientation, before anything is decoded in full. */
async function sizeOf(address: string): Promise<Size> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}

/** Decodes a picture upright and no larger than it can be handled. */
export async function readImage(file: Blob): Promise<ReadImage> {
  const address = URL.createObjectURL(file);
  try {
    const size = await sizeOf(address);
    if (isTooSmall(size)) return { kind: 'small', size };
    const target = workingSize(size, LONGEST);
    const shrink =
      target.width < size.width
        ? ({ resizeWidth: target.width, resizeHeight: target.height, resizeQuality: 'high' } as const)
        : {};
    return { kind: 'ready', bitmap: await createImageBitmap(file, { imageOrientation: 'from-image', ...shrink }) };
  } catch {
    return { kind: 'broken' };
  } finally {
    URL.revokeObjectURL(address);
  }
}
