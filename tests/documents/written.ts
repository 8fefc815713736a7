import sharp from 'sharp';

/** A line of text on a page: its left end and its baseline. Points. */
export interface WrittenLine {
  text: string;
  x: number;
  y: number;
  size: number;
}

/** Pixels per inch at which scanned pages are drawn. */
const density = 150;

/**
 * A page of A4 as a scanner delivers it: a JPEG of lines of text, a little blurred. `turn` is how the paper lay, in
 * degrees clockwise. Drawn by the fonts of the system, so that no program is needed.
 */
export async function writtenPage(
  lines: readonly WrittenLine[],
  { turn = 0, font = 'Noto Sans CJK SC' }: { turn?: 0 | 90 | 180 | 270; font?: string } = {},
): Promise<Buffer> {
  const texts = lines.map(
    ({ text, x, y, size }) => `<text x="${x}" y="${y}" font-size="${size}" font-family="${font}">${text}</text>`,
  );
  const paper = '<rect width="595" height="842" fill="#fff"/>';
  const page = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842" width="595" height="842">${paper}${texts.join('')}</svg>`;
  const drawn = await sharp(Buffer.from(page), { density }).flatten({ background: '#fff' }).png().toBuffer();
  return await sharp(drawn).rotate(turn).blur(0.7).greyscale().jpeg({ quality: 70 }).toBuffer();
}
