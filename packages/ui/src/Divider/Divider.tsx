import { divider } from './Divider.css.ts';

/** A hairline between groups; `column` stands upright inside a row. */
export function Divider({ direction = 'row' }: { direction?: 'row' | 'column' }) {
  return <hr className={divider({ direction })} aria-orientation={direction === 'column' ? 'vertical' : undefined} />;
}
