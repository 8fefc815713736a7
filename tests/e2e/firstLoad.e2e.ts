import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

const dist = path.resolve(import.meta.dirname, '../../packages/app/dist');
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** Files a browser loads at once for the given manifest entries: their static imports and styles, not the lazy ones. */
const closure = (entries: readonly string[]): Set<string> => {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build`);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const entry of entries) visit(entry);
  return files;
};

const brotli = (file: string): number => {
  const compressed = path.join(dist, `${file}.br`);
  // Files under 1 KiB are sent as they are; counting them compressed would flatter.
  return (
    statSync(compressed, { throwIfNoEntry: false })?.size ??
    brotliCompressSync(readFileSync(path.join(dist, file))).length
  );
};

test.each([
  ['public chat', 'src/pages/PublicChatRoute.tsx', 110],
  ['login', 'src/pages/LoginRoute.tsx', 85],
])('the first load of the %s page stays small', (_, page, limit) => {
  const files = [...closure(['index.html', page])];
  const sizes = files.map((file) => ({ file, kib: brotli(file) / 1_024 })).toSorted((a, b) => b.kib - a.kib);
  const total = sizes.reduce((sum, { kib }) => sum + kib, 0);
  const listing = sizes.map(({ file, kib }) => `${kib.toFixed(1)} ${file}`).join('\n');
  expect(total, `${total.toFixed(1)} KiB brotli\n${listing}`).toBeLessThanOrEqual(limit);
});

test('what only some need is loaded when it is needed', () => {
  const files = [...closure(['index.html', 'src/pages/PublicChatRoute.tsx'])].join(' ');
  expect(files).not.toMatch(/pdf|katex|diagram|Workspace|Shell/i);
});

test('parts of the build import one way: one that waits for itself would run with words that are not there yet', () => {
  const done = new Set<string>();
  const walk = (key: string, above: readonly string[]): void => {
    expect(above, `${[...above, key].join(' → ')}`).not.toContain(key);
    if (done.has(key)) return;
    for (const next of manifest[key]?.imports ?? []) walk(next, [...above, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) walk(key, []);
});
