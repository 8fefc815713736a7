import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** What `npm test` runs. What is measured stands in `*.timed.ts`, tests/bench and tests/resilience/drills. */
const gate = globSync(['{tokens,packages,tests}/**/*.test.{ts,tsx}', 'tests/e2e/**/*.e2e.ts'], {
  cwd: root,
  exclude: (name) => /node_modules|dist/.test(name),
}).map((file) => file.replaceAll(path.sep, '/'));

const elapsed = /\b(?:performance|Date)\.now\(\)\s*-/;

/** The lines that ask how fast something was, or how much of the machine it took. */
const measuringLines = (source: string): number[] => {
  const names = [...source.matchAll(/(\w+) = [^;\n]*\b(?:performance|Date)\.now\(\)\s*-/g)].map(([, name]) => name!);
  const limited = new RegExp(`\\b(?:${['never', ...names].join('|')})\\b[^\\n]*\\.toBeLess`);
  return source.split('\n').flatMap((line, index) => {
    const bounds = line.includes('.toBeLess') && (elapsed.test(line) || limited.test(line));
    const weighs = /\.(?:cpuUsage|threadCpuUsage|memoryUsage)\b|\b(?:bestOf|workOf)\(/.test(line);
    return bounds || weighs ? [index + 1] : [];
  });
};

test('an upper bound on time, work or memory is found, a lower one and a number of things are none', () => {
  const source = [
    'expect(performance.now() - from).toBeLessThan(1_000);',
    'const took = Date.now() - from;',
    'expect(took).toBeLessThanOrEqual(5);',
    'expect(took).toBeGreaterThan(300);',
    'expect(rows.length).toBeLessThan(10);',
    'const before = process.cpuUsage();',
    'expect(await bestOf(50, () => 1)).toBe(1);',
  ];
  expect(measuringLines(source.join('\n'))).toEqual([1, 3, 6, 7]);
});

test('no test of the gate depends on how fast the machine is: it waits for states, and turns the clock itself', () => {
  expect(gate.length).toBeGreaterThan(300);
  const found = gate
    .filter((file) => file !== 'tests/clocks.test.ts')
    .flatMap((file) => measuringLines(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}:${line}`));
  expect(found).toEqual([]);
});
