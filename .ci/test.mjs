// `npm test`: every check in the order in which it fails fastest, one report per step in tests/reports, the seconds of
// each in tests/reports/durations, a closing line `N passed, N failed`. `npm test -- unit server` runs only the named
// steps.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const reports = path.join(root, 'tests/reports');

const vitest = (project, ...more) => ({
  command: `vitest run ${[project, ...more].map((name) => `--project ${name}`).join(' ')} --reporter=default --reporter=json --outputFile.json=tests/reports/${project}.json`,
  report: `${project}.json`,
});

const steps = {
  tokens: { command: 'npm run --silent -w @tinystar/tokens build' },
  types: { command: 'tsc -b' },
  lint: { command: 'oxlint --type-aware --disable-nested-config --deny-warnings' },
  format: { command: 'oxfmt --check' },
  unit: vitest('unit'),
  server: vitest('server'),
  browser: vitest('browser'),
  package: vitest('package'),
  build: { command: 'npm run --silent -w @tinystar/app build' },
  e2e: vitest('e2e', 'timed'),
  storybook: { command: 'storybook build --quiet -o storybook-static' },
  stories: { command: 'npm run --silent test:stories', report: 'stories.json' },
  capabilities: { command: 'node tests/capabilities.ts --check' },
};

/** Steps that run beside another one: each of them keeps one core busy, and the machine has two. */
const beside = { lint: 'types', format: 'types', storybook: 'build' };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  process.stderr.write(`unknown step ${unknown.join(', ')}; there are: ${Object.keys(steps).join(' ')}\n`);
  process.exit(2);
}
// Everything is made from the tokens; a second to make them, and no two steps make them at once.
const names = wanted.length > 0 ? [...new Set(['tokens', ...wanted])] : Object.keys(steps);

/** The failed tests of a report (vitest and jest write the same form), each with the head of its message. */
const failuresIn = (report) =>
  report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const said = failed.map((test) => [test.fullName, ...test.failureMessages]);
    // A file that could not be loaded or set up has a message, and no test of it has failed.
    if (said.length === 0 && message && status === 'failed') said.push(['', message]);
    return said.map(
      ([title, ...messages]) =>
        `✗ ${path.relative(root, name)} ${title}\n${messages.join('\n').split('\n').slice(0, 12).join('\n')}`,
    );
  });

let passed = 0;
let failed = 0;
const lines = [];
const took = [];
const failures = [];
mkdirSync(reports, { recursive: true });
if (wanted.length === 0) rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Runs one step. What a step beside another prints comes whole at its end. */
const run = async (name, apart) => {
  const { command, report } = steps[name];
  const begin = Date.now();
  const heading = `\n▶ ${name}: ${command}\n`;
  if (!apart) process.stdout.write(heading);
  const file = report && path.join(reports, report);
  if (file) rmSync(file, { force: true });
  const output = apart ? 'pipe' : 'inherit';
  const child = spawn(command, { cwd: root, stdio: ['ignore', output, output], shell: true });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => printed.push(piece));
  const [status] = await once(child, 'close');
  if (apart) process.stdout.write(Buffer.concat([Buffer.from(heading), ...printed]));
  const counts = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  const good = counts ? counts.numPassedTests : status === 0 ? 1 : 0;
  // A step that exits badly without a failed test (a crash, a setup error) is one failure.
  const bad = counts ? Math.max(counts.numFailedTests, status === 0 ? 0 : 1) : status === 0 ? 0 : 1;
  if (bad && counts) failures.push(...failuresIn(counts));
  passed += good;
  failed += bad;
  const seconds = Math.round((Date.now() - begin) / 1000);
  took.push({ name, seconds, passed: good, failed: bad });
  const count = `${String(good).padStart(5)} passed ${String(bad).padStart(3)} failed`;
  lines.push(`${bad ? '✗' : '✓'} ${name.padEnd(12)} ${count} ${String(seconds).padStart(4)} s`);
};

const begun = Date.now();
for (const name of names) {
  if (names.includes(beside[name])) continue;
  const others = names.filter((other) => beside[other] === name);
  await Promise.all([run(name, false), ...others.map((other) => run(other, true))]);
}

// At the end, where a log that is cut still shows them.
if (failures.length > 0) process.stdout.write(`\n${failures.slice(0, 20).join('\n\n')}\n`);
writeFileSync(path.join(reports, 'durations'), `${JSON.stringify(took, null, 2)}\n`);
const minutes = (Date.now() - begun) / 60_000;
process.stdout.write(`\n${lines.join('\n')}\n${minutes.toFixed(1)} minutes\n\n${passed} passed, ${failed} failed\n`);
process.exit(failed ? 1 : 0);
