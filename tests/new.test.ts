import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
let house = '';

/** A copy of the sources whose workspaces point at each other, with the installed packages behind links. */
beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'tinystar-new-'));
  for (const part of ['tokens', 'packages', '.ci', 'tsconfig.base.json', '.oxfmtrc.json']) {
    cpSync(path.join(root, part), path.join(house, part), {
      recursive: true,
      filter: (source) => !/(^|\/)(node_modules|dist|dist-types)$/.test(path.relative(root, source)),
    });
  }
  const modules = path.join(house, 'node_modules');
  mkdirSync(path.join(modules, '@tinystar'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@tinystar') symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  }
  symlinkSync(path.join(house, 'tokens'), path.join(modules, '@tinystar/tokens'));
  for (const name of readdirSync(path.join(house, 'packages'))) {
    symlinkSync(path.join(house, 'packages', name), path.join(modules, '@tinystar', name));
    const own = path.join(root, 'packages', name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(house, 'packages', name, 'node_modules'));
  }
}, 180_000);

afterAll(() => rmSync(house, { recursive: true, force: true }));

const generate = (...words: string[]) =>
  spawnSync(process.execPath, [path.join(house, '.ci/new.mjs'), ...words], { encoding: 'utf8' });
const text = (file: string) => readFileSync(path.join(house, file), 'utf8');

test('a new component, feature and endpoint compile, are formatted and known to their neighbours', () => {
  const made = [generate('ui', 'RatingBar'), generate('feature', 'billing'), generate('endpoint', 'invoices')];
  expect(made.map(({ status, stderr }) => status || stderr)).toEqual(['', '', '']);
  expect(text('packages/ui/src/index.ts')).toContain("from './RatingBar/RatingBar.tsx';");
  expect(JSON.parse(text('packages/features/package.json')).exports).toHaveProperty('./billing');
  expect(text('packages/contract/src/endpoints.ts')).toMatch(/^ {2}invoices,$/m);
  expect(text('packages/server/src/modules.ts')).toMatch(/^ {2}invoicesModule,$/m);
  const files = made.flatMap(({ stdout }) => stdout.trim().split('\n'));
  expect(files.length).toBeGreaterThan(14);
  const run = (command: string, ...args: string[]) =>
    execFileSync(path.join(house, 'node_modules/.bin', command), args, { cwd: house, encoding: 'utf8' });
  expect(run('oxfmt', '--list-different', ...files)).toBe('');
  // Only what is new and what it imports, with the values the server tests share: the rest is another test's work.
  const types = {
    extends: './tsconfig.base.json',
    compilerOptions: { noEmit: true, composite: false, emitDeclarationOnly: false, types: ['vite/client', 'node'] },
  };
  writeFileSync(
    path.join(house, 'tsconfig.json'),
    JSON.stringify({
      ...types,
      include: [
        ...files.filter((file) => /\.tsx?$/.test(file)),
        'packages/server/src/testing/*.ts',
        'packages/server/src/**/*.d.ts',
      ],
    }),
  );
  const { stdout } = spawnSync(path.join(house, 'node_modules/.bin/tsc'), ['-p', '.'], {
    cwd: house,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
}, 180_000);

test('refuses a name that is taken or does not fit, and writes nothing', () => {
  expect(generate('ui', 'Button')).toMatchObject({ status: 2, stderr: expect.stringContaining('exists already') });
  expect(generate('ui', 'ratingBar').status).toBe(2);
  expect(generate('feature', 'Billing').status).toBe(2);
  expect(generate('page', 'x').stderr).toContain('npm run new -- <kind> <name>');
});
