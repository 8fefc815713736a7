import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setAdapter } from '@vanilla-extract/css/adapter';
import { setFileScope } from '@vanilla-extract/css/fileScope';
import { expect, test } from 'vitest';

/** The rules of the component library that neither the compiler nor the linter knows. */
const home = path.resolve(import.meta.dirname, '../packages/ui');
const read = (file: string) => readFileSync(path.join(home, file), 'utf8');
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

const sources = globSync('src/**/*.{ts,tsx}', { cwd: home }).map((file) => ({
  file,
  text: withoutComments(read(file)),
}));
const shipped = sources.filter(
  ({ file }) => !/\.(test|stories|docs)\.tsx?$/.test(file) && !file.endsWith('private/mount.tsx'),
);
const sheets = shipped.filter(({ file }) => file.endsWith('.css.ts'));

const offences = (files: typeof sources, pattern: RegExp) =>
  files.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match.trim()}`));

/** Interfaces of the public surface and their lines. */
const interfaces = [...read('surface.md').matchAll(/^interface (\w+)[^{]*\{\n([\s\S]*?)^\}/gm)].map(
  ([, name, body]) => ({
    name: name!,
    lines: body!.split('\n').map((line) => line.trim()),
  }),
);

test('there is something to check', () => {
  expect(sheets.length).toBeGreaterThan(40);
  expect(interfaces.length).toBeGreaterThan(60);
});

test('everything runs on React 18: no API of React 19, contexts by Provider, refs by forwardRef', () => {
  const newer =
    /import[^;]*\b(?:use|useActionState|useEffectEvent|useFormStatus|useOptimistic|Activity|ViewTransition|cacheSignal)\b(?=[^;]*from 'react(?:-dom)?')/g;
  expect(offences(shipped, newer)).toEqual([]);
  expect(offences(shipped, /<\w+Context(?:\s|>)/g)).toEqual([]);
  // What a router's link accepts is the one place where React 19's way is also allowed.
  const ownRefs = offences(shipped, /^\s*ref\?: .*$/gm).filter((line) => !line.startsWith('src/Link/LinkProvider.tsx'));
  expect(ownRefs).toEqual([]);
});

test('no public component takes a className or a style', () => {
  const open = interfaces
    .filter(({ name, lines }) => name !== 'AnchorProps' && lines.some((line) => /^(className|style)\??:/.test(line)))
    .map(({ name }) => name);
  expect(open).toEqual([]);
});

test('styles name sides by reading direction, never left, right, top or bottom', () => {
  const physical =
    /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right|Top|Bottom)\w*\b|^\s*['"]?(?:left|right|top|bottom|width|height|minWidth|maxWidth|minHeight|maxHeight)['"]?:|\b(?:textAlign|float|clear): '(?:left|right)'/gm;
  expect(offences(sheets, physical)).toEqual([]);
});

test('movement takes its time from the tokens, which reduced motion sets to nothing, or asks for it', () => {
  const moving = sheets.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => /\b(?:animation|transition|animationDuration|transitionDuration): .*\d+m?s\b/.test(line))
      .filter((line) => !/vars\.motion|prefers-reduced-motion/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(moving).toEqual([]);
  const smooth = shipped.filter(({ text }) => /scrollBehavior: 'smooth'|behavior: 'smooth'/.test(text));
  expect(smooth.filter(({ text }) => !text.includes('prefers-reduced-motion')).map(({ file }) => file)).toEqual([]);
});

test('who takes the focus outline away shows focus another way that forced colours keep', () => {
  const bare = sheets
    .filter(({ text }) => /outline: (?:'none'|'0'|0)\b/.test(text))
    .filter(
      ({ text }) => !/outline: (?!'none'|'0'|0)|forced-colors|&:focus': \{ outline|import .*TextInput\.css/.test(text),
    )
    .map(({ file }) => file);
  expect(bare).toEqual([]);
});

test('every component has its stories beside it', () => {
  const folders = new Set(shipped.map(({ file }) => file.split('/')[1]!).filter((name) => /^[A-Z]/.test(name)));
  const told = new Set(
    sources.filter(({ file }) => file.endsWith('.stories.tsx')).map(({ file }) => file.split('/')[1]!),
  );
  expect([...folders].filter((folder) => !told.has(folder))).toEqual([]);
});

interface Axis {
  component: string;
  folder: string;
  axis: string;
  keys: string[];
}

/** Every prop called tone, emphasis or size that is a choice between words. */
const axes: Axis[] = interfaces.flatMap(({ name, lines }) => {
  const component = name.replace(/Props$/, '');
  const file = shipped.find((source) => source.file.endsWith(`/${component}.tsx`))?.file;
  return lines.flatMap((line) => {
    const [, axis, words] = /^(tone|emphasis|size)\??: ((?:'\w+'(?: \| )?){2,});$/.exec(line) ?? [];
    if (!file || !axis) return [];
    return [{ component, folder: path.dirname(file), axis, keys: [...words!.matchAll(/\w+/g)].map(([key]) => key) }];
  });
});

/** The words of a story and of the lists it walks over. */
function storyText(folder: string): string {
  return sources
    .filter(({ file }) => path.dirname(file) === folder && file.endsWith('.stories.tsx'))
    .map(({ text }) => {
      const lists = [...text.matchAll(/import \{([^}]*)\} from '(\.[^']+)'/g)].flatMap(([, names, from]) => {
        const file = path.posix.join(folder, from!);
        const there = sources.find((source) => source.file === file)?.text ?? '';
        return names!
          .split(',')
          .map((name) => new RegExp(`const ${name.trim()} = [\\[{]([^\\]}]*)[\\]}]`).exec(there)?.[1] ?? '');
      });
      return [text, ...lists].join('\n');
    })
    .join('\n');
}

test('stories show every key of tone, emphasis and size', () => {
  expect(axes.length).toBeGreaterThan(20);
  const untold = axes.flatMap(({ component, folder, axis, keys }) => {
    const text = storyText(folder);
    const usual = new RegExp(`\\b${axis} = '(\\w+)'`).exec(read(`${folder}/${component}.tsx`))?.[1];
    return keys
      .filter((key) => key !== usual && !new RegExp(`['"]${key}['"]|\\b${key}:`).test(text))
      .map((key) => `${component}: no story with ${axis}="${key}"`);
  });
  expect(untold).toEqual([]);
});

test('the variants of a recipe are exactly the words of its component’s prop', async () => {
  const nothing = () => {};
  setAdapter({
    appendCss: nothing,
    registerClassName: nothing,
    registerComposition: nothing,
    markCompositionUsed: nothing,
    onEndFileScope: nothing,
    getIdentOption: () => 'debug',
  });
  setFileScope('library');
  const differing = await Promise.all(
    axes.map(async ({ component, folder, axis, keys }) => {
      const own = sheets.find(({ file }) => file === `${folder}/${component}.css.ts`);
      if (!own) return [];
      const exported: Record<string, unknown> = await import(path.join(home, own.file));
      const maps = Object.values(exported).flatMap((value) => {
        const variants = (value as { classNames?: { variants?: Record<string, object> } } | null)?.classNames?.variants;
        return variants?.[axis] ? [Object.keys(variants[axis]).sort().join(' ')] : [];
      });
      const wanted = [...keys].sort().join(' ');
      return maps.length === 0 || maps.includes(wanted)
        ? []
        : [`${component} ${axis}: ${maps.join(' / ')} ≠ ${wanted}`];
    }),
  );
  expect(differing.flat()).toEqual([]);
}, 120_000);
