import { scaleLinear } from '@visx/scale';
import type { FigureFormat } from './chartNumber.ts';
import { textWidth } from './textWidth.ts';

/** From zero (or the lowest) to a round figure above the highest, upwards in px. */
export function figureScale(values: readonly number[], top: number, bottom: number) {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const flat = highest === lowest;
  return scaleLinear<number>({ domain: [lowest, flat ? 1 : highest], range: [bottom, top], nice: 4 });
}

/** About four round figures; no fractions where only whole things are counted. */
function figureTicks(scale: ReturnType<typeof figureScale>, values: readonly number[]): number[] {
  const whole = values.every(Number.isInteger);
  return scale.ticks(4).filter((tick) => !whole || Number.isInteger(tick));
}

/** The figures beside a drawing `height` px high with labels below it; `start` is where the drawing begins, in px. */
export function figureAxis(values: readonly number[], top: number, height: number, format: FigureFormat) {
  const bottom = height - 28;
  const y = figureScale(values, top, bottom);
  const ticks = figureTicks(y, values).map((tick) => ({ at: y(tick), text: format(tick, 'mark'), zero: tick === 0 }));
  return { y, ticks, bottom, start: Math.max(...ticks.map(({ text }) => textWidth(text))) + 12 };
}
