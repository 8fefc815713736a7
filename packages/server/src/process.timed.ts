import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoAssistants } from './demo/assistants.ts';
import { bestOf } from './testing/index.ts';
import { dataFolder, launch, start } from './testing/launch.ts';

test('a second server on the same data refuses within five seconds (REC-01)', async () => {
  const environment = { DATA_DIR: dataFolder() };
  await start(environment);
  const took = await bestOf(5_000, async () => {
    const begun = performance.now();
    expect(await launch(environment).ended).toBe(1);
    return performance.now() - begun;
  });
  expect(took).toBeLessThan(5_000);
});

test('a server stops within ten seconds (REC-04)', async () => {
  const environment = { DATA_DIR: dataFolder() };
  const took = await bestOf(10_000, async () => {
    const { child, ended } = await start(environment);
    const begun = performance.now();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    return performance.now() - begun;
  });
  expect(took).toBeLessThan(10_000);
});

test('a bad setting ends the process within three seconds (REC-06)', async () => {
  const took = await bestOf(3_000, () => {
    const begun = performance.now();
    const env = { PATH: process.env.PATH, PORT: 'x' };
    expect(spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts')], { env, cwd: '/' }).status).toBe(1);
    return performance.now() - begun;
  });
  expect(took).toBeLessThan(3_000);
});

/** Flags and variables for Node in the script that starts the product. */
function startFlags(): { flags: string[]; variables: Record<string, string> } {
  const file = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8');
  const { scripts } = JSON.parse(file) as { scripts: { start: string } };
  const command = scripts.start.slice(scripts.start.indexOf('exec'));
  return {
    flags: command.match(/--[\w-]+=\d+/g) ?? [],
    variables: Object.fromEntries(
      [...command.matchAll(/\b([A-Z_]+)=(\d+)/g)].map(([, name, value]) => [name!, value!]),
    ),
  };
}

/** Resident memory in MB of a process and all below it; pages they share count for each of them. */
function residentMemory(pid: number): number {
  let status: string;
  try {
    status = readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return 0;
  }
  const below = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  return below.reduce((sum, child) => sum + residentMemory(Number(child)), own);
}

function parentOf(pid: string): number {
  try {
    return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}

test('rests in at most 300 MB with its database, the demo and its documents', async () => {
  const { flags, variables } = startFlags();
  const { child, output } = await start(
    // As the product runs: what the tests keep of compiled code stays in memory.
    { DATA_DIR: dataFolder(), NODE_DISABLE_COMPILE_CACHE: '1', ...variables },
    flags,
  );
  const trained = () => output().match(/"job":"documents.train"[^\n]*"msg":"job done"/g)?.length;
  const documents = demoAssistants.flatMap((demo) => demo.documents);
  await expect.poll(trained, { timeout: 60_000 }).toBe(documents.length);
  // Connections of the busy moment close after ten seconds, the heap gets smaller for a minute and a half; on a busy
  // machine the demo's last job runs longer.
  const resting = { timeout: 150_000, interval: 3_000 };
  await expect.poll(() => residentMemory(child.pid!), resting).toBeLessThan(300);
  process.stdout.write(`Idle: ${Math.round(residentMemory(child.pid!))} MB\n`);
}, 220_000);
