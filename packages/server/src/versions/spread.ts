import type { Sides } from './alignBlocks.ts';

/**
 * Links what stands beside matched blocks and says the same (Heckel). Texts that repeat themselves are claimed by the
 * block above and the block below; where the two disagree neither has it. Where a section has moved, what stood before its
 * heading stays with what is above, because a heading begins something new.
 */
export function spread(sides: Sides): void {
  linkEnclosed(sides);
  for (let found = true; found;) found = linkClaimed(sides);
}

/** What stands between two matched blocks and is the same there from end to end. */
function linkEnclosed({ olds, news, toNew, toOld, placeOf, same, link }: Sides): void {
  for (let start = 0; start < olds.length; start++) {
    if (toNew[start] !== undefined) continue;
    let end = start;
    while (end < olds.length && toNew[end] === undefined) end++;
    const before = start === 0 ? -1 : placeOf(start - 1)!;
    const behind = end === olds.length ? news.length : placeOf(end)!;
    const run = Array.from({ length: end - start }, (_, at) => at);
    const fits = behind - before === run.length + 1;
    if (fits && run.every((at) => toOld[before + 1 + at] === undefined && same(start + at, before + 1 + at)))
      run.forEach((at) => link(start + at, before + 1 + at));
    start = end;
  }
}

function linkClaimed(sides: Sides): boolean {
  const { olds, news, toNew, toOld, placeOf, isHeading, same, link } = sides;
  const beginsAnew = (old: number) => old === olds.length || isHeading(old);
  const claims: [number, number][] = [];
  for (const old of olds.keys()) {
    if (toNew[old] !== undefined) continue;
    const [above, below] = [placeOf(old - 1), old + 1 === olds.length ? news.length : placeOf(old + 1)];
    const places = new Set([
      ...(above === undefined ? [] : [above + 1]),
      ...(below === undefined || (beginsAnew(old + 1) && !follows(sides, above, below)) ? [] : [below - 1]),
    ]);
    for (const next of places)
      if (next >= 0 && next < news.length && toOld[next] === undefined && same(old, next)) claims.push([old, next]);
  }
  const ofOld = Map.groupBy(claims, ([old]) => old);
  const ofNew = Map.groupBy(claims, ([, next]) => next);
  const clear = claims.filter(([old, next]) => ofOld.get(old)!.length === 1 && ofNew.get(next)!.length === 1);
  clear.forEach(([old, next]) => link(old, next));
  return clear.length > 0;
}

/** Whether nothing that was elsewhere stands between two places. */
function follows({ toOld }: Sides, above: number | undefined, below: number): boolean {
  if (above === undefined || below <= above) return false;
  return toOld.slice(above + 1, below).every((old) => old === undefined);
}
