import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { home } from './entries.ts';
import { surface } from './surface.ts';

test('every name and prop of the package stands in surface.md, so that its change is seen in review', () => {
  const written = readFileSync(path.join(home, 'surface.md'), 'utf8');
  expect(written, 'renew it with: npm run -w @tinystar/ui surface').toBe(surface());
}, 60_000);
