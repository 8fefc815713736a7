import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { makeBook } from '../documents/book.ts';
import { atMost, type Bench, type BenchResult } from './support/bench.ts';

const root = join(import.meta.dirname, '../..');
const cook = join(root, 'packages/server/src/cook/child/main.ts');
const plain = join(import.meta.dirname, 'plain-text.mjs');

/** Prints a process's own CPU seconds and peak memory in MiB as its last line. */
const probe = `process.on('exit', () => {
  const use = process.resourceUsage();
  const cpu = (use.userCPUTime + use.systemCPUTime) / 1e6;
  process.stdout.write('\\n' + JSON.stringify({ cpu, memory: use.maxRSS / 1024 }) + '\\n');
});`;

async function measure(probeFile: string, args: readonly string[]): Promise<{ cpu: number; memory: number }> {
  const child = spawn(process.execPath, ['--import', probeFile, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  const code = await new Promise((done) => child.once('exit', done));
  if (code !== 0) throw new Error(`${basename(args[0] ?? '')} ended with ${String(code)}`);
  return JSON.parse(text.trim().split('\n').at(-1) ?? '') as { cpu: number; memory: number };
}

async function measureBook(folder: string, probeFile: string, pageCount: number): Promise<BenchResult[]> {
  const path = join(folder, `book-${pageCount}.pdf`);
  const output = join(folder, 'pages.ndjson');
  await writeFile(path, await makeBook(pageCount));
  const job = JSON.stringify({ task: 'pdf', path, output, limits: { pages: 10_000 }, detail: 'blocks' });
  const cooked = await measure(probeFile, ['--max-old-space-size=307', cook, job]);
  const read = await measure(probeFile, [plain, path]);
  const pages = (await readFile(output, 'utf8')).trim().split('\n').length;
  const speed = pages / cooked.cpu;
  return [
    {
      label: `${pageCount} pages`,
      value: speed,
      unit: 'pages per CPU-second',
      goal: 35,
      pass: speed >= 35 && pages === pageCount,
    },
    atMost(`${pageCount} pages, peak memory of the child`, cooked.memory, 'MiB', 512),
    atMost(`${pageCount} pages against plain getTextContent`, cooked.cpu / read.cpu, '×', 2),
  ];
}

/** Speed and memory of the parser on Chinese text, CPU of the whole child process, start included. */
export const bench: Bench = {
  name: 'ingest',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'ingest-'));
    try {
      const probeFile = join(folder, 'probe.mjs');
      await writeFile(probeFile, probe);
      const results: BenchResult[] = [];
      for (const pageCount of [300, 2_400]) results.push(...(await measureBook(folder, probeFile, pageCount)));
      return results;
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};
