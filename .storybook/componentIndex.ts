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
  stories: readonly { id: string; name: string }[];
  usedBy: readonly ComponentUse[];
}

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const isStage = (file: string) => /\.(stories|test|css)\.tsx?$/.test(file);
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

/** What stands in the library, its stories and who imports it, computed from the sources. */
function readComponents(): readonly ComponentEntry[] {
  const exported = [...read('packages/ui/src/index.ts').matchAll(/export \{([^}]*)\} from '\.\/(\w+)\/(\w+)\.tsx'/g)];
  const uses = globSync('packages/{ui,features,app}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !isStage(file))
    .map((file) => ({ place: placeOf(file), names: importedNames(read(file)) }));
  return exported
    .flatMap(([, list = '', folder = '', file = '']) =>
      namesIn(list)
        .filter((name) => name === file)
        .map((name) => entryOf(name, folder, uses)),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

function entryOf(name: string, folder: string, uses: readonly { place: string; names: ReadonlySet<string> }[]) {
  const counts = new Map<string, number>();
  for (const { place, names } of uses) {
    if (names.has(name) && place !== `ui/${folder}`) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return {
    name,
    folder,
    says: sentenceOf(read(`packages/ui/src/${folder}/${name}.tsx`), name),
    stories: storiesOf(folder, name),
    usedBy: [...counts].map(([place, files]) => ({ place, files })).toSorted((a, b) => a.place.localeCompare(b.place)),
  };
}

const placeOf = (file: string) => {
  const [, room, , part = ''] = file.split('/');
  return part.includes('.') ? `${room}` : `${room}/${part}`;
};

function importedNames(text: string): ReadonlySet<string> {
  const lists = [...text.matchAll(/import \{([^}]*)\} from '(?:@tinystar\/ui|\.\.?\/[\w./]+\.tsx)'/g)];
  return new Set(lists.flatMap(([, list = '']) => namesIn(list)));
}

function sentenceOf(text: string, name: string): string {
  const found = [...text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:const|function) (\w+)/g)];
  const comment = found.find(([, , exportName]) => exportName === name)?.[1] ?? '';
  return comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Stories of the component itself; a folder with several components has one file each or shares the first. */
function storiesOf(folder: string, name: string) {
  const files = globSync(`packages/ui/src/${folder}/*.stories.tsx`, { cwd: root });
  const own = files.filter((file) => file.endsWith(`/${name}.stories.tsx`));
  return (own.length > 0 ? own : files).flatMap((file) => {
    const text = read(file);
    const title = /title: '([^']+)'/.exec(text)?.[1] ?? '';
    const base = title.toLowerCase().replaceAll('/', '-');
    return [...text.matchAll(/^export const (\w+)/gm)].map(([, story = '']) => ({
      id: `${base}--${kebab(story)}`,
      name: words(story),
    }));
  });
}

const id = 'virtual:components';

/** Serves the index to the page that lists the components. */
export const componentIndex = (): Plugin => ({
  name: 'component-index',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(readComponents())}` : undefined),
});
