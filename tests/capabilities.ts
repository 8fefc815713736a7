// npm run capabilities [-- --list | --check | --write]: which capability ids the reports of the last `npm test` prove.
// `--list` names the ids of each column, `--check` fails when capabilities.md claims more than was proven or a test of a
// part names ids, `--write` brings its claims up to the reports.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kindOf, sumUp, type Kind, type TestRun } from './capabilities/evidence.ts';
import { parseClaims, printClaims } from './capabilities/claims.ts';

/** The part of a vitest report that is read here. */
interface Report {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
}

const folder = import.meta.dirname;
const root = path.resolve(folder, '..');
const claimsFile = path.join(folder, 'capabilities.md');
const reports = path.join(folder, 'reports');
if (!existsSync(reports)) {
  process.stderr.write('no reports yet: run npm test first\n');
  process.exit(1);
}

const kinds = new Map<string, Kind>();
/** The text of a file of the repository; none of one that a report remembers and nobody else. */
const read = (relative: string) => {
  const file = path.join(root, relative);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};
const kindOfFile = (file: string): Kind => {
  const relative = path.relative(root, file);
  const known = kinds.get(relative) ?? kindOf(relative, read(relative), read);
  kinds.set(relative, known);
  return known;
};

const runs: TestRun[] = globSync('*.json', { cwd: reports }).flatMap((name) => {
  const { testResults = [] } = JSON.parse(readFileSync(path.join(reports, name), 'utf8')) as Partial<Report>;
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status }) => ({ title, passed: status === 'passed', kind: kindOfFile(file) })),
  );
});

const claims = parseClaims(readFileSync(claimsFile, 'utf8'));
const { proven, answered, unknown, misplaced } = sumUp(runs, claims);
const words = process.argv.slice(2);

let line = 'group   proven  only over HTTP\n';
const print = (name: string, ids: readonly string[]) => {
  const done = ids.filter((id) => proven.has(id));
  const overHttp = ids.filter((id) => answered.has(id) && !proven.has(id));
  line += `${name.padEnd(6)} ${`${done.length}/${ids.length}`.padStart(7)}  ${overHttp.length}\n`;
  if (!words.includes('--list') || name === 'all') return;
  for (const [title, list] of [
    ['proven', done],
    ['only over HTTP', overHttp],
    ['open', ids.filter((id) => !proven.has(id) && !answered.has(id))],
  ] as const)
    if (list.length > 0) line += `  ${title}: ${list.join(' ')}\n`;
};
for (const [group, ids] of claims.groups) print(group, ids);
print('all', [...claims.groups.values()].flat());
process.stdout.write(line);
if (unknown.length > 0) process.stdout.write(`unknown ids in titles: ${unknown.join(' ')}\n`);
for (const title of misplaced) process.stdout.write(`names ids, but tests a part: ${title}\n`);

if (words.includes('--write')) writeFileSync(claimsFile, printClaims(readFileSync(claimsFile, 'utf8'), proven));
if (words.includes('--check')) {
  const tooMuch = [...claims.proven].filter((id) => !proven.has(id));
  if (tooMuch.length > 0) process.stderr.write(`capabilities.md claims what no test proved: ${tooMuch.join(' ')}\n`);
  if (tooMuch.length > 0 || unknown.length > 0 || misplaced.length > 0) process.exit(1);
  const unclaimed = [...proven].filter((id) => !claims.proven.has(id));
  if (unclaimed.length > 0) process.stdout.write(`proven, not yet claimed (-- --write): ${unclaimed.join(' ')}\n`);
}
