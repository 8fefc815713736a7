import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, preview, type PreviewServer, type Rolldown } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const compiler = path.join(root, 'node_modules/typescript/lib/tsc.js');

/** What an application of that time installs beside the library. */
const react = {
  18: { react: '18.3.1', 'react-dom': '18.3.1', '@types/react': '18.3.31', '@types/react-dom': '18.3.7' },
  19: { react: '19.3.1', 'react-dom': '19.3.1', '@types/react': '19.3.0', '@types/react-dom': '19.3.0' },
} as const;

export type ReactLine = keyof typeof react;

/** Builds the library and packs it; answers the path of the tarball and of the folder that was packed. */
export function pack(): { tarball: string; folder: string } {
  execFileSync('npm', ['run', '--silent', '-w', '@tinystar/tokens', 'build'], { cwd: root });
  execFileSync('npm', ['run', '--silent', '-w', '@tinystar/ui', 'build:package'], { cwd: root });
  const folder = path.join(root, 'packages/ui/dist/package');
  const target = mkdtempSync(path.join(tmpdir(), 'library-'));
  const name = execFileSync('npm', ['pack', '--silent', '--pack-destination', target], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { tarball: path.join(target, name.trim()), folder };
}

/** A throw-away application that knows the library by its tarball alone. */
export function install(tarball: string, line: ReactLine): string {
  const app = mkdtempSync(path.join(tmpdir(), `consumer-${line}-`));
  const dependencies = { ...react[line], '@tinystar/ui': `file:${tarball}` };
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    noUncheckedSideEffectImports: false,
    types: [],
  };
  cpSync(path.join(import.meta.dirname, 'app'), app, { recursive: true });
  // What the README shows is part of the application, so that it compiles as long as it stands there.
  writeFileSync(path.join(app, 'readme.tsx'), readmeExample());
  writeFileSync(path.join(app, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  writeFileSync(path.join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.tsx'] }));
  execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--silent'], {
    cwd: app,
  });
  return app;
}

/** The complete example of the library's README. */
function readmeExample(): string {
  const readme = readFileSync(path.join(root, 'packages/ui/README.md'), 'utf8');
  const [, example] = /```tsx\n([\s\S]*?)```/.exec(readme) ?? [];
  if (!example?.includes('@tinystar/ui/styles.css')) throw new Error('the README shows no complete example');
  return example;
}

/** `file:line` of everything the compiler finds wrong in the application and in the declarations it reads. */
export function typeErrors(app: string): string[] {
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', '.', '--pretty', 'false'], {
    cwd: app,
    encoding: 'utf8',
  });
  return [...new Set([...stdout.matchAll(/^(\S+?)\((\d+),\d+\): error/gm)].map(([, file, row]) => `${file}:${row}`))];
}

/** Builds the application and serves it on a free port. */
export async function serve(app: string): Promise<{ url: string; stop: PreviewServer['close'] }> {
  await build({ root: app, configFile: false, logLevel: 'error' });
  const server = await preview({
    root: app,
    configFile: false,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  });
  return { url: server.resolvedUrls!.local[0]!, stop: () => server.close() };
}

/** The JavaScript that `source` brings into an application besides React. */
export async function bundle(app: string, source: string): Promise<string> {
  const entry = path.join(app, 'one.js');
  writeFileSync(entry, source);
  const built = (await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: entry, external: /^react(?:-dom)?(?:\/|$)/ } },
  })) as Rolldown.RolldownOutput;
  return built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}
