import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The part of a vitest or jest report that is read here. */
interface Report {
  testResults: { assertionResults: { title: string; status: string }[] }[];
}

const folder = import.meta.dirname;
const idPattern = /\b[A-Z]{2,6}-\d{2,3}\b/g;

/** Ids at the end of a title: `… [CHAT-12] [ERR-02]`. */
const idsOf = (title: string) =>
  [...title.matchAll(/\[([^\]]+)\]/g)].flatMap((match) => match[1]!.match(idPattern) ?? []);

const known = new Map<string, string[]>();
for (const id of readFileSync(path.join(folder, 'capabilities.md'), 'utf8')
  .match(/^[A-Z]{2,6}-\d.*$/gm)
  ?.join(' ')
  .match(idPattern) ?? []) {
  const group = id.split('-')[0]!;
  known.set(group, [...(known.get(group) ?? []), id]);
}

const reports = path.join(folder, 'reports');
if (!existsSync(reports)) {
  process.stderr.write('no reports yet: run npm test first\n');
  process.exit(1);
}

const proven = new Set<string>();
const refuted = new Set<string>();
for (const file of globSync('*.json', { cwd: reports })) {
  const { testResults = [] } = JSON.parse(readFileSync(path.join(reports, file), 'utf8')) as Partial<Report>;
  for (const { title, status } of testResults.flatMap(({ assertionResults }) => assertionResults))
    for (const id of idsOf(title)) (status === 'passed' ? proven : refuted).add(id);
}
// An id counts only while no test that names it fails.
for (const id of refuted) proven.delete(id);

const list = process.argv.includes('--list');
let total = 0;
let sum = 0;
for (const [group, ids] of known) {
  const done = ids.filter((id) => proven.has(id));
  total += ids.length;
  sum += done.length;
  process.stdout.write(`${group} ${done.length}/${ids.length}\n`);
  if (list && done.length < ids.length) process.stdout.write(`  ${ids.filter((id) => !proven.has(id)).join(' ')}\n`);
}
process.stdout.write(`all ${sum}/${total}\n`);
const all = new Set([...known.values()].flat());
const strange = [...proven].filter((id) => !all.has(id));
if (strange.length > 0) process.stdout.write(`unknown ids in titles: ${strange.join(' ')}\n`);
