import type { Frame, Size } from './crop.ts';

export type CropFormat = 'image/png' | 'image/jpeg';

/** Cuts the frame out of the picture at the wanted size. JPEG, which has no transparency, stands on white. */
export async function cutFrame(picture: ImageBitmap, frame: Frame, size: Size, format: CropFormat): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  if (format === 'image/jpeg') {
    context.fillStyle = 'white';
    context.fillRect(0, 0, size.width, size.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, frame.x, frame.y, frame.width, frame.height, 0, 0, size.width, size.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), format, 0.92);
  });
}
