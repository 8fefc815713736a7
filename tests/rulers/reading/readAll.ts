/** Reads the PDFs of a folder with one engine and leaves what it read: node readAll.ts ENGINE FOLDER OUT MODULES */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { cookPdf } from '../../../packages/server/src/cook/pdf/cookPdf.ts';
import { defaultLimits } from '../../../packages/server/src/cook/limits.ts';
import type { CookedPage } from '../../../packages/server/src/cook/types.ts';
import { markdownOf } from './markdown.ts';
import type { Engine, Readings } from './readFolder.ts';

const [engine, folder = '', out = '', modules = ''] = process.argv.slice(2);
type Read = (path: string) => Promise<string[]>;

function product(): Read {
  const output = join(mkdtempSync(join(tmpdir(), 'rulers-')), 'pages.ndjson');
  process.once('exit', () => rmSync(dirname(output), { recursive: true, force: true }));
  return async (path) => {
    await cookPdf({ task: 'pdf', path, output, limits: defaultLimits, detail: 'blocks' }, () => {});
    const lines = readFileSync(output, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => markdownOf((JSON.parse(line) as CookedPage).blocks));
  };
}

async function pdfjs(): Promise<Read> {
  const root = dirname(createRequire(join(modules, 'any.js')).resolve('pdfjs-dist/package.json'));
  const { getDocument } = (await import(
    join(root, 'legacy/build/pdf.mjs')
  )) as typeof import('pdfjs-dist/legacy/build/pdf.mjs');
  return async (path) => {
    const document = await getDocument({
      data: new Uint8Array(readFileSync(path)),
      cMapUrl: join(root, 'cmaps/'),
      cMapPacked: true,
      standardFontDataUrl: join(root, 'standard_fonts/'),
      verbosity: 0,
    }).promise;
    const texts: string[] = [];
    for (let index = 1; index <= document.numPages; index += 1) {
      const { items } = await (await document.getPage(index)).getTextContent();
      texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    }
    await document.loadingTask.destroy();
    return texts;
  };
}

interface LiteParse {
  LiteParse: new (options: object) => {
    parse(path: string): Promise<{ pages: { markdown?: string; text: string }[] }>;
  };
}

function liteparse(): Read {
  const { LiteParse } = createRequire(join(modules, 'any.js'))('@llamaindex/liteparse') as LiteParse;
  const parser = new LiteParse({ outputFormat: 'markdown', imageMode: 'off', ocrEnabled: false, quiet: true });
  return async (path) => (await parser.parse(path)).pages.map((page) => page.markdown ?? page.text);
}

const read = await { product, pdfjs, liteparse }[engine as Engine]();
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.pdf'));
const readings: Readings = { files: {}, pages: 0, cpu: 0 };
const start = process.cpuUsage();
for (const path of paths.toSorted()) {
  // A file that cannot be read has no text.
  const texts = await read(join(folder, path)).catch(() => []);
  readings.files[basename(path)] = texts;
  readings.pages += texts.length;
}
const { user, system } = process.cpuUsage(start);
readings.cpu = (user + system) / 1e6;
writeFileSync(out, JSON.stringify(readings));
process.exit(0);
