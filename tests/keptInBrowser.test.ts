import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const only = 'packages/features/src/shared/storage.ts';
/** Every place where a browser keeps something. */
const places =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|\bcaches\s*\.|\bdocument\s*\.\s*cookie\b|\bnavigator\s*\.\s*storage\b/;

test('the browser keeps only what the one list of storage.ts names', () => {
  const files = globSync('packages/{app,contract,features,ui}/**/*.{ts,tsx,js,html}', {
    cwd: root,
    exclude: (name) => /^(?:node_modules|dist|dist-types|build)$/.test(name),
  });
  expect(files).toContain(only);
  const guilty = files.filter(
    (file) =>
      !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file) && places.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(guilty).toEqual([only]);
});
