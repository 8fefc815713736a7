/** A sentence of a passage: offsets in its text. */
export interface Sentence {
  start: number;
  end: number;
  length: number;
  /** How near it is to the question. */
  worth: number;
  /** Number of the paragraph or list that it belongs to. */
  unit: number;
  /** Whether it is understood only with the sentence before it, as an item of a list, or behind it, as what leads into one. */
  bound: { before: boolean; behind: boolean };
}

/** A run of sentences: places of the first and the last. */
interface Run {
  from: number;
  to: number;
}

const MOST = 3;
/** Characters of the first stretch before there are others: what surrounds the best sentence is often about something else. */
const FIRST = 100;
/** Characters that tell that something was left out between two of them. */
export const GAP = 5;

/**
 * Up to three stretches of a passage, in reading order, that say together what is nearest to the question: the best
 * sentence of each unit with its neighbours there, the best unit first, as far as `room` goes. What is left of it goes
 * to whatever surrounds the first.
 */
export function stretchesIn(sentences: readonly Sentence[], room: number): { start: number; end: number }[] {
  const runs: Run[] = [];
  const lengthOf = ({ from, to }: Run) => sentences.slice(from, to + 1).reduce((sum, { length }) => sum + length, 0);
  const left = () => room + GAP - runs.reduce((sum, run) => sum + GAP + lengthOf(run), 0);
  const isTaken = (at: number) => runs.some(({ from, to }) => at >= from && at <= to);
  const grow = (run: Run, most: number, isWanted: (next: Sentence) => boolean) => {
    for (let length = lengthOf(run); ;) {
      const fitting = (at: number) => {
        const next = sentences[at];
        return next && !isTaken(at) && length + next.length <= most && isWanted(next) ? next : undefined;
      };
      const [before, behind] = [fitting(run.from - 1), fitting(run.to + 1)];
      const back = before ? before.worth + Number(sentences[run.from]!.bound.before) : -Infinity;
      const on = behind ? behind.worth + Number(sentences[run.to]!.bound.behind) : -Infinity;
      const next = on >= back ? behind : before;
      if (!next) return;
      if (next === behind) run.to += 1;
      else run.from -= 1;
      length += next.length;
    }
  };
  const units = new Set<number>();
  for (const best of sentences.toSorted((a, b) => b.worth - a.worth)) {
    if (runs.length === MOST) break;
    if (units.has(best.unit) || (runs.length > 0 && best.length + GAP > left())) continue;
    const at = sentences.indexOf(best);
    const run = { from: at, to: at };
    grow(run, runs.length === 0 ? Math.min(room, FIRST) : left() - GAP, ({ unit }) => unit === best.unit);
    units.add(best.unit);
    runs.push(run);
  }
  const [first] = runs;
  if (first) {
    const all = () => lengthOf(first) + left();
    const { unit } = sentences[first.from]!;
    grow(first, all(), (next) => next.unit === unit);
    grow(first, all(), () => true);
  }
  return joined(runs).map(({ from, to }) => ({ start: sentences[from]!.start, end: sentences[to]!.end }));
}

/** Neighbours become one. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last && last.to + 1 === run.from) last.to = run.to;
    else all.push({ ...run });
  }
  return all;
}
