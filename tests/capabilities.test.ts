import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseClaims, printClaims } from './capabilities/claims.ts';
import { kindOf, sumUp, titlesOf } from './capabilities/evidence.ts';

const file = `# Capabilities

| Group | Prefix | Rows |
|---|---|---:|
| CHAT | CHAT | 3 |
| ERRORS | ERR | 1 |

Nobody sees: CHAT-03
ERR-01

## Ids

### CHAT

Proven: CHAT-01

Open: CHAT-02
CHAT-03

### ERR

Open: ERR-01
`;
const claims = parseClaims(file);
const run = (title: string, kind: 'journey' | 'http' | 'part', passed = true) => ({ title, kind, passed });

test('the file of claims is read and written back', () => {
  expect([...claims.groups]).toEqual([
    ['CHAT', ['CHAT-01', 'CHAT-02', 'CHAT-03']],
    ['ERR', ['ERR-01']],
  ]);
  expect([...claims.proven]).toEqual(['CHAT-01']);
  expect([...claims.unseen]).toEqual(['CHAT-03', 'ERR-01']);
  expect(printClaims(file, new Set(['CHAT-01']))).toBe(file.replace('CHAT-02\nCHAT-03', 'CHAT-02 CHAT-03'));
});

test('only tests of the real system prove, requests only what nobody sees, and tests of parts name no ids', () => {
  const { proven, answered, unknown, misplaced } = sumUp(
    [
      run('seen in Chromium [CHAT-01]', 'journey'),
      run('seen by requests alone [CHAT-02, CHAT-03]', 'http'),
      run('a component [ERR-01]', 'part'),
      run('made up [CHAT-99]', 'part'),
    ],
    claims,
  );
  expect([...proven]).toEqual(['CHAT-01', 'CHAT-03']);
  expect([...answered]).toEqual(['CHAT-02']);
  expect(misplaced).toEqual(['a component [ERR-01]']);
  expect(unknown).toEqual(['CHAT-99']);
});

test('a failed test takes the proof of its ids away', () => {
  const runs = [run('passed [CHAT-01]', 'journey'), run('failed [CHAT-01]', 'http', false)];
  expect([...sumUp(runs, claims).proven]).toEqual([]);
});

test('what a file drives is known by its place and its text, or by the helper that starts the server for it', () => {
  const helper = 'export const answerServer = () => createTestServer({ worker: true });';
  const read = (file: string) => (file === 'packages/server/src/answers/testing/answerServer.ts' ? helper : '');
  const kind = (file: string, text: string) => kindOf(file, text, read);
  expect(kind('tests/e2e/mainJob.e2e.ts', '')).toBe('journey');
  expect(kind('packages/server/src/answers/answers.test.ts', 'await createTestServer()')).toBe('http');
  const started = "import { answerServer } from './testing/answerServer.ts';";
  expect(kind('packages/server/src/answers/trace.test.ts', started)).toBe('http');
  expect(kind('packages/server/src/cook/layout/layout.test.ts', 'layout(page)')).toBe('part');
  expect(kind('packages/server/src/answers/turn.test.ts', "import { turn } from './turn.ts';")).toBe('part');
  expect(kind('packages/ui/src/Button/Button.test.tsx', started)).toBe('part');
});

test('titles are found in the text of a test file, and other strings are not', () => {
  const text = `
    test('one', async () => {});
    it.each([['x', 1]] as const)('two %s', { timeout: 5 }, (word) => {});
    test(
      "it's three",
      async () => expect(run('no title', 'journey')).toEqual(['none']),
    );
  `;
  expect(titlesOf(text)).toEqual(['one', 'two %s', "it's three"]);
});

// What the reports of a whole run decide in the end is known from the texts in a second, but for whether a test passes.
test('the titles in the repository name ids that exist, none names one for a part, and all that is claimed is named', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const read = (name: string) => (existsSync(path.join(root, name)) ? readFileSync(path.join(root, name), 'utf8') : '');
  const files = globSync('{tokens,packages/*/src,tests}/**/*.{test.ts,test.tsx,e2e.ts,pack.ts}', { cwd: root });
  const runs = files.flatMap((name) => {
    const titles = titlesOf(read(name)).filter((title) => title.includes('['));
    const kind = titles.length > 0 ? kindOf(name, read(name), read) : 'part';
    return titles.map((title) => run(title, kind));
  });
  const all = parseClaims(read('tests/capabilities.md'));
  const { proven, unknown, misplaced } = sumUp(runs, all);
  expect({ unknown, misplaced }).toEqual({ unknown: [], misplaced: [] });
  expect([...all.proven].filter((id) => !proven.has(id))).toEqual([]);
});
