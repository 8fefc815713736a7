import { divider } from './Divider.css.ts';

export interface DividerProps {
  /** `column` stands upright inside a row. @default 'row' */
  direction?: 'row' | 'column';
}

/** A hairline between groups. */
export function Divider({ direction = 'row' }: DividerProps) {
  return <hr className={divider({ direction })} aria-orientation={direction === 'column' ? 'vertical' : undefined} />;
}
