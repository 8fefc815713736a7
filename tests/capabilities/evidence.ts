import path from 'node:path';
import { idPattern, type Claims } from './claims.ts';

/**
 * What a test drives: `journey`, the product in Chromium or as a running process; `http`, the whole server by requests;
 * `part`, a component, a story or a function.
 */
export type Kind = 'journey' | 'http' | 'part';

export interface TestRun {
  title: string;
  passed: boolean;
  kind: Kind;
}

/** Starts the whole server. Nothing but tests and their helpers does, so one look into what a test imports is enough. */
const starts = (text: string) => /\b(createTestServer|startServer)\(/.test(text);

/**
 * The kind of a test file, by its path from the root and its text. Tests of the server may start it by a helper of their
 * own: `read` gives the text of another file of the repository.
 */
export function kindOf(file: string, text: string, read: (file: string) => string): Kind {
  if (/^tests\/(e2e|resilience)\//.test(file)) return 'journey';
  if (!file.startsWith('packages/server/')) return 'part';
  const helpers = [...text.matchAll(/from '(\.[^']+\.ts)'/g)].map(([, to]) => path.join(path.dirname(file), to!));
  return starts(text) || helpers.some((helper) => starts(read(helper))) ? 'http' : 'part';
}

/** Ids in square brackets: `… [CHAT-12] [ERR-02, ERR-03]`. */
const idsOf = (title: string): string[] =>
  [...title.matchAll(/\[([^\]]+)\]/g)].flatMap((match) => match[1]!.match(idPattern) ?? []);

/** What the reports say about the ids. */
export interface Evidence {
  proven: Set<string>;
  /** Answered over HTTP, but people see it on a screen: a journey is missing. */
  answered: Set<string>;
  /** Ids that do not exist. */
  unknown: string[];
  /** Titles of tests of parts that name ids: a part proves nothing of the product. */
  misplaced: string[];
}

/**
 * An id is proven by a journey, or by a test over HTTP when it is something that nobody sees on a screen. A failed test
 * that names an id takes its proof away.
 */
export function sumUp(runs: readonly TestRun[], { groups, unseen }: Pick<Claims, 'groups' | 'unseen'>): Evidence {
  const known = new Set([...groups.values()].flat());
  const proven = new Set<string>();
  const answered = new Set<string>();
  const refuted = new Set<string>();
  const unknown = new Set<string>();
  const misplaced = new Set<string>();
  for (const { title, passed, kind } of runs)
    for (const id of idsOf(title)) {
      if (!known.has(id)) unknown.add(id);
      else if (kind === 'part') misplaced.add(title);
      else if (!passed) refuted.add(id);
      else (kind === 'journey' || unseen.has(id) ? proven : answered).add(id);
    }
  for (const id of refuted) proven.delete(id);
  return { proven, answered, unknown: [...unknown], misplaced: [...misplaced] };
}

/**
 * The titles in the text of a test file: a string that begins the words of a call and is followed by more than strings,
 * as in `test('…', async () => {` and `test.each(rows)('…', (row) => {`.
 */
export const titlesOf = (text: string): string[] =>
  [...text.matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1,(?!\s*['"`)])/g)].map(([, , title]) => title!);
