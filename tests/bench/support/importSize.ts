import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ENTRY = 'virtual:import-size';

/** What `import { names } from '@tinystar/ui'` brings into an application besides React: JS and CSS in KiB after brotli. */
export async function importSize(names: readonly string[]): Promise<number> {
  const source = `import { ${names.join(', ')} } from '@tinystar/ui'; globalThis.used = [${names.join(', ')}];`;
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      vanillaExtractPlugin(),
      react(),
      {
        name: 'import-size',
        resolveId: (id) => (id === ENTRY ? `${ROOT}tests/bench/pages/importSize.ts` : undefined),
        load: (id) => (id.endsWith('/importSize.ts') ? source : undefined),
      },
    ],
    build: {
      write: false,
      cssCodeSplit: false,
      rollupOptions: { input: ENTRY, external: [/^react(?:-dom)?(?:\/|$)/] },
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs
    .flatMap(({ output }) => output)
    .map((file) => brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length / 1024)
    .reduce((sum, size) => sum + size, 0);
}
