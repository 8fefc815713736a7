/**
 * Measures the cook: text pages per CPU-second and peak memory of the child, beside plain pdf.js getTextContent over
 * the same file. CPU is user + system time of a whole process, start included.
 * Usage: node tests/bench/ingest.mjs [file.pdf …]; without files it makes a Chinese text of 300 pages.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeBook } from '../documents/book.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const main = join(root, 'packages/server/src/cook/child/main.ts');
const plain = fileURLToPath(new URL('./plain-text.mjs', import.meta.url));
const goal = { pagesPerSecond: 35, memory: 512 };

/** Runs a Node process and gives its CPU time in seconds and its peak memory in MiB. */
async function measure(args, probe) {
  const child = spawn(process.execPath, ['--import', probe, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  const code = await new Promise((done) => child.once('exit', done));
  if (code !== 0) throw new Error(`${basename(args[0])} ended with ${code}`);
  const { cpu, memory } = JSON.parse(text.trim().split('\n').at(-1));
  return { cpu, memory };
}

const workDir = await mkdtemp(join(tmpdir(), 'ingest-'));
const probe = join(workDir, 'probe.mjs');
await writeFile(
  probe,
  `process.on('exit', () => {
    const use = process.resourceUsage();
    process.stdout.write('\\n' + JSON.stringify({ cpu: (use.userCPUTime + use.systemCPUTime) / 1e6, memory: use.maxRSS / 1024 }) + '\\n');
  });`,
);

let files = process.argv.slice(2);
if (files.length === 0) {
  const path = join(workDir, 'book-300.pdf');
  await writeFile(path, await makeBook(300));
  files = [path];
}

let failed = false;
for (const path of files) {
  const output = join(workDir, 'pages.ndjson');
  const limits = { pages: 10_000 };
  const job = JSON.stringify({ task: 'pdf', path, output, limits, detail: 'blocks' });
  const cooked = await measure(['--max-old-space-size=307', main, job], probe);
  const read = await measure([plain, path], probe);
  const pages = (await readFile(output, 'utf8')).trim().split('\n').length;
  const speed = pages / cooked.cpu;
  failed ||= pages >= 100 && (speed < goal.pagesPerSecond || cooked.memory > goal.memory);
  process.stdout.write(
    `${basename(path)}: ${pages} pages, ${speed.toFixed(1)} pages per CPU-second, peak ${cooked.memory.toFixed(0)} MiB; ` +
      `plain getTextContent ${(pages / read.cpu).toFixed(1)}, ratio ${(cooked.cpu / read.cpu).toFixed(2)}\n`,
  );
}
await rm(workDir, { recursive: true });
process.exitCode = failed ? 1 : 0;
