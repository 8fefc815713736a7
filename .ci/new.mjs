// `npm run new -- ui Name`, `-- feature name`, `-- endpoint name`: copies a template that compiles, writes the line
// that makes it known to its neighbours, and formats both. node: modules only.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stop = (text) => {
  process.stderr.write(`${text}\n`);
  process.exit(2);
};

const [kind = '', given = ''] = process.argv.slice(2);
const pascal = given.charAt(0).toUpperCase() + given.slice(1);
const camel = given.charAt(0).toLowerCase() + given.slice(1);
const fill = (text) => text.replaceAll('__Name__', pascal).replaceAll('__name__', camel);

/** Puts a line before the first one of its kind that sorts after it, or after the last. */
function insertLine(file, line, isKin, keyOf = (text) => text) {
  const target = path.join(root, file);
  const lines = readFileSync(target, 'utf8').split('\n');
  if (lines.includes(line)) return;
  const kin = lines.map((text, index) => ({ text, index })).filter(({ text }) => isKin(text));
  const key = (text) => keyOf(text).toLowerCase();
  const next = kin.find(({ text }) => key(text) > key(line));
  lines.splice(next ? next.index : (kin.at(-1)?.index ?? -1) + 1, 0, line);
  writeFileSync(target, lines.join('\n'));
}

/** Adds to a list at its end: the last line that stands before `close` after `open`. */
function appendTo(file, open, close, line) {
  const target = path.join(root, file);
  const lines = readFileSync(target, 'utf8').split('\n');
  const start = lines.findIndex((text) => text.startsWith(open));
  const end = lines.findIndex((text, index) => index > start && text.startsWith(close));
  if (start < 0 || end < 0) stop(`${file} has no list that begins with ${open}`);
  lines.splice(end, 0, line);
  writeFileSync(target, lines.join('\n'));
}

const isImport = (text) => text.startsWith('import ');
const fromOf = (text) => /from '([^']+)'/.exec(text)?.[1] ?? text;
const isExportLine = (text) => /^export \{.* from '/.test(text);

const kinds = {
  ui: {
    name: /^[A-Z][A-Za-z0-9]+$/,
    says: 'a component, in capitals: ui RatingBar',
    to: 'packages/ui/src',
    touches: ['packages/ui/src/index.ts'],
    connect() {
      const line = `export { ${pascal}, type ${pascal}Props } from './${pascal}/${pascal}.tsx';`;
      insertLine('packages/ui/src/index.ts', line, isExportLine, fromOf);
    },
  },
  feature: {
    name: /^[a-z][a-z0-9]+$/,
    says: 'a feature, one word in small letters: feature billing',
    to: 'packages/features/src',
    touches: ['packages/features/package.json'],
    connect() {
      const line = `    "./${camel}": "./src/${camel}/index.ts",`;
      insertLine('packages/features/package.json', line, (text) => /^ {4}"\.\/\w+": "\.\/src\/.*,$/.test(text));
    },
  },
  endpoint: {
    name: /^[a-z][A-Za-z0-9]+$/,
    says: 'the noun of a group of calls: endpoint invoices',
    to: 'packages',
    touches: ['packages/contract/src/endpoints.ts', 'packages/contract/src/index.ts', 'packages/server/src/modules.ts'],
    connect() {
      const contract = 'packages/contract/src';
      insertLine(`${contract}/endpoints.ts`, `import { ${camel} } from './${camel}.ts';`, isImport, fromOf);
      appendTo(`${contract}/endpoints.ts`, 'export const endpoints', ']', `  ${camel},`);
      insertLine(
        `${contract}/index.ts`,
        `export { ${camel}, ${pascal}Row } from './${camel}.ts';`,
        isExportLine,
        fromOf,
      );
      const modules = 'packages/server/src/modules.ts';
      insertLine(modules, `import { ${camel}Module } from './${camel}/module.ts';`, isImport, fromOf);
      appendTo(modules, 'export const modules', ']', `  ${camel}Module,`);
    },
  },
};

const plan = kinds[kind];
if (!plan)
  stop(
    `npm run new -- <kind> <name>\n${Object.values(kinds)
      .map(({ says }) => `  ${says}`)
      .join('\n')}`,
  );
if (!plan.name.test(given)) stop(`${given || 'nothing'} is no name for ${plan.says}`);

const source = path.join(root, '.ci/templates', kind);
const files = globSync('**/*.txt', { cwd: source }).map((file) => ({
  from: path.join(source, file),
  to: path.join(plan.to, fill(file.replace(/\.txt$/, ''))),
}));
const taken = files.find(({ to }) => existsSync(path.join(root, to)));
if (taken) stop(`${taken.to} exists already`);

for (const { from, to } of files) {
  mkdirSync(path.dirname(path.join(root, to)), { recursive: true });
  writeFileSync(path.join(root, to), fill(readFileSync(from, 'utf8')), { mode: statSync(from).mode });
}
plan.connect();
const written = [...files.map(({ to }) => to), ...plan.touches];
const { status } = spawnSync(path.join(root, 'node_modules/.bin/oxfmt'), written, { cwd: root, stdio: 'ignore' });
if (status !== 0) stop('oxfmt failed');
process.stdout.write(`${written.join('\n')}\n`);
