import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { carry } from './carry.ts';
import { draftOf, randomOf } from './testing/draft.ts';
import { judge, type Verdict } from './testing/judge.ts';
import { workOn } from './testing/makersWork.ts';
import { setPages } from './testing/setPages.ts';
import { versionKinds } from './testing/versionKinds.ts';

/** Eight things done to the document of each kind of new version. */
const ACTS = 8;
/** The engine was fitted to the first half of the kinds, by the hash of their names; the other half was run once. */
const halfOf = (kind: string): 0 | 1 => ((createHash('sha256').update(kind).digest()[0]! & 1) === 0 ? 0 : 1);
const kinds = Object.keys(versionKinds);

function run(kind: string, seed: number) {
  // Another row of numbers than the draft's, or new parts would say what old ones say.
  const random = randomOf(seed ^ 0x5bd1e995);
  const old = draftOf(seed);
  const before = setPages(old);
  const { stored, done } = workOn(before, random, ACTS, seed);
  const next = versionKinds[kind]!(old, random);
  const after = setPages(next);
  return judge(old, next, after, done, carry(before.pages, stored, after.pages));
}

const isRight = ({ unchanged, result, act }: Verdict) =>
  result === (unchanged || act === 'correctCell' || act === 'draw' ? 'carried' : 'asked');

describe.each([0, 1] as const)('a new version of one of the kinds of half %i', (half) => {
  const some = kinds.filter((kind) => halfOf(kind) === half);
  it.each([1, 2, 3])('keeps what was done to its blocks, or asks: seed %i', (seed) => {
    const judged = some.map((kind, at) => ({ kind, ...run(kind, seed * 1_000 + at) }));
    const all = judged.flatMap(({ verdicts }) => verdicts);
    const unchanged = all.filter((each) => each.unchanged);
    expect(judged.filter(({ invented }) => invented > 0).map(({ kind }) => kind)).toEqual([]);
    expect(all.filter(({ result }) => result === 'lost')).toEqual([]);
    expect(all.filter(isRight).length / all.length).toBeGreaterThanOrEqual(0.98);
    expect(unchanged.filter(({ result }) => result === 'asked').length / unchanged.length).toBeLessThanOrEqual(0.02);
  });
});
