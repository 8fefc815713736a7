import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

export interface ComponentUse {
  /** `features/chat`, `app/shell`, `ui/Dialog`. */
  place: string;
  /** How many of its files import the component. */
  files: number;
}

export interface ComponentEntry {
  name: string;
  /** The folder in packages/ui/src. */
  folder: string;
  /** The sentence above the component. */
  says: string;
  /** Name of the stories file that shows it: its own, or the first of its folder. */
  storiesFile: string;
  stories: readonly { id: string; name: string }[];
  usedBy: readonly ComponentUse[];
  /** Screens of the product that import it and have stories: the first story of each. */
  screens: readonly { id: string; title: string }[];
  /** Design tokens of the style sheets that it imports, as they are called in CSS, without the leading hyphens. */
  tokens: readonly string[];
  /** Notes of the versions that name it, the newest first. */
  changes: readonly string[];
}

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const isStage = (file: string) => /\.(stories|test|css|docs)\.tsx?$/.test(file);
const kebab = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
const words = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2');

/** Names of values in a list of imports or exports: types, aliases and comments left out. */
const namesIn = (list: string) =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => /^[A-Z]\w*/.test(part))
    .map((part) => part.split(/\s+as\s+/)[0]!);

const entries = ['index', 'charts', 'editor', 'markdown'];

/** A file of the product and the components it imports. */
interface Source {
  file: string;
  place: string;
  names: ReadonlySet<string>;
}

/** What stands in the library, its stories and who imports it, computed from the sources. */
function readComponents(): readonly ComponentEntry[] {
  const lists = entries.map((entry) => read(`packages/ui/src/${entry}.ts`)).join('\n');
  const exported = [...lists.matchAll(/export \{([^}]*)\} from '\.\/(\w+)\/(\w+)\.tsx'/g)];
  const sources = globSync('packages/{ui,features,app}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !isStage(file))
    .map((file) => ({ file, place: placeOf(file), names: importedNames(read(file)) }));
  const tokens = readTokens();
  const changes = readChanges();
  return exported
    .flatMap(([, list = '', folder = '', file = '']) =>
      namesIn(list)
        .filter((name) => name === file)
        .map((name) => ({
          ...entryOf(name, folder, sources),
          tokens: sheetsOf(folder, name).flatMap((sheet) => tokens[sheet] ?? []),
          changes: changes.filter((change) => new RegExp(`\\b${name}\\b`).test(change)),
        })),
    )
    .map((entry) => ({ ...entry, tokens: [...new Set(entry.tokens)].toSorted((a, b) => a.localeCompare(b)) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** In a process of its own: the sheets are run with hooks that this one must not have. */
function readTokens(): Record<string, readonly string[]> {
  const script = path.join(import.meta.dirname, 'readTokens.ts');
  const found = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' })) as Record<string, string[]>;
  const known = new Set([...read('tokens/generated/theme.css').matchAll(/--([\w-]+):/g)].map(([, name]) => name));
  return Object.fromEntries(
    Object.entries(found).map(([sheet, names]) => [sheet, names.filter((name) => known.has(name))]),
  );
}

/** The style sheets that a component imports, from its own folder or another's. */
const sheetsOf = (folder: string, name: string) =>
  [...read(`packages/ui/src/${folder}/${name}.tsx`).matchAll(/from '(\.[^']+\.css\.ts)'/g)].map(([, from = '']) =>
    path.posix.join(folder, from),
  );

/** What the next version and the published ones say, one note each. */
function readChanges(): readonly string[] {
  const coming = globSync('.changeset/*.md', { cwd: root })
    .filter((file) => !file.endsWith('README.md'))
    .map((file) =>
      read(file)
        .replace(/^---[\s\S]*?---/, '')
        .trim(),
    );
  const published = [...read('packages/ui/CHANGELOG.md').matchAll(/^- (.+)$/gm)].map(([, note = '']) => note);
  return [...coming, ...published];
}

function entryOf(name: string, folder: string, sources: readonly Source[]) {
  const using = sources.filter(({ names, place }) => names.has(name) && place !== `ui/${folder}`);
  const storiesFile = storiesFileOf(folder, name);
  const counts = Map.groupBy(using, ({ place }) => place);
  return {
    name,
    folder,
    says: sentenceOf(read(`packages/ui/src/${folder}/${name}.tsx`), name),
    storiesFile: path.basename(storiesFile, '.stories.tsx'),
    stories: storiesFile ? storiesIn(storiesFile) : [],
    usedBy: [...counts]
      .map(([place, files]) => ({ place, files: files.length }))
      .toSorted((a, b) => a.place.localeCompare(b.place)),
    screens: using.flatMap(({ file }) => screenOf(file)).toSorted((a, b) => a.title.localeCompare(b.title)),
  };
}

/** A screen is a file of the features that has stories of its own. */
function screenOf(file: string) {
  if (!file.startsWith('packages/features/')) return [];
  const [stories] = globSync(file.replace(/\.tsx?$/, '.stories.tsx'), { cwd: root });
  const [first] = stories ? storiesIn(stories) : [];
  return first ? [{ id: first.id, title: path.basename(file, '.tsx') }] : [];
}

const placeOf = (file: string) => {
  const [, room, , part = ''] = file.split('/');
  return part.includes('.') ? `${room}` : `${room}/${part}`;
};

function importedNames(text: string): ReadonlySet<string> {
  const lists = [...text.matchAll(/import \{([^}]*)\} from '(?:@tinystar\/ui(?:\/\w+)?|\.\.?\/[\w./]+\.tsx)'/g)];
  // A part that loads on its first use: `import('@tinystar/ui/editor').then((file) => … file.MarkdownEditor …)`.
  const late = [...text.matchAll(/import\('@tinystar\/ui[^']*'\)[^;]*?\bfile\.([A-Z]\w*)/g)].map(
    ([, name = '']) => name,
  );
  return new Set([...lists.flatMap(([, list = '']) => namesIn(list)), ...late]);
}

function sentenceOf(text: string, name: string): string {
  const found = [...text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:const|function) (\w+)/g)];
  const comment = found.find(([, , exportName]) => exportName === name)?.[1] ?? '';
  return comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The stories file of the component itself; components of a folder without one share the first. */
function storiesFileOf(folder: string, name: string): string {
  const files = globSync(`packages/ui/src/${folder}/*.stories.tsx`, { cwd: root }).toSorted((a, b) =>
    a.localeCompare(b),
  );
  return files.find((file) => file.endsWith(`/${name}.stories.tsx`)) ?? files[0] ?? '';
}

function storiesIn(file: string) {
  const text = read(file);
  const title = /title: '([^']+)'/.exec(text)?.[1] ?? '';
  // Spaces and Chinese in a title stay in it; an id of its own keeps the address.
  const base = /^ {2}id: '([^']+)'/m.exec(text)?.[1] ?? title.toLowerCase().replaceAll('/', '-');
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, story = '']) => ({
    id: `${base}--${kebab(story)}`,
    name: words(story),
  }));
}

const id = 'virtual:components';

/** Serves the index to the page that lists the components. */
export const componentIndex = (): Plugin => ({
  name: 'component-index',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(readComponents())}` : undefined),
});
