// `npm run -w @tinystar/ui build:package`: the folder that is published, in dist/package. The manifest of the
// repository points at TypeScript source, so the published one is written here.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';
import { declarations, packagesIn, published } from './declarations.ts';
import { entries, home, manifest } from './entries.ts';

const out = path.join(home, 'dist/package');
const lib = path.join(out, 'lib');
const tokens = '@tinystar/tokens';

/** The variables of the theme stand at the head of the one style sheet. */
const themeFirst: Plugin = {
  name: 'theme-first',
  enforce: 'pre',
  transform: (code, id) => (id === path.join(home, 'src/index.ts') ? `import '${tokens}/theme.css';\n${code}` : null),
};

async function modules() {
  await build({
    configFile: false,
    root: home,
    logLevel: 'warn',
    plugins: [themeFirst, vanillaExtractPlugin()],
    build: {
      outDir: lib,
      target: 'es2022',
      minify: false,
      // A reader who steps into a component sees it as it was written.
      sourcemap: true,
      cssMinify: true,
      lib: {
        entry: Object.fromEntries(entries.map(({ name, source }) => [name, path.join(home, 'src', source)])),
        formats: ['es'],
        cssFileName: 'styles',
      },
      rolldownOptions: {
        // Everything that has a name of its own stays outside, but for the tokens, which are not published alone.
        external: (id) => /^[a-z@]/i.test(id) && !id.startsWith(tokens) && !path.isAbsolute(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: path.join(home, 'src'),
          entryFileNames: '[name].js',
        },
      },
    },
  });
}

function types() {
  for (const [file, text] of declarations()) {
    const target = path.join(lib, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, published(text));
  }
}

/** Only what the built files import; an import that the manifest does not know would fail at the reader's. */
function usedDependencies() {
  const files = globSync('**/*.{js,d.ts}', { cwd: lib }).map((file) => readFileSync(path.join(lib, file), 'utf8'));
  const used = new Set(files.flatMap(packagesIn));
  const unknown = [...used].filter((name) => !(name in manifest.dependencies) && !(name in manifest.peerDependencies));
  if (unknown.length > 0) throw new Error(`the built library imports ${unknown.join(', ')}, unknown to its manifest`);
  // Pinned here, a range there: two packages that both bring radix-ui should be able to share it.
  return Object.fromEntries(
    Object.entries(manifest.dependencies).flatMap(([name, version]) => (used.has(name) ? [[name, `^${version}`]] : [])),
  );
}

function writeManifest() {
  const { name, version, description, license, peerDependencies } = manifest;
  const modulesOf = entries.map(({ key, name: file }) => [
    key,
    { types: `./lib/${file}.d.ts`, default: `./lib/${file}.js` },
  ]);
  const text = {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(modulesOf),
      './styles.css': './lib/styles.css',
      './contrast.css': './lib/contrast.css',
      './package.json': './package.json',
    },
    files: ['lib', 'CHANGELOG.md', 'surface.md'],
    keywords: ['react', 'components', 'design-system', 'accessible', 'chinese'],
    dependencies: usedDependencies(),
    peerDependencies,
  };
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(text, null, 2)}\n`);
}

// Whoever starts it: in the mode of tests the compiler writes React's development calls, with the paths of this machine.
process.env.NODE_ENV = 'production';
rmSync(out, { recursive: true, force: true });
await modules();
types();
writeManifest();
cpSync(fileURLToPath(import.meta.resolve(`${tokens}/contrast.css`)), path.join(lib, 'contrast.css'));
for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE', 'surface.md'])
  cpSync(path.join(home, file), path.join(out, file));
