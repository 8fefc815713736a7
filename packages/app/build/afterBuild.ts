import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

export interface Built {
  /** What was built, by file name. */
  bundle: Rolldown.OutputBundle;
  /** The folder of the app, and the one that was written. */
  root: string;
  folder: string;
}

/** Runs when the app was built and written: only then, and before the files are compressed. */
export const afterBuild = (name: string, run: (built: Built) => void | Promise<void>): Plugin => {
  let root = '';
  let folder = '';
  return {
    name,
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
      folder = path.resolve(root, config.build.outDir);
    },
    writeBundle: { order: 'pre', sequential: true, handler: (_, bundle) => run({ bundle, root, folder }) },
  };
};
