import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** What tests wait for comes at once or never, and a busy machine is slow: in ms. */
const PATIENCE = 20_000;

const sources = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' }).map((file) => ({
    file: file.replaceAll(path.sep, '/'),
    text: readFileSync(path.join(root, file), 'utf8'),
  }));

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** A call from its opening parenthesis to the one that closes it. */
function callFrom(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return text.slice(start, at);
  }
  return text.slice(start);
}

/** `vi.waitFor` gives up after a second unless it is told otherwise; it is for hooks, where `expect.poll` may not stand. */
const impatient = (text: string): number[] =>
  [...text.matchAll(/\bvi\.wait(?:For|Until)(?=\()/g)]
    .filter(({ 0: name, index }) => {
      const patience = /timeout: ([\d_]+)/.exec(callFrom(text, index + name.length))?.[1] ?? '0';
      return Number(patience.replaceAll('_', '')) < PATIENCE;
    })
    .map(({ index }) => lineAt(text, index));

/** What a page shows is read once although it may still be coming. */
const onceRead = (text: string): number[] =>
  [
    ...text.matchAll(
      /(?<!\.)\bexpect\(\s*await (?:(?!\bexpect\b)[^;])*?\.(?:count|inputValue|is[A-Z]\w+|innerText|textContent|getAttribute|all(?:Inner|Text)\w+)\([^()]*\)(?:, [^\n]+)?\)\.(?:not\.)?to/g,
    ),
  ].map(({ index }) => lineAt(text, index));

test('waits without patience, and what is read once, are found', () => {
  const short = 'await vi.waitFor(() => expect(sent).toEqual([1]));\nawait vi.waitUntil(read, { timeout: 5_000 });\n';
  expect(impatient(short)).toEqual([1, 2]);
  expect(impatient('const a = await vi.waitFor(\n  () => read(1);\n  { timeout: 20_000 },\n);\n')).toEqual([]);
  const read =
    "await open();\nexpect(await page.getByText('a').count()).toBe(1);\nexpect(await link.isVisible(), 'b').toBe(true);\n";
  expect(onceRead(read)).toEqual([2, 3]);
  expect(
    onceRead('await expect.poll(() => link.count()).toBe(1);\nexpect(await answer.json()).toEqual({});\n'),
  ).toEqual([]);
});

test('a wait is as patient as expect.poll', () => {
  const found = sources('{tests,packages}/**/*.{ts,tsx}')
    .filter(({ file }) => file !== 'tests/patience.test.ts')
    .flatMap(({ file, text }) => impatient(text).map((line) => `${file}:${line}`));
  expect(found).toEqual([]);
});

test('journeys wait for what a page is to show', () => {
  const found = sources('tests/e2e/*.e2e.ts').flatMap(({ file, text }) =>
    onceRead(text).map((line) => `${file}:${line}`),
  );
  expect(found).toEqual([]);
});
