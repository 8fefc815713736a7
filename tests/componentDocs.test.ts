import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keyName } from '../.storybook/docs/docsCopy.ts';
import { purposes } from '../packages/ui/src/private/componentDocs.ts';

const root = path.resolve(import.meta.dirname, '..');
const home = path.join(root, 'packages/ui/src');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** By the name of the component. */
const docs = new Map(
  globSync('*/*.docs.tsx', { cwd: home }).map((file) => [
    path.basename(file, '.docs.tsx'),
    readFileSync(path.join(home, file), 'utf8'),
  ]),
);

test('every exported component has its written part beside it, which leads to components that exist', () => {
  const entries = ['index', 'charts', 'editor', 'markdown'].map((entry) => read(`packages/ui/src/${entry}.ts`));
  const exported = [...entries.join('\n').matchAll(/export \{([^}]*)\} from '\.\/\w+\/(\w+)\.tsx'/g)]
    .filter(([, list = '', file = '']) => list.split(',').some((part) => part.trim() === file))
    .map(([, , file = '']) => file);
  expect(exported.length).toBeGreaterThan(100);
  expect(exported.filter((name) => !docs.has(name))).toEqual([]);
  const led = [...docs].flatMap(([name, text]) =>
    [...text.matchAll(/take: '(\w+)'/g)].map(([, to = '']) => ({ name, to })),
  );
  expect(led.filter(({ to }) => !docs.has(to))).toEqual([]);
});

test('the sidebar follows what components are for', () => {
  const [, list = ''] =
    /in the order of `purposes`\.\s*(\[[\s\S]*?\n {10}\]),/.exec(read('.storybook/preview.tsx')) ?? [];
  const names = [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name).filter((name) => docs.has(name));
  const places = names.map((name) => purposes.findIndex((purpose) => docs.get(name)!.includes(`group: '${purpose}'`)));
  expect(names.length).toBeGreaterThan(90);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const stories = globSync('*/*.stories.tsx', { cwd: home }).flatMap((file) =>
    [...readFileSync(path.join(home, file), 'utf8').matchAll(/title: 'ui\/(?:\w+\/)?(\w+)'/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(stories.filter((name) => !list.includes(`'${name}'`))).toEqual([]);
});

test('the names of keys have English words', () => {
  const keys = [...docs.values()].flatMap((text) => [...text.matchAll(/\bkey: '([^']+)'/g)].map(([, key = '']) => key));
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter((key) => /\p{Script=Han}/u.test(keyName(key)[1]))).toEqual([]);
});
