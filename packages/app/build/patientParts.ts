import path from 'node:path';
import type { Plugin } from 'vite';

/** Vite's own module through which every `import()` of a build goes. */
const HELPER = '\0vite/preload-helper.js';

/** Has every `import()` of the app wait for the network where there is none (src/loadPart.tsx). */
export const patientParts = (): Plugin => ({
  name: 'tinystar-patient-parts',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  load(id) {
    if (id !== HELPER) return null;
    const file = path.resolve(import.meta.dirname, '../src/loadPart.tsx');
    return `export { loadPart as __vitePreload } from ${JSON.stringify(file)};`;
  },
});
