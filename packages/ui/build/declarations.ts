import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { entries, home } from './entries.ts';

const emitted = path.join(home, 'dist/types');
const specifier = /(from\s+|import\(|import\s+)(['"])([^'"]+)\2/g;

/** `./Button.tsx` → `./Button.d.ts`, both relative to the folder of all declarations. */
const declarationOf = (source: string) => source.replace(/\.tsx?$/, '.d.ts');

/**
 * The declarations that the entries lead to, freshly emitted; no story or test among them.
 * Keys are paths relative to `src`, with the ending `.d.ts`. Throws with the compiler's words if it fails.
 */
export function declarations(): Map<string, string> {
  const compiler = path.resolve(home, '../../node_modules/typescript/lib/tsc.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, '-b', home], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`tsc -b ${path.basename(home)} failed\n${stdout}${stderr}`);
  const found = new Map<string, string>();
  const wanted = entries.map(({ source }) => declarationOf(source));
  for (let file = wanted.pop(); file !== undefined; file = wanted.pop()) {
    if (found.has(file)) continue;
    const text = readFileSync(path.join(emitted, file), 'utf8');
    found.set(file, text);
    for (const [, , , to] of text.matchAll(specifier)) {
      if (to?.startsWith('.')) wanted.push(declarationOf(path.posix.join(path.posix.dirname(file), to)));
    }
  }
  return found;
}

/** Published declarations name the JavaScript beside them, as every way of resolving modules understands. */
export const published = (text: string) =>
  text.replace(specifier, (whole, _lead: string, _quote: string, to: string) =>
    to.startsWith('.') ? whole.replace(to, to.replace(/\.tsx?$/, '.js')) : whole,
  );

/** The packages that a module or declaration imports by name. */
export const packagesIn = (text: string) =>
  [...text.matchAll(specifier)]
    .map(([, , , to]) => to!)
    .filter((to) => !to.startsWith('.'))
    .map((to) => to.split('/', to.startsWith('@') ? 2 : 1).join('/'));
