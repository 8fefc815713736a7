import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DirectoryInUse, lockDirectory } from './lock.ts';
import { processStart } from './processStart.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'tinystar-lock-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}
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

test('of many servers starting at once over a dead lock, one wins (REC-01)', async () => {
  const dir = folder();
  writeFileSync(join(dir, 'server.lock'), JSON.stringify({ pid: gone(), ticks: 'x', since: '' }));
  const script = `
    import { lockDirectory } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))};
    try { lockDirectory(${JSON.stringify(dir)}); console.log('mine'); } catch { console.log('no'); }
    process.stdin.resume();`;
  const starts = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module-typescript', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  // All of them stay until the last has spoken, so that the winner is alive when the slowest looks.
  const said = await Promise.all(starts.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()));
  expect(said.toSorted()).toEqual(['mine', 'no', 'no', 'no', 'no', 'no']);
  expect(existsSync(join(dir, 'server.lock'))).toBe(true);
  for (const { stdin } of starts) stdin.end();
  await Promise.all(starts.map((process) => once(process, 'exit')));
});
