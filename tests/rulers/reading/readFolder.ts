import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const engines = ['product', 'liteparse', 'pdfjs'] as const;
export type Engine = (typeof engines)[number];

/** The package that an engine is, unless it is the product. */
const packages = { liteparse: '@llamaindex/liteparse', pdfjs: 'pdfjs-dist' } as const;

/** What an engine read: for each file the text of its pages as Markdown, and the CPU time of reading alone. Seconds. */
export interface Readings {
  files: Record<string, string[]>;
  pages: number;
  cpu: number;
}

/** Reads all PDFs of a folder, its folders included, in a process of their own; or says what is not to be had. */
export async function readFolder(
  engine: Engine,
  folder: string,
  modules: string,
): Promise<Readings | { missing: string }> {
  if (engine !== 'product') {
    try {
      createRequire(join(modules, 'any.js')).resolve(packages[engine]);
    } catch {
      return { missing: `${packages[engine]} cannot be found from ${modules}` };
    }
  }
  const work = mkdtempSync(join(tmpdir(), 'rulers-'));
  const out = join(work, 'readings.json');
  try {
    await promisify(execFile)(process.execPath, [
      '--no-warnings',
      join(import.meta.dirname, 'readAll.ts'),
      engine,
      folder,
      out,
      modules,
    ]);
    return JSON.parse(readFileSync(out, 'utf8')) as Readings;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
