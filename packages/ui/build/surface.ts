import path from 'node:path';
import { parseSync } from 'vite';
import { declarations } from './declarations.ts';
import { entries } from './entries.ts';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** What a declaration file says: names it declares, names it brings in, names it passes on. */
interface Module {
  declared: Map<string, string>;
  imported: Map<string, { from: string; name: string }>;
  exported: Map<string, { from: string | null; name: string }>;
}

const nameOf = (node: unknown) => (node as { name?: string; value?: string }).name ?? (node as { value: string }).value;
const named = (node: Node) => (node.declarations ? nameOf((node.declarations as Node[])[0]!.id) : nameOf(node.id));

/** The words of one declaration on as few lines as can be read, without comments, which are reviewed at the source. */
const tidy = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^export (?:declare )?/, '')
    .replace(/import\("[^"]+"\)\./g, '')
    .replace(/\(\{[^}]*\}: /, '(props: ')
    .replace(/\}\s+\| \{/g, '} | {')
    .split('\n')
    .map((line) => line.replace(/^( {4})+/, (indent) => ' '.repeat(indent.length / 2)).trimEnd())
    .filter((line) => line !== '')
    .join('\n');

function read(file: string, text: string): Module {
  const module: Module = { declared: new Map(), imported: new Map(), exported: new Map() };
  for (const node of parseSync(file, text).program.body as unknown as Node[]) {
    const from = node.source ? nameOf(node.source) : null;
    if (node.type === 'ImportDeclaration') {
      for (const one of node.specifiers as Node[]) {
        module.imported.set(nameOf(one.local), { from: from!, name: one.imported ? nameOf(one.imported) : 'default' });
      }
      continue;
    }
    const inner = (node.declaration ?? node) as Node;
    if (inner.id || inner.declarations) {
      const name = named(inner);
      // Overloads stand one below the other.
      const before = module.declared.get(name);
      module.declared.set(name, `${before ? `${before}\n` : ''}${tidy(text.slice(node.start, node.end))}`);
      if (node.declaration) module.exported.set(name, { from: null, name });
      continue;
    }
    for (const one of (node.specifiers as Node[] | undefined) ?? []) {
      module.exported.set(nameOf(one.exported), { from, name: nameOf(one.local) });
    }
  }
  return module;
}

/** The public surface as one readable text: every name that an entry exports and every type those names lean on. */
export function surface(): string {
  const modules = new Map([...declarations()].map(([file, text]) => [file, read(file, text)]));
  const within = (file: string, to: string) =>
    path.posix.join(path.posix.dirname(file), to).replace(/\.tsx?$/, '.d.ts');

  /** Follows re-exports and imports to where a name is declared; null when that is another package. */
  const find = (file: string, name: string): { key: string; text: string; file: string } | null => {
    const module = modules.get(file)!;
    const passed = module.exported.get(name);
    const hop = passed?.from ? { from: passed.from, name: passed.name } : module.imported.get(passed?.name ?? name);
    if (hop) return hop.from.startsWith('.') ? find(within(file, hop.from), hop.name) : null;
    const text = module.declared.get(passed?.name ?? name);
    return text === undefined ? null : { key: `${file} ${name}`, text, file };
  };

  const chapters = entries.map(({ key, source }) => {
    const file = source.replace(/\.tsx?$/, '.d.ts');
    const names = [...modules.get(file)!.exported.keys()].sort((a, b) => a.localeCompare(b, 'en'));
    const outside = names.filter((name) => find(file, name) === null);
    const found = new Map<string, { name: string; text: string; file: string }>();
    for (const name of names) {
      const at = find(file, name);
      if (at) found.set(at.key, { name, ...at });
    }
    const publicKeys = new Set(found.keys());
    for (const { text, file: from } of found.values()) {
      for (const word of new Set(text.match(/\b[A-Za-z_$][\w$]*\b/g))) {
        const module = modules.get(from)!;
        if (!module.declared.has(word) && !module.imported.has(word)) continue;
        const at = find(from, word);
        // A map may grow while it is walked: what a leaned-on type leans on follows.
        if (at && !found.has(at.key)) found.set(at.key, { name: word, ...at });
      }
    }
    const print = (isPublic: boolean) =>
      [...found]
        .filter(([at]) => publicKeys.has(at) === isPublic)
        .map(([, { name, text }]) => ({ name, text }))
        .sort((a, b) => a.name.localeCompare(b.name, 'en'))
        .map(({ text }) => text)
        .join('\n\n');
    const code = (title: string, text: string) => (text ? `${title}\n\n\`\`\`ts\n${text}\n\`\`\`\n` : '');
    return [
      `## ${path.posix.join('@tinystar/ui', key)}\n`,
      outside.length > 0 ? `Passed on from other packages: ${outside.join(', ')}\n` : '',
      code('', print(true)).trimStart(),
      code('Not exported, but part of the types above:', print(false)),
    ]
      .filter(Boolean)
      .join('\n');
  });
  const head =
    '# Public surface\n\nEvery name and prop of the package, from its types. Written by `npm run -w @tinystar/ui surface`;\na change here is a change for everybody who uses the package and needs a line in `.changeset/`.\n';
  return `${head}\n${chapters.join('\n')}`;
}
