/** One measured number with its goal: at most `goal` passes, unless the bench says otherwise. */
export interface BenchResult {
  readonly label: string;
  readonly value: number;
  readonly unit: string;
  readonly goal: number;
  readonly pass: boolean;
}

/** What a file in this folder exports as `bench`. */
export interface Bench {
  readonly name: string;
  run(): Promise<BenchResult[]>;
}

/** A number that must not exceed its goal. */
export const atMost = (label: string, value: number, unit: string, goal: number): BenchResult => ({
  label,
  value,
  unit,
  goal,
  pass: value <= goal,
});

/** The middle value; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** How total cost grows with size, given the cost of one step at each size: 1 is linear, 2 quadratic. */
export function growth(sizes: readonly number[], costs: readonly number[]): number {
  const x = sizes.map(Math.log);
  const y = costs.map(Math.log);
  const meanX = x.reduce((sum, value) => sum + value, 0) / x.length;
  const meanY = y.reduce((sum, value) => sum + value, 0) / y.length;
  const slope = x.reduce((sum, value, i) => sum + (value - meanX) * ((y[i] ?? 0) - meanY), 0);
  return 1 + slope / x.reduce((sum, value) => sum + (value - meanX) ** 2, 0);
}
