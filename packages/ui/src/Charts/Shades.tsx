import * as css from './Charts.css.ts';

export interface ShadesProps {
  /** Which labels. */
  at: readonly number[];
  placeOf: (index: number) => number;
  /** Px from a label to the next. */
  step: number;
  /** The drawing's edges, px. */
  from: number;
  to: number;
  bottom: number;
}

/** Ground behind labels of another kind, from half-way before to half-way after. */
export function Shades({ at, placeOf, step, from, to, bottom }: ShadesProps) {
  return at.map((index) => {
    const begin = Math.max(from, placeOf(index) - step / 2);
    const end = Math.min(to, placeOf(index) + step / 2);
    return <rect key={index} className={css.shade} x={begin} width={Math.max(0, end - begin)} y={0} height={bottom} />;
  });
}
