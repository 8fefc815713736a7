import { same } from '../../../shared/drafts.ts';
import type { Draft, Patch } from './draft.ts';

/**
 * What was changed on the way from one draft to the next, done to another: of a block, and of what is changed of it, the
 * last change stands, and no other is lost.
 */
export const carriedOver = (before: Draft, now: Draft, other: Draft): Draft => {
  const touched = (id: string) =>
    !same(before.patches[id], now.patches[id]) || before.removed.includes(id) !== now.removed.includes(id);
  const ids = new Set([...Object.keys(other.patches), ...Object.keys(now.patches)]);
  const patches = [...ids].flatMap((id) => {
    const patch = patchOver(before.patches[id] ?? {}, now.patches[id] ?? {}, other.patches[id] ?? {});
    return Object.keys(patch).length > 0 ? [[id, patch] as const] : [];
  });
  const [was, is] = [before, now].map(({ added }) => new Map(added.map((each) => [each.key, each])));
  const held = new Set(other.added.map(({ key }) => key));
  const untouched = (key: string) => same(was!.get(key), is!.get(key));
  return {
    patches: Object.fromEntries(patches),
    removed: [...other.removed.filter((id) => !touched(id)), ...now.removed.filter(touched)],
    added: [
      ...other.added.flatMap((each) => (untouched(each.key) ? each : (is!.get(each.key) ?? []))),
      ...now.added.filter(({ key }) => !held.has(key) && !untouched(key)),
    ],
  };
};

const patchOver = (before: Patch, now: Patch, other: Patch): Patch => {
  const keys = new Set([...Object.keys(other), ...Object.keys(now)]) as Set<keyof Patch>;
  const from = (key: keyof Patch) => (same(before[key], now[key]) ? other : now);
  return Object.fromEntries([...keys].filter((key) => key in from(key)).map((key) => [key, from(key)[key]]));
};
