import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the library. */
export const home = path.resolve(import.meta.dirname, '..');

export interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** The manifest that this repository works with. */
export const manifest = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as Manifest;

/** Every entry of the package: `.` is `index`, `./icons` is `icons`; the source is relative to `src`. */
export const entries = Object.entries(manifest.exports)
  .filter(([, target]) => /\.tsx?$/.test(target))
  .map(([key, target]) => ({
    key,
    name: key === '.' ? 'index' : key.slice(2),
    source: path.posix.relative('./src', target),
  }));
