import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureTables, tableGold } from './reading/icdar.ts';
import { joinReports } from './reading/joinReports.ts';
import { measureFacts, readFacts } from './reading/orbit.ts';
import { engines, type Engine, readFolder, type Readings } from './reading/readFolder.ts';

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const speedOf = ({ pages, cpu }: Readings): string => `${(pages / cpu).toFixed(1)} pages a CPU-second`;

/**
 * Reads the sets in FOLDER with the product and, where their packages can be had, with other programs, and prints how
 * much of each set they get right.
 *
 *   npm run rulers -- reading FOLDER     FOLDER/orbit-zh (pages, facts.jsonl) and FOLDER/icdar2013 (PDFs, -str.xml)
 *     --modules DIR                      DIR/node_modules has the peers, @llamaindex/liteparse and pdfjs-dist (or MODULES)
 *     --only product                     the product without its peers
 *     --fails FILE                       writes what the product got wrong to FILE
 *
 * The pages of one report are joined to one PDF first, so that running heads repeat.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { modules: { type: 'string' }, only: { type: 'string' }, fails: { type: 'string' } },
  });
  const [folder] = positionals;
  if (!folder) throw new Error('npm run rulers -- reading FOLDER');
  const modules = resolve(values.modules ?? process.env['MODULES'] ?? '.');
  const chosen = engines.filter((engine) => !values.only || engine === values.only);
  const work = mkdtempSync(join(tmpdir(), 'rulers-'));
  const fails: unknown[] = [];
  try {
    for (const engine of chosen) {
      const report = { engine, folder, modules, work, fails: engine === 'product' ? fails : [] };
      await orbit(report);
      await icdar(report);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  if (values.fails) writeFileSync(values.fails, JSON.stringify(fails, null, 1));
}

interface Report {
  engine: Engine;
  folder: string;
  modules: string;
  /** Holds the joined reports. */
  work: string;
  fails: unknown[];
}

async function orbit({ engine, folder, modules, work, fails }: Report): Promise<void> {
  const set = join(folder, 'orbit-zh');
  if (!existsSync(set)) return;
  const places = await joinReports(join(set, 'pages'), join(work, 'reports'));
  const readings = await readFolder(engine, join(work, 'reports'), modules);
  if ('missing' in readings) return void say(`orbit-zh ${engine}: not measured, ${readings.missing}`);
  const { line, failures } = measureFacts(readFacts(join(set, 'facts.jsonl')), places, readings);
  say(`orbit-zh ${engine}: ${line}; ${speedOf(readings)}`);
  fails.push(...failures);
}

async function icdar({ engine, folder, modules, fails }: Report): Promise<void> {
  const set = join(folder, 'icdar2013');
  if (!existsSync(set)) return;
  const readings = await readFolder(engine, set, modules);
  if ('missing' in readings) return void say(`icdar2013 ${engine}: not measured, ${readings.missing}`);
  const { line, failures } = measureTables(tableGold(set), readings);
  say(`icdar2013 ${engine}: ${line}; ${speedOf(readings)}`);
  fails.push(...failures);
}
