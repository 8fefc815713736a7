import sharp from 'sharp';

/** 40 megapixels of eight bytes in a small file, interlaced: to be decoded whole before anything can be written. */
export const hugePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 6_300, height: 6_300, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer();
