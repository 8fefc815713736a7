import type { ExpectedSource, RegressionOutcome, RegressionResult } from '@tinystar/contract';
import { saysTheSame } from '../answers/engine/index.ts';

/** An answer counts as slower from half as much time again on, and one second at least: less is the noise of a host. */
const SLOWER = { share: 1.5, ms: 1_000 };

/** 0: no answer; 1: one that does not cite what it should; 2: one that does, or that nothing is expected of. */
const levelOf = ({ answered, certainty, right }: RegressionOutcome): number => {
  if (certainty === 'related') return right === false ? 1 : 2;
  if (!answered) return 0;
  return right === false ? 1 : 3;
};

/** What became of a question since the run before. */
export function compare(
  now: RegressionOutcome | null,
  before: RegressionOutcome | null,
): Pick<RegressionResult, 'change' | 'slower'> {
  if (!now) return { change: 'open', slower: false };
  if (!before) return { change: 'new', slower: false };
  const slower = now.ms > before.ms * SLOWER.share && now.ms - before.ms >= SLOWER.ms;
  const [level, earlier] = [levelOf(now), levelOf(before)];
  if (level !== earlier) return { change: level > earlier ? 'better' : 'worse', slower };
  const same = level === 0 || saysTheSame(now.answer, before.answer);
  return { change: same ? 'same' : 'wording', slower };
}

/** Whether an answer cites what it should; a document that was uploaded anew under its name is the same. */
export const citesRightly = ({ kind, id, name, page }: ExpectedSource, cited: RegressionOutcome['cited']): boolean =>
  cited.some(
    (each) =>
      each.kind === kind && (each.id === id || each.name === name) && (page === null || each.pages.includes(page)),
  );
