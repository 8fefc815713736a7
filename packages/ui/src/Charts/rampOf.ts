/** 0 for nothing, then five steps from little to much. */
export type RampStep = 0 | 1 | 2 | 3 | 4 | 5;

/** Steps that hold about as many places each, so that one very great figure does not make all others look alike. */
export function rampOf(values: readonly number[]): (value: number) => RampStep {
  const sorted = [...new Set(values.filter((value) => value > 0))].toSorted((a, b) => a - b);
  return (value) => {
    if (value <= 0) return 0;
    const below = sorted.filter((other) => other < value).length;
    const share = sorted.length < 2 ? 1 : below / (sorted.length - 1);
    return Math.min(5, 1 + Math.floor(share * 5)) as RampStep;
  };
}
