// `npm test`: every check, two steps at a time, one report per step in tests/reports, the seconds of each in
// tests/reports/durations, a closing line `N passed, N failed`. `npm test -- unit server` runs only the named steps.
//
// Test files that failed are run once more at the end, each alone: a machine that is busy by chance makes nothing red,
// and what passes then is listed as flaky. Red stays what fails twice or does not run again, and everything where more
// fails than AGAIN_LIMIT. A step in which no test could begin, or with an error outside of every test, is run once more as
// a whole.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { coreTime, run, temporaryFolder } from './machine.ts';
import { AGAIN_LIMIT, failuresOf, patternOf, settle, slowest, toRunAgain, withFile } from './secondRun.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const reports = path.join(root, 'tests/reports');

/** The words of a vitest run. */
const vitestRun = (projects, report) => [
  'vitest',
  'run',
  ...projects.map((name) => `--project=${name}`),
  '--reporter=default',
  '--reporter=./.ci/reporter.ts',
  `--outputFile.json=tests/reports/${report}`,
];
const vitest = (...projects) => {
  const report = `${projects[0]}.json`;
  return { command: vitestRun(projects, report).join(' '), report, projects, each: 'file' };
};

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
  e2e: vitest('e2e'),
  storybook: { command: 'storybook build --quiet -o storybook-static' },
  stories: { ...vitest('stories'), command: 'npm run --silent test:stories', each: 'test' },
  capabilities: { command: 'node tests/capabilities.ts --check', readsReports: true },
};

/**
 * Two lanes of steps, because the machine has two cores: in the first what computes, in the second what mostly waits, for
 * processes, networks and clocks. Whoever has free hands first takes over from the end of the other lane.
 */
const lanes = [
  ['types', 'unit', 'storybook', 'browser', 'stories'],
  ['lint', 'format', 'build', 'server', 'e2e', 'package'],
];

/** What another step makes: a step does not begin before it. */
const needs = { e2e: ['build'], stories: ['storybook'] };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  process.stderr.write(`unknown step ${unknown.join(', ')}; there are: ${Object.keys(steps).join(' ')}\n`);
  process.exit(2);
}
// Everything is made from the tokens; a second to make them, and no two steps make them at once.
const names = wanted.length > 0 ? [...new Set(['tokens', ...wanted])] : Object.keys(steps);

mkdirSync(reports, { recursive: true });
if (wanted.length === 0) rmSync(reports, { recursive: true, force: true });
rmSync(path.join(reports, 'again'), { recursive: true, force: true });
mkdirSync(path.join(reports, 'again'), { recursive: true });

/** None where nothing ran or it was not finished: a fault before the first test leaves an empty one. */
const readReport = (name) => {
  const file = path.join(reports, name);
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return report?.errors && report.testResults.length > 0 ? report : undefined;
};
const secondsSince = (begin) => Math.round((Date.now() - begin) / 1000);

const temporary = temporaryFolder();
process.once('exit', temporary.remove);
const env = { ...process.env, TMPDIR: temporary.folder };

const execute = (heading, words, apart = false) => run(heading, words, { cwd: root, env, apart });

/** By step: its seconds, those of cores, exit code, report, and whether it ended badly without a failed test. */
const results = new Map();
const flaky = [];

const runStep = async (name, apart = false) => {
  const { command, report } = steps[name];
  const begin = Date.now();
  if (report) rmSync(path.join(reports, report), { force: true });
  const { code, cores } = await execute(`\n▶ ${name}: ${command}\n`, ['sh', '-c', command], apart);
  const found = report && readReport(report);
  const crashed = code !== 0 && !(found && failuresOf(found).length + found.errors.length > 0);
  results.set(name, { seconds: secondsSince(begin), cores, code, crashed, report: found });
};

/** Runs the steps of both lanes. */
const runLanes = async (lanes) => {
  const running = new Set();
  const isReady = (name) => (needs[name] ?? []).every((other) => !names.includes(other) || results.has(other));
  const takeFrom = (lane, at) => (at < 0 ? undefined : lane.splice(at, 1)[0]);
  const work = async (own, other, apart) => {
    while (own.length + other.length > 0) {
      const name = takeFrom(own, own.findIndex(isReady)) ?? takeFrom(other, other.findLastIndex(isReady));
      const step = name && runStep(name, apart).finally(() => running.delete(step));
      if (step) running.add(step);
      await (step ?? Promise.race(running));
    }
  };
  const [first, second] = lanes;
  await Promise.all([work(first, second, false), work(second, first, true)]);
};

/** Runs a file or a test of a step again, and makes one result of both in the step's report. */
const runAgain = async (name, { file, test }, count) => {
  const { projects, report: own } = steps[name];
  const result = results.get(name);
  const begin = Date.now();
  const report = `again/${count}-${name}.json`;
  const shown = path.relative(root, file);
  const only = test ? ['-t', patternOf(test)] : [];
  const { code, cores } = await execute(`\n▶ once more, ${name}: ${shown} ${test?.fullName ?? ''}\n`, [
    ...vitestRun(projects, report),
    ...only,
    file,
  ]);
  const second = readReport(report);
  const first = result.report.testResults.find((each) => each.name === file);
  const settled = settle(
    first,
    second?.testResults.find((each) => each.name === file),
  );
  const errors = second ? [...second.errors] : [];
  if (code !== 0 && second && failuresOf(second).length + errors.length === 0)
    errors.push(`the second run of ${shown} ended with ${code}, and none of its tests failed`);
  result.report = withFile(result.report, settled.file, errors);
  result.seconds += secondsSince(begin);
  result.cores += cores;
  flaky.push(...settled.flaky.map((failure) => ({ step: name, ...failure })));
  writeFileSync(path.join(reports, own), JSON.stringify(result.report));
};

const runFailedAgain = async () => {
  const isWhole = (name) => {
    const { report, crashed } = results.get(name);
    return steps[name].report && (!report || crashed || report.errors.length > 0);
  };
  const whole = names.filter((name) => results.has(name) && isWhole(name));
  const failed = names
    .filter((name) => results.get(name)?.report && !whole.includes(name))
    .flatMap((name) => toRunAgain(results.get(name).report, steps[name].each).map((again) => [name, again]));
  const count = whole.length + failed.length;
  if (count > AGAIN_LIMIT) {
    process.stdout.write(`\n${count} failed, more than chance explains: none is run again.\n`);
    return;
  }
  for (const name of whole) {
    const { code, seconds, cores, report } = results.get(name);
    await runStep(name);
    const again = results.get(name);
    again.seconds += seconds;
    again.cores += cores;
    const message = report?.errors[0] ?? `ended with ${code} and no failed test`;
    if (again.code === 0) flaky.push({ step: name, file: '', test: '', message });
  }
  for (const [at, [name, again]] of failed.entries()) await runAgain(name, again, at + 1);
};

const begun = Date.now();
const before = coreTime();
const isLast = (name) => steps[name].readsReports;
if (names.includes('tokens')) await runStep('tokens');
await runLanes(lanes.map((lane) => lane.filter((name) => names.includes(name))));
await runFailedAgain();
for (const name of names.filter(isLast)) await runStep(name);

const nameOf = ({ step, file, test }) =>
  file ? `${path.relative(root, file)} › ${test || '(its scene)'}` : `${step} › (the whole step)`;
/** What was wrong and where, without the way through the test runner. */
const headOf = (message) =>
  message
    .split('\n')
    .filter((line) => !/^\s+at .*(\/node_modules\/|new Promise \(<anonymous>\))/.test(line))
    .slice(0, 24)
    .join('\n');

const lines = [];
const took = [];
const failures = [];
for (const name of names) {
  const { seconds, cores, code, crashed, report } = results.get(name);
  const wrong = report ? failuresOf(report) : [];
  const errors = report ? report.errors : [];
  const chance = flaky.filter(({ step }) => step === name).length;
  const bad = wrong.length + errors.length || Number(crashed);
  const good = report ? report.numPassedTests : code === 0 ? 1 : 0;
  failures.push(...wrong.map((failure) => `✗ ${nameOf(failure)}\n${headOf(failure.message)}`));
  failures.push(...errors.map((message) => `✗ ${name}: outside of every test\n${headOf(message)}`));
  if (bad > wrong.length + errors.length)
    failures.push(`✗ ${name} ended with ${code}: what it printed above tells why`);
  took.push({ name, seconds, cores, passed: good, failed: bad, flaky: chance });
  const count = `${String(good).padStart(5)} passed ${String(bad).padStart(3)} failed`;
  lines.push(
    `${bad ? '✗' : '✓'} ${name.padEnd(12)} ${count} ${String(seconds).padStart(4)} s, ${cores.toFixed().padStart(4)} s of cores`,
  );
}
const passed = took.reduce((sum, step) => sum + step.passed, 0);
const failed = took.reduce((sum, step) => sum + step.failed, 0);

// At the end, where a log that is cut still shows them.
const files = [...results].flatMap(([step, { report }]) =>
  report && steps[step].each === 'file' ? report.testResults.map((file) => ({ ...file, step })) : [],
);
const slow = slowest(files, 20).map(
  ({ seconds, step, name }) => `${seconds.toFixed(1).padStart(6)} s ${step.padEnd(7)} ${path.relative(root, name)}`,
);
if (slow.length > 0) process.stdout.write(`\nslowest files\n${slow.join('\n')}\n`);
if (flaky.length > 0) process.stdout.write(`\n${flaky.map((one) => `flaky: ${nameOf(one)}`).join('\n')}\n`);
if (failures.length > 0) process.stdout.write(`\n${failures.slice(0, 20).join('\n\n')}\n`);
const kept = flaky.map(({ step, file, test, message }) => ({
  file: file && path.relative(root, file),
  test,
  step,
  message,
}));
writeFileSync(path.join(reports, 'flaky.json'), `${JSON.stringify(kept, null, 2)}\n`);
writeFileSync(path.join(reports, 'durations'), `${JSON.stringify(took, null, 2)}\n`);
const minutes = (Date.now() - begun) / 60_000;
const after = coreTime();
const busy = Math.round(((after.worked - before.worked) / (after.all - before.all)) * 100);
process.stdout.write(
  `\n${lines.join('\n')}\n${minutes.toFixed(1)} minutes, cores ${busy} % busy, ${flaky.length} flaky\n`,
);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed ? 1 : 0);
