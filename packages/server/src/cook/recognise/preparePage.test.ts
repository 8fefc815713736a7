import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runChild } from '../child/run.ts';
import { defaultLimits } from '../limits.ts';
import { type Bitmap, readGreymap } from './bitmap.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'picture-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** 64 × 64 pixels of upright stripes, 16 wide, as a fax writes them: one row in full, then 63 times "as above". */
const stripes = '001'.concat('101010', '0000010111').repeat(2).concat('1111'.repeat(63), '000000000001'.repeat(2));
const fax = Buffer.from(stripes.match(/.{1,8}/g)!.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));

/** A page that shows the stripes as drawn by `content`. */
function faxPage(kind: string, content: string): Buffer {
  const head = `<</Type/XObject/Subtype/Image/Width 64/Height 64/BitsPerComponent 1${kind}/Filter/CCITTFaxDecode`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Resources<</XObject<</I 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    `${head}/DecodeParms<</K -1/Columns 64/Rows 64>>/Length ${fax.length}>>stream\n${fax.toString('latin1')}\nendstream`,
  ];
  const body = objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R/Size 6>>\n%%EOF`, 'latin1');
}

async function prepared(pdf: Buffer): Promise<Bitmap> {
  const path = join(folder, 'scan.pdf');
  const output = join(folder, 'scan.pnm');
  await writeFile(path, pdf);
  const job = { task: 'prepare', path, page: 1, output, limits: defaultLimits, density: 72 } as const;
  await runChild({ job, limits: defaultLimits });
  return readGreymap(await readFile(output))!;
}

const greysOf = ({ width, data }: Bitmap, y: number, xs: number[]) => xs.map((x) => data[y * width + x]);

it.each([
  ['a picture', '/ColorSpace/DeviceGray'],
  ['a stencil', '/ImageMask true'],
])('a black and white scan kept as %s is read with black as black', async (_, kind) => {
  const page = await prepared(faxPage(kind, 'q 320 0 0 240 40 30 cm /I Do Q'));
  expect([page.width, page.height]).toEqual([400, 300]);
  expect(greysOf(page, 150, [20, 80, 160, 240, 320, 380])).toEqual([255, 255, 0, 255, 0, 255]);
});

it('a page that was stored as tiles is put together from all of them', async () => {
  const tiles = [0, 1].flatMap((row) =>
    [0, 1].map((column) => `q 160 0 0 120 ${40 + column * 160} ${30 + row * 120} cm /I Do Q`),
  );
  const page = await prepared(faxPage('/ColorSpace/DeviceGray', tiles.join(' ')));
  const seen = [255, 0, 255, 0, 255, 0, 255, 0];
  const middles = seen.map((_grey, stripe) => 60 + stripe * 40);
  expect([80, 220].map((y) => greysOf(page, y, middles))).toEqual([seen, seen]);
});
