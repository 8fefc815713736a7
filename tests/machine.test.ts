import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { run, temporaryFolder } from '../.ci/machine.ts';

test('a command is run as it is written, and tells how it ended and what it took of the cores', async () => {
  const busy = "for (let at = 0; at < 3e8; at += 1); process.exit('$(0)'.length)";
  const { code, cores } = await run('', [process.execPath, '-e', busy], { cwd: '/', env: process.env, apart: true });
  expect(code).toBe(4);
  expect(cores).toBeGreaterThan(0);
});

test('a run removes its temporary files, and those of runs that are no more', () => {
  const base = mkdtempSync(path.join(tmpdir(), 'machine-'));
  try {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const left = path.join(base, `tinystar-checks-${String(pid)}`);
    mkdirSync(left);
    const { folder, remove } = temporaryFolder(base);
    expect(existsSync(left)).toBe(false);
    writeFileSync(path.join(folder, 'file'), '');
    temporaryFolder(base);
    expect(existsSync(path.join(folder, 'file'))).toBe(true);
    remove();
    expect(existsSync(folder)).toBe(false);
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
});
