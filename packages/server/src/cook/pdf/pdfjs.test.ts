import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pdfjsFolder } from './folder.ts';
import { patches, patchWorker } from './pdfjs.ts';

it('every change to pdf.js still finds its place in the installed version', () => {
  const source = readFileSync(join(pdfjsFolder, 'legacy/build/pdf.worker.mjs'), 'utf8');
  const patched = patchWorker(source);
  for (const { replace } of patches) expect(patched).toContain(replace);
  expect(() => patchWorker('another version')).toThrow('pdfjs-dist has changed');
});
