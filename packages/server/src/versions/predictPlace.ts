import type { Sides } from './alignBlocks.ts';

/** So many blocks before and behind one say where it is now. */
const REACH = 5;

/** Where a block stands in the new version if it stands by its old neighbours; undefined where none of them is left. */
export function predictPlace({ placeOf }: Pick<Sides, 'placeOf'>, old: number): number | undefined {
  const guesses: number[] = [];
  for (let by = 1; by <= REACH; by++)
    for (const side of [-by, by]) {
      const next = placeOf(old + side);
      // The nearer a neighbour, the more its word counts.
      if (next !== undefined) for (let weight = by; weight <= REACH; weight++) guesses.push(next - side);
    }
  return guesses.toSorted((a, b) => a - b)[guesses.length >> 1];
}
