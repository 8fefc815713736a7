import { boxFromFrame, boxIntoFrame } from './frame.ts';
import { isHan } from './text.ts';
import type { Drawing, Fragment } from './types.ts';

/** Characters of vertical writing come at least so many below each other, and no further apart. In font sizes. */
const fewest = 4;
const widestStep = 1.45;
/** A page is written vertically when this part of its letters is. */
const mostly = 0.6;

/** A character that stands alone, or a figure of two or three digits in the place of one. */
function isSingle({ text, left, right, size, direction }: Fragment): boolean {
  return direction === 0 && right - left < size * 1.4 && ([...text].length === 1 || /^\d{2,3}$/.test(text));
}

/** Singles one below the other, in runs from top to bottom. */
function runsOf(singles: readonly Fragment[]): Fragment[][] {
  const middle = ({ left, right }: Fragment): number => (left + right) / 2;
  const runs: Fragment[][] = [];
  for (const one of singles.toSorted((a, b) => a.baseline - b.baseline)) {
    const home = runs.find((run) => {
      const last = run.at(-1);
      if (!last) return false;
      const step = one.baseline - last.baseline;
      const level = Math.abs(middle(one) - middle(last)) < one.size * 0.3 && Math.abs(one.size - last.size) < 1;
      return level && step > one.size * 0.5 && step < one.size * widestStep;
    });
    if (home) home.push(one);
    else runs.push([one]);
  }
  return runs.filter((run) => run.length >= fewest && run.filter(({ text }) => isHan(text)).length > run.length * 0.5);
}

/** Whether the columns stand further apart than the characters in them: else the text runs across. */
function runsDown(runs: readonly Fragment[][]): boolean {
  const gaps = runs.flatMap((run) => run.slice(1).map((one, i) => one.top - (run[i]?.bottom ?? 0)));
  const down = gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, gaps.length);
  const all = runs.flat();
  const across = all.flatMap((one) => {
    const beside = all.filter((two) => two.left > one.right && Math.abs(two.baseline - one.baseline) < one.size * 0.3);
    return beside.length > 0 ? [Math.min(...beside.map(({ left }) => left)) - one.right] : [];
  });
  return across.length === 0 || down < (across.reduce((sum, gap) => sum + gap, 0) / across.length) * 0.7;
}

/**
 * The fragments of a page; where it is written vertically, character by character, these run down as those of a
 * vertical font do.
 */
export function withVertical(
  fragments: readonly Fragment[],
  { width, height }: Pick<Drawing, 'width' | 'height'>,
): readonly Fragment[] {
  const singles = fragments.filter(isSingle);
  const letters = fragments.reduce((sum, { text }) => sum + text.length, 0);
  if (singles.length < letters * mostly) return fragments;
  const runs = runsOf(singles);
  if (runs.length < 2 || runs.flat().length < letters * mostly || !runsDown(runs)) return fragments;
  const turned = new Set(runs.flat());
  return fragments.map((one): Fragment => {
    if (!turned.has(one)) return one;
    const box = boxIntoFrame(1, boxFromFrame(0, one, width, height), width, height);
    const middle = (box.top + box.bottom) / 2;
    return {
      ...one,
      ...box,
      top: middle - one.size / 2,
      bottom: middle + one.size / 2,
      baseline: middle,
      direction: 1,
      spaced: false,
    };
  });
}
