import { LOGO_SHARE, type QrShape } from './qrPath.ts';

/** Pixels on a side of the downloaded picture; enough for a poster. */
const SIDE = 1024;

const paint = { ground: 'white', ink: 'black' } as const;

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  return image;
}

/** The code as a PNG with whole pixels per module. Throws when the logo does not load. */
export async function qrPicture({ size, path }: QrShape, logo: string | undefined): Promise<Blob> {
  const module = Math.ceil(SIDE / size);
  const side = module * size;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = paint.ground;
  context.fillRect(0, 0, side, side);
  context.save();
  context.scale(module, module);
  context.fillStyle = paint.ink;
  context.fill(new Path2D(path));
  context.restore();
  if (logo !== undefined) {
    const image = await loaded(logo);
    const plate = side * LOGO_SHARE;
    const inside = plate * 0.84;
    context.fillStyle = paint.ground;
    context.fillRect((side - plate) / 2, (side - plate) / 2, plate, plate);
    context.drawImage(image, (side - inside) / 2, (side - inside) / 2, inside, inside);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
