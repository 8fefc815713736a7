import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DirectoryInUse, lockDirectory } from './lock.ts';
import { processStart } from './processStart.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'tinystar-lock-'));
const gone = () => spawnSync('true').pid;

test('refuses a second owner by naming the first (REC-01)', () => {
  const dir = folder();
  const release = lockDirectory(dir);
  expect(() => lockDirectory(dir)).toThrow(DirectoryInUse);
  expect(() => lockDirectory(dir)).toThrow(new RegExp(`pid ${process.pid}, started 20\\d\\d-`));
  release();
  lockDirectory(dir)();
  expect(readdirSync(dir)).toEqual([]);
});

test.each([
  ['a process that is gone', () => JSON.stringify({ pid: gone(), ticks: 'x', since: '' })],
  [
    'an earlier process with a pid that lives again',
    () => JSON.stringify({ pid: process.pid, ticks: 'boot:1', since: '' }),
  ],
  ['a half-written file', () => '{"pid":'],
])('takes over from %s (REC-01)', (_what, content) => {
  const dir = folder();
  writeFileSync(join(dir, 'server.lock'), content());
  const release = lockDirectory(dir);
  expect(() => lockDirectory(dir)).toThrow(DirectoryInUse);
  release();
});

test('never takes over by age: an old lock of a living process stays (REC-01)', () => {
  const dir = folder();
  const holder = { pid: process.ppid, ticks: processStart(process.ppid), since: '2001-01-01T00:00:00.000Z' };
  writeFileSync(join(dir, 'server.lock'), JSON.stringify(holder));
  expect(() => lockDirectory(dir)).toThrow(`pid ${process.ppid}, started 2001-01-01`);
});

test('of many servers starting at once over a dead lock, one wins (REC-01)', () => {
  const dir = folder();
  writeFileSync(join(dir, 'server.lock'), JSON.stringify({ pid: gone(), ticks: 'x', since: '' }));
  const script = `
    import { lockDirectory } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))};
    try { lockDirectory(${JSON.stringify(dir)}); console.log('mine'); setTimeout(() => {}, 1500); } catch { console.log('no'); }`;
  const starts = Array.from(
    { length: 6 },
    () => `"${process.execPath}" --input-type=module-typescript -e '${script.replaceAll("'", `'"'"'`)}' &`,
  );
  const { stdout } = spawnSync('sh', ['-c', `${starts.join('\n')}\nwait`], { encoding: 'utf8' });
  expect(stdout.split('\n').filter((line) => line === 'mine').length).toBe(1);
  expect(existsSync(join(dir, 'server.lock'))).toBe(true);
});
