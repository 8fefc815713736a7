import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { makeBook } from '../documents/book.ts';
import { realBooks } from '../documents/realBooks.ts';
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

/** What a process has used in all. */
interface Usage {
  /** Seconds. */
  cpu: number;
  /** MiB at most. */
  memory: number;
}

async function measure(probeFile: string, args: readonly string[]): Promise<Usage> {
  const child = spawn(process.execPath, ['--import', probeFile, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  // Not `exit`, which may come before the last line is read.
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  const name = basename(args[0] ?? '');
  if (code !== 0) throw new Error(`${name} ended with ${signal ?? String(code)}`);
  const last = JSON.parse(text.trim().split('\n').at(-1) || 'null') as Partial<Usage> | null;
  if (last?.cpu === undefined || last.memory === undefined)
    throw new Error(`${name} ended without its figures: ${text}`);
  return { cpu: last.cpu, memory: last.memory };
}

interface Book {
  name: string;
  pageCount: number;
  /** Pages per second of the processor, at least. */
  speed: number;
  make: (pages: number) => Promise<Buffer>;
}

async function measureBook(folder: string, probeFile: string, book: Book): Promise<BenchResult[]> {
  const { name, pageCount } = book;
  const path = join(folder, 'book.pdf');
  const output = join(folder, 'pages.ndjson');
  await writeFile(path, await book.make(pageCount));
  const job = JSON.stringify({ task: 'pdf', path, output, limits: { pages: 10_000 }, detail: 'blocks' });
  const cooked = await measure(probeFile, ['--max-old-space-size=307', cook, job]);
  const read = await measure(probeFile, [plain, path]);
  const pages = (await readFile(output, 'utf8')).trim().split('\n').length;
  const speed = pages / cooked.cpu;
  return [
    {
      label: `${name}, ${pageCount} pages`,
      value: speed,
      unit: 'pages per CPU-second, at least',
      goal: book.speed,
      pass: speed >= book.speed && pages === pageCount,
    },
    atMost(`${name}, peak memory of the child`, cooked.memory, 'MiB', 512),
    atMost(`${name}, against plain getTextContent`, cooked.cpu / read.cpu, '×', 2),
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
      const books = [
        ...[300, 2_400].map((pageCount) => ({ name: 'plain text', pageCount, speed: 35, make: makeBook })),
        ...realBooks.map(([name, make]) => ({ name, pageCount: 200, speed: 35, make })),
      ];
      for (const book of books) results.push(...(await measureBook(folder, probeFile, book)));
      return results;
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};
