import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const worthwhile = /\.(js|css|html|svg|json|mjs)$/;

/** Writes `.br` and `.gz` beside every text file of the build, so that the server only picks one. */
export const compress = (): Plugin => {
  let folder = '';
  return {
    name: 'tinystar-compress',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          const file = path.join(folder, name);
          if (!worthwhile.test(name) || !statSync(file).isFile()) continue;
          const bytes = readFileSync(file);
          if (bytes.length < 1_024) continue;
          // The last tenth of a very large file would take longer than the rest of the build.
          const params = { [constants.BROTLI_PARAM_QUALITY]: bytes.length > 3_000_000 ? 9 : 11 };
          writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
          writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
        }
      },
    },
  };
};
