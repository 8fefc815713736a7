import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sweepWorkFolders, workFolder } from './workFolder.ts';

test('a folder of work goes with its step; what a killed process left is swept, what is young stays (REC-02)', async () => {
  await using working = await workFolder();
  await using left = await workFolder();
  let ended: string;
  {
    await using folder = await workFolder();
    ended = folder.path;
    writeFileSync(join(ended, 'source.pdf'), 'private');
  }
  expect(existsSync(ended)).toBe(false);
  writeFileSync(join(left.path, 'source.pdf'), 'private');
  const before = new Date(Date.now() - 3_700_000);
  utimesSync(left.path, before, before);
  expect(await sweepWorkFolders()).toBeGreaterThanOrEqual(1);
  expect(existsSync(left.path)).toBe(false);
  expect(existsSync(working.path)).toBe(true);
});
