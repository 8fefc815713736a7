import { describe, expect, it } from 'vitest';
import { rulesOf } from './paths.ts';

const upright = [1, 0, 0, 1, 0, 0] as const;
const [move, line, curve, close] = [0, 1, 2, 4];

/** A closed piece through these corners, as pdf.js hands it over. */
function ring(...corners: [number, number][]): number[] {
  return [...corners.flatMap(([x, y], i) => [i === 0 ? move! : line!, x, y]), close!];
}

const frame = ring([10, 10], [110, 10], [110, 60], [10, 60]);
const bar = ring([10, 20], [110, 20], [110, 21], [10, 21]);

describe('lines that rule a table', () => {
  it('are thin filled bars, and nothing of a filled frame', () => {
    expect(rulesOf(Float32Array.from([...bar, ...frame]), upright, false)).toEqual([
      { box: { left: 10, top: 20, right: 110, bottom: 21 }, horizontal: true },
    ]);
  });

  it('are a filled bar whose end was left open, which filling closes', () => {
    expect(rulesOf(Float32Array.from(bar.slice(0, -1)), upright, false)).toHaveLength(1);
  });

  it('are the four sides of a drawn frame, the last one back to its start', () => {
    const rules = rulesOf(Float32Array.from(frame), upright, true);
    expect(rules.map(({ horizontal }) => horizontal)).toEqual([true, false, true, false]);
    expect(rules[3]?.box).toEqual({ left: 10, top: 10, right: 10, bottom: 60 });
  });

  it('are not the round corners between straight sides', () => {
    const path = [move!, 10, 10, line!, 100, 10, curve!, 105, 10, 110, 15, 110, 20, line!, 110, 60];
    expect(rulesOf(Float32Array.from(path), upright, true).map(({ box }) => [box.right, box.bottom])).toEqual([
      [100, 10],
      [110, 60],
    ]);
  });
});
