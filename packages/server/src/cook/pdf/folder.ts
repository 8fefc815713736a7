import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** Folder of the installed pdfjs-dist, with its cMaps and standard fonts. */
export const pdfjsFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
