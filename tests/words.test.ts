import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** What may hold Chinese: the words themselves, the titles of the routes, and what only tests and stories show. */
const wordFiles = /\/copy\.ts$|\/routes\/|\.(?:stories|test|docs)\.tsx?$|\/(?:story|sample)[A-Z][^/]*$|Stage\.tsx$/;

const components = globSync(['packages/{ui,features}/src/**/*.tsx', 'packages/app/src/**/*.{ts,tsx}'], { cwd: root })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !wordFiles.test(file));

/** The lines of a source that hold Chinese outside of comments. Comments keep their line breaks, so that lines count. */
const chineseLines = (source: string) =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .flatMap((line, index) => (/\p{Script=Han}/u.test(line.replace(/(?:^|\s)\/\/.*/, '')) ? [index + 1] : []));

test('Chinese is found in what a component says, not in its comments', () => {
  const source = '/** 用\n * 于 */\n// 说明\nconst a = <p title="标题">x</p>; // 说明\nconst b = \'文字\';';
  expect(chineseLines(source)).toEqual([4, 5]);
});

test('a word of the README names one type', () => {
  const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  const names = (word: string) => new RegExp(`^(?:export )?(?:type|interface|class) ${word}\\b`, 'm');
  for (const word of ['Turn', 'AnswerPart', 'Scope', 'Box', 'Block', 'Page', 'Assistant', 'Passage', 'Reference']) {
    expect(sources.filter((source) => names(word).test(source)).length, word).toBeLessThanOrEqual(1);
  }
});

test('the words of components and of the app stand in copy files', () => {
  expect(components.length).toBeGreaterThan(400);
  const found = components.flatMap((file) =>
    chineseLines(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(found).toEqual([]);
});

test('the wordings of a pair have one name, also where a spreadsheet may still use the old one', () => {
  // What reads heads and types of spreadsheets that were made with earlier templates.
  const reads = ['packages/server/src/sheetImport/layout.ts', 'packages/server/src/qaPairs/importRows.ts'];
  const files = globSync('packages/*/src/**/*.{ts,tsx,md}', { cwd: root }).map((file) =>
    file.replaceAll(path.sep, '/'),
  );
  const named = files.filter((file) => readFileSync(path.join(root, file), 'utf8').includes('相似问法'));
  expect(named.filter((file) => !file.endsWith('.test.ts')).toSorted()).toEqual(reads.toSorted());
});
