import { expect, test } from 'vitest';
import { innerShape } from './innerShape.ts';
import { docxOf, zipOf } from './testing/zip.ts';

const verdict = (kind: 'doc' | 'docx', bytes: Buffer, step: number): boolean => {
  const shape = innerShape(kind, bytes);
  for (let at = 0; at < bytes.length; at += step) shape.see(bytes.subarray(at, at + step));
  return shape.fits();
};
const media = Buffer.alloc(1_000_000, 'x');

test.each([7, 64, 65_536, 10_000_000])('knows a Word file in pieces of %d bytes (UP-01)', (step) => {
  const ole = Buffer.concat([Buffer.alloc(999, 1), Buffer.from('WordDocument', 'utf16le'), media]);
  expect(verdict('doc', ole, step)).toBe(true);
  expect(verdict('doc', media, step)).toBe(false);
  expect(verdict('docx', docxOf(['安装前请阅读']), step)).toBe(true);
});

test('looks past large parts of an archive, and leaves one with too many parts to cooking (UP-01)', () => {
  const parts = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>' };
  expect(verdict('docx', zipOf({ ...parts, 'word/media/a.png': media }), 65_536)).toBe(true);
  expect(verdict('docx', zipOf({ 'a.bin': media, 'b.bin': media }), 65_536)).toBe(false);
  const many = Object.fromEntries(Array.from({ length: 6_000 }, (_, at) => [`word/media/${at}.png`, '']));
  expect(verdict('docx', zipOf(many), 65_536)).toBe(true);
});
