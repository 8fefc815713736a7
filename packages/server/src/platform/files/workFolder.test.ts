import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sweepWorkFolders, workFolder } from './workFolder.ts';

const module = new URL('./workFolder.ts', import.meta.url).href;

test('a folder of work goes with its step; what a killed process left is swept at once, what is worked in stays (REC-02)', async () => {
  await using working = await workFolder();
  let ended: string;
  {
    await using folder = await workFolder();
    ended = folder.path;
    writeFileSync(join(ended, 'source.pdf'), 'private');
  }
  expect(existsSync(ended)).toBe(false);
  const script = `const { workFolder } = await import('${module}'); console.log((await workFolder()).path); setInterval(() => {}, 1e6)`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const [said] = (await once(other.stdout, 'data')) as [Buffer];
  const left = said.toString().trim();
  await sweepWorkFolders();
  expect(existsSync(left)).toBe(true);
  other.kill('SIGKILL');
  await once(other, 'close');
  expect(await sweepWorkFolders()).toBeGreaterThanOrEqual(1);
  expect(existsSync(left)).toBe(false);
  expect(existsSync(working.path)).toBe(true);
});
