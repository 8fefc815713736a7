import { DateRangePicker, type DayRange } from '@tinystar/ui';
import { copy } from './copy.ts';
import * as css from './range.css.ts';

export interface RangeFieldProps {
  range: DayRange;
  onRange: (range: DayRange) => void;
}

/** The days of a report; there are always some. */
export function RangeField({ range, onRange }: RangeFieldProps) {
  return (
    <div className={css.range}>
      <DateRangePicker label={copy.range} value={range} onChange={(value) => (value ? onRange(value) : undefined)} />
    </div>
  );
}
