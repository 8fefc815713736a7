/** What stands in the field for a number; nothing for no number. */
export const numberText = (value: number | null): string => (value === null ? '' : String(value));

/** Reads a number as people type it, full-width digits and grouping commas included; NaN for anything else. */
export function parseNumber(text: string): number {
  const plain = text.normalize('NFKC').replaceAll('。', '.').replace(/[\s,]/g, '');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Digits after the point that a step of this size needs: 0.25 → 2. */
function decimalsOf(step: number): number {
  return /\.(\d+)$/.exec(String(step))?.[1]?.length ?? 0;
}

/** The nearest allowed value: inside the bounds, with no more decimals than the step has. */
export function settle(value: number, { min, max, step }: { min: number; max: number; step: number }): number {
  return Math.min(max, Math.max(min, Number(value.toFixed(decimalsOf(step)))));
}
