// Tests while the clock of the machine stands two minutes before a midnight of Shanghai that ends a month, so that the
// day turns while they run: `npm run clocks -- [unit|server|browser|e2e] [paths] [--at 2026-11-30T15:58Z]`. Without a
// project the first three, without paths all of it in parts, without a moment each of `moments`. Every process that a
// test starts, PostgreSQL and the browser too, has that clock; how long something takes is measured as ever.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** The ends of a month, of a year, of February, and of February in a leap year. */
const moments = ['2026-11-30T15:58Z', '2026-12-31T15:58Z', '2027-02-28T15:58Z', '2028-02-29T15:58Z'];

const root = path.resolve(import.meta.dirname, '../..');
const stop = (text: string): never => {
  process.stderr.write(`${text}\n`);
  process.exit(2);
};

/** The parts of a project, each short enough that midnight falls into it. */
const partsOf: Record<string, () => string[]> = {
  unit: () => ['tokens', 'packages', 'tests'],
  server: () => [...new Set(globSync('packages/server/src/**/*.test.ts', { cwd: root }).map(placeIn))].toSorted(),
  browser: () => ['packages/ui', 'packages/features', 'packages/app'],
  e2e: () => globSync('tests/e2e/*.e2e.ts', { cwd: root }).toSorted(),
};
/** The folder below `src` in which a test of the server stands, or the test where it stands in none. */
const placeIn = (file: string): string => /^packages.server.src.[^/\\]+[/\\]?/.exec(file)![0];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { at: { type: 'string', multiple: true, default: moments } },
});
const [named, ...paths] = positionals;
if (named !== undefined && !(named in partsOf))
  stop(`unknown project ${named}; there are: ${Object.keys(partsOf).join(' ')}`);
for (const at of values.at) if (Number.isNaN(Date.parse(at))) stop(`no moment: ${at}`);
const library = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];
if (!library) stop('The clock is set by libfaketime: apt-get install libfaketime');

/** Runs tests with the clock at a moment; false when one failed. */
async function run(project: string, part: string, at: string): Promise<boolean> {
  const shift = Math.round((Date.parse(at) - Date.now()) / 1000);
  process.stdout.write(`\n${at} ${project} ${part}\n`);
  const child = spawn('vitest', ['run', '--project', project, part], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      LD_PRELOAD: library,
      // A shift, not a start: one begins anew with every process, and the clocks of two would differ.
      FAKETIME: `${shift < 0 ? '' : '+'}${shift}s`,
      // What is waited for, not what time it is. Chromium would wait in circles with the second left to itself.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_FORCE_MONOTONIC_FIX: '0',
    },
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  return status === 0;
}

const failed: string[] = [];
for (const at of values.at)
  for (const project of named ? [named] : ['unit', 'server', 'browser'])
    for (const part of paths.length > 0 ? paths : partsOf[project]!())
      if (!(await run(project, part, at))) failed.push(`${at} ${project} ${part}`);
process.stdout.write(failed.length > 0 ? `\nfailed:\n${failed.join('\n')}\n` : '\nall passed\n');
process.exitCode = failed.length > 0 ? 1 : 0;
