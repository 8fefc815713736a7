import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runChild } from '../child/run.ts';
import { defaultLimits } from '../limits.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'picture-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** 64 × 64 pixels of upright stripes, 16 wide, as a fax writes them: one row in full, then 63 times "as above". */
const stripes = '001'.concat('101010', '0000010111').repeat(2).concat('1111'.repeat(63), '000000000001'.repeat(2));
const fax = Buffer.from(stripes.match(/.{1,8}/g)!.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));

function faxPage(kind: string): Buffer {
  const head = `<</Type/XObject/Subtype/Image/Width 64/Height 64/BitsPerComponent 1${kind}/Filter/CCITTFaxDecode`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</I 5 0 R>>>>/Contents 4 0 R>>',
    '<</Length 29>>stream\nq 500 0 0 700 40 40 cm /I Do Q\nendstream',
    `${head}/DecodeParms<</K -1/Columns 64/Rows 64>>/Length ${fax.length}>>stream\n${fax.toString('latin1')}\nendstream`,
  ];
  const body = objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R/Size 6>>\n%%EOF`, 'latin1');
}

it.each([
  ['a picture', '/ColorSpace/DeviceGray'],
  ['a stencil', '/ImageMask true'],
])('a black and white scan kept as %s is read with black as black', async (_, kind) => {
  const path = join(folder, 'scan.pdf');
  const output = join(folder, 'scan.pnm');
  await writeFile(path, faxPage(kind));
  await runChild({ job: { task: 'picture', path, page: 1, output, limits: defaultLimits }, limits: defaultLimits });
  const row = [0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff];
  const rows = Array.from({ length: 64 }, () => row).flat();
  expect(await readFile(output)).toEqual(Buffer.concat([Buffer.from('P4\n64 64\n'), Buffer.from(rows)]));
});
