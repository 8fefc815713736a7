import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pdfjsFolder } from './folder.ts';
import { patches, patchWorker } from './patches.ts';

const source = readFileSync(join(pdfjsFolder, 'legacy/build/pdf.worker.mjs'), 'utf8');

describe('the changes to the installed pdf.js', () => {
  it.each(patches)('$why', ({ find, replace }) => {
    expect(source.split(find)).toHaveLength(2);
    const patched = patchWorker(source);
    expect(patched.split(replace)).toHaveLength(2);
  });

  it('leave images alone when they are to be decoded', () => {
    const patched = patchWorker(source, true);
    const made = patches.filter(({ replace }) => patched.includes(replace));
    expect(made).toEqual(patches.filter(({ forPictures }) => forPictures));
  });

  it('are an error in a version that reads differently, or says the same twice', () => {
    expect(() => patchWorker('another version')).toThrow('pdfjs-dist has changed');
    expect(() => patchWorker(source + source)).toThrow('pdfjs-dist has changed');
  });
});
