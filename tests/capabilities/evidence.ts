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

/** The kind of a test file, by its path from the root and its text. */
export function kindOf(file: string, text: string): Kind {
  if (/^tests\/(e2e|resilience)\//.test(file)) return 'journey';
  return file.startsWith('packages/server/') && /\b(createTestServer|startServer)\(/.test(text) ? 'http' : 'part';
}

/** Ids in square brackets: `… [CHAT-12] [ERR-02, ERR-03]`. */
const idsOf = (title: string): string[] =>
  [...title.matchAll(/\[([^\]]+)\]/g)].flatMap((match) => match[1]!.match(idPattern) ?? []);

/**
 * An id is proven by a journey, or by a test over HTTP when it is something that nobody sees on a screen. It is shown
 * when any other test names it. A failed test that names an id takes its proof away. `unknown` are ids that do not exist.
 */
export function sumUp(
  runs: readonly TestRun[],
  { groups, unseen }: Pick<Claims, 'groups' | 'unseen'>,
): { proven: Set<string>; shown: Set<string>; unknown: string[] } {
  const known = new Set([...groups.values()].flat());
  const proven = new Set<string>();
  const shown = new Set<string>();
  const refuted = new Set<string>();
  const unknown = new Set<string>();
  for (const { title, passed, kind } of runs)
    for (const id of idsOf(title)) {
      if (!known.has(id)) unknown.add(id);
      else if (!passed) refuted.add(id);
      else (kind === 'journey' || (kind === 'http' && unseen.has(id)) ? proven : shown).add(id);
    }
  for (const id of refuted) proven.delete(id);
  return { proven, shown, unknown: [...unknown] };
}
