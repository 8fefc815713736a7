import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const pdfjs = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Folders of pdf.js that it fetches while reading Chinese, unembedded fonts and scans, and where we serve them. */
const folders = {
  'pdf/cmaps': path.join(pdfjs, 'cmaps'),
  'pdf/fonts': path.join(pdfjs, 'standard_fonts'),
  'pdf/iccs': path.join(pdfjs, 'iccs'),
  'pdf/wasm': path.join(pdfjs, 'wasm'),
};

/** What runs scripts inside of PDFs, which we never do. */
const unused = /^quickjs|QUICKJS/;

/** Serves these folders of pdf.js from our own origin, in the build and in development. */
export const pdfAssets = (): Plugin => ({
  name: 'tinystar-pdf-assets',
  generateBundle() {
    for (const [target, folder] of Object.entries(folders))
      for (const file of readdirSync(folder).filter((name) => !unused.test(name)))
        this.emitFile({ type: 'asset', fileName: `${target}/${file}`, source: readFileSync(path.join(folder, file)) });
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const url = request.url?.split('?')[0] ?? '';
      const target = Object.keys(folders).find((prefix) => url.startsWith(`/${prefix}/`)) as keyof typeof folders;
      if (!target) return next();
      try {
        const file = readFileSync(path.join(folders[target], path.basename(url)));
        if (url.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
        response.end(file);
      } catch {
        next();
      }
    });
  },
});
