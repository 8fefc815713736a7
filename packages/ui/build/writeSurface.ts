// `npm run -w @tinystar/ui surface`
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { home } from './entries.ts';
import { surface } from './surface.ts';

writeFileSync(path.join(home, 'surface.md'), surface());
