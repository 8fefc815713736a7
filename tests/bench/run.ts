import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Bench } from './support/bench.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const folder = new URL('./', import.meta.url);

function isBench(value: unknown): value is Bench {
  return (
    typeof value === 'object' && value !== null && 'name' in value && 'run' in value && typeof value.run === 'function'
  );
}

const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && name !== 'run.ts');

/** Every bench of this folder, or those named on the command line: `npm run bench -- stream history`. */
const benches: Bench[] = [];
for (const file of files) {
  if (positionals.length > 0 && !positionals.includes(file.slice(0, -3))) continue;
  const module: unknown = await import(new URL(file, folder).href);
  if (typeof module === 'object' && module !== null && 'bench' in module && isBench(module.bench))
    benches.push(module.bench);
}

// A wait that nothing ends any more ends the process without a word.
let running: string | undefined = 'none';
process.on('exit', () => {
  if (running === undefined) return;
  process.stderr.write(`the bench ${running} did not come to its end\n`);
  process.exitCode ||= 1;
});

let failed = 0;
for (const bench of benches) {
  running = bench.name;
  const started = performance.now();
  const results = await bench.run();
  process.stdout.write(`${bench.name} (${Math.round((performance.now() - started) / 1000)} s)\n`);
  for (const { label, value, unit, goal, pass } of results) {
    if (!pass) failed++;
    process.stdout.write(`  ${pass ? 'ok  ' : 'FAIL'} ${label}: ${Number(value.toFixed(2))} ${unit} (goal ${goal})\n`);
  }
}
running = undefined;

/** The other names are those of `*.timed.ts`, which measure the running product: `npm run bench -- paint`. */
const timed = positionals.filter((name) => !files.includes(`${name}.ts`)).map((name) => `/${name}.timed.ts`);
if (positionals.length === 0 || timed.length > 0) {
  const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'timed*', ...timed], {
    stdio: 'inherit',
  });
  if (status !== 0) failed++;
}
process.exitCode = failed > 0 ? 1 : 0;
