import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Changes here reach every story. */
const everywhere = /^(tokens\/(?!.*stories)|\.storybook\/|tests\/stories\/|package-lock\.json)/;

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Names and target of `import … from '…'`, `export … from '…'`, and of `import('…')`, which has no names. */
const importPattern = /(?:(?:import|export)\s+(?:type\s+)?([^'";]*?)\s*from\s*|import\s*\(?\s*)'([^']+)'/g;

interface Import {
  names: string[];
  specifier: string;
}

const importsOf = (file: string): Import[] =>
  [...read(file).matchAll(importPattern)].map(([, names = '', specifier]) => ({
    names: names.match(/[\w$]+/g) ?? [],
    specifier: specifier!,
  }));

/** The files that an import leads to. A room's index is looked through, so that a name leads to its own file alone. */
function targetsOf(file: string, { names, specifier }: Import): string[] {
  if (specifier.startsWith('.')) return [path.posix.join(path.posix.dirname(file), specifier)];
  const own = /^@tinystar\/(\w+)(?:\/(\w+))?$/.exec(specifier);
  if (!own || own[1] === 'tokens') return [];
  const folder = `packages/${own[1]}/src`;
  const index = [`${folder}/${own[2] ?? 'index'}.ts`, `${folder}/${own[2]}/index.ts`].find((one) =>
    existsSync(path.join(root, one)),
  );
  if (!index) return [];
  const lines = importsOf(index);
  const known = lines.filter((line) => line.names.some((name) => names.includes(name)));
  return known.length > 0 ? known.flatMap((line) => targetsOf(index, line)) : [index];
}

/**
 * The story files that a change reaches through imports. `changed` are paths from the root, as git prints them;
 * `'all'` when something changed that every story uses.
 */
export function storiesReached(changed: readonly string[]): string[] | 'all' {
  if (changed.some((file) => everywhere.test(file))) return 'all';
  const importers = new Map<string, Set<string>>();
  for (const file of globSync('packages/{ui,features,app,contract}/src/**/*.{ts,tsx}', { cwd: root }))
    for (const target of importsOf(file).flatMap((one) => targetsOf(file, one)))
      importers.set(target, (importers.get(target) ?? new Set()).add(file));
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached].filter((file) => file.endsWith('.stories.tsx') && existsSync(path.join(root, file)));
}
