import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
// `fetch(` as a global, and the modules that open sockets or resolve names.
const outside =
  /(?<![\w.$])fetch\s*\(|globalThis\.fetch\(|^import (?!type )[^;]*? from 'node:(http|https|http2|net|tls|dns|dgram)(\/promises)?'|from 'undici'/m;

test('only the egress module reaches the network (CAP-04)', () => {
  const files = globSync('**/*.ts', { cwd: root }).filter(
    (file) => !/^(platform\/egress|testing)\/|\.(?:test|timed)\.ts$|\/testing\//.test(file),
  );
  expect(files.length).toBeGreaterThan(40);
  const offenders = files.filter((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    // A `fetch` that is handed in was chosen by who built the services: `trustedFetch`, or a test's own.
    const handedIn = /\bfetch\??: typeof (globalThis\.)?fetch\b/.test(source);
    return outside.test(handedIn ? source.replace(/(?<![\w.$])fetch\s*\(/g, '') : source);
  });
  expect(offenders).toEqual([]);
});
