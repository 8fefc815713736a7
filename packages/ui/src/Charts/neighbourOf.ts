import { provinces, type Province } from './provinces.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

const steps: Record<Direction, readonly [columns: number, rows: number]> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** The nearest tile in a direction; sideways distance counts twice, so that straight ahead wins. */
export function neighbourOf(from: Province, direction: Direction): Province | undefined {
  const [columns, rows] = steps[direction];
  let nearest: Province | undefined;
  let least = Infinity;
  for (const other of provinces) {
    const right = other.column - from.column;
    const down = other.row - from.row;
    const ahead = right * columns + down * rows;
    if (ahead <= 0) continue;
    const aside = Math.abs(columns === 0 ? right : down);
    const distance = ahead + aside * 2;
    if (distance < least) [nearest, least] = [other, distance];
  }
  return nearest;
}
