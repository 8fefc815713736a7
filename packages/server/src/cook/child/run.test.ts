import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workFolder } from '../../platform/files/workFolder.ts';
import { defaultLimits } from '../limits.ts';
import { runChild } from './run.ts';

/** A parser that does to its process what the text of a file says. */
const entry = join(import.meta.dirname, 'testing/uneasy.ts');

let work: Awaited<ReturnType<typeof workFolder>>;
beforeAll(async () => {
  work = await workFolder();
});
afterAll(() => work[Symbol.asyncDispose]());

interface Told {
  pid: number;
  poisoned: boolean;
}

/** Has a file read, and answers which process read it and whether that was a clean one. */
async function read(text: string, owner?: string): Promise<Told> {
  const [path, output] = [join(work.path, 'source'), join(work.path, 'told.json')];
  await writeFile(path, text);
  const job = { task: 'txt', path, output, limits: defaultLimits } as const;
  await runChild({ job, limits: defaultLimits, entry, ...(owner && { owner }) });
  expect(await readFile(path, 'utf8')).toBe(text);
  return JSON.parse(await readFile(output, 'utf8')) as Told;
}

describe('a process that reads', () => {
  it('reads one file after the other of one owner, and none of another', async () => {
    const first = await read('plain', 'anna');
    expect(await read('plain', 'anna')).toEqual(first);
    const other = await read('plain', 'bert');
    expect(other.pid).not.toBe(first.pid);
    expect(await read('plain', 'anna')).toEqual(first);
    expect((await read('plain')).pid).not.toBe((await read('plain')).pid);
  });

  it.each(['global', 'prototype', 'function', 'iterator'])(
    'is not used again when a file changed a %s',
    async (deed) => {
      const first = await read(deed, deed);
      const second = await read('plain', deed);
      expect(second).toEqual({ pid: expect.any(Number), poisoned: false });
      expect(second.pid).not.toBe(first.pid);
    },
  );

  it('is not used again when what a file left behind changes something later', async () => {
    const first = await read('later', 'later');
    await sleep(50);
    const second = await read('plain', 'later');
    expect(second.poisoned).toBe(false);
    expect(second.pid).not.toBe(first.pid);
  });

  it('is not used again after a failure', async () => {
    const first = await read('plain', 'failing');
    await expect(read('fail', 'failing')).rejects.toThrow('文件已损坏');
    expect((await read('plain', 'failing')).pid).not.toBe(first.pid);
  });

  it('that has read before has not the last word on what fails', async () => {
    const first = await read('plain', 'second try');
    expect((await read('fail when used', 'second try')).pid).not.toBe(first.pid);
  });

  it('ends after fifty files', async () => {
    const pids: number[] = [];
    for (let i = 0; i < 51; i += 1) pids.push((await read('plain', 'many')).pid);
    expect(new Set(pids.slice(0, 50)).size).toBe(1);
    expect(pids[50]).not.toBe(pids[0]);
  });

  it.each(['outside', 'given'])('cannot touch what it was not given to: %s', async (deed) => {
    await expect(read(deed, deed)).rejects.toThrow('文件已损坏');
  });
});
