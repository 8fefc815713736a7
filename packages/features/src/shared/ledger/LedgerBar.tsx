import { Button, DateRangePicker, Inline, SegmentedControl, type DayRange } from '@tinystar/ui';
import { Download } from '@tinystar/ui/icons';
import { ledgerCopy as words } from './copy.ts';
import * as css from './LedgerBar.css.ts';

export interface LedgerFilter {
  direction: 'all' | 'in' | 'out';
  /** Null is any day. */
  range: DayRange | null;
}

export interface LedgerBarProps {
  filter: LedgerFilter;
  exporting: boolean;
  onFilter: (filter: LedgerFilter) => void;
  onExport: () => void;
}

const options = (['all', 'in', 'out'] as const).map((value) => ({ value, label: words.directions[value] }));

/** What of a ledger is shown, and the file of it (COIN-16). */
export function LedgerBar({ filter, exporting, onFilter, onExport }: LedgerBarProps) {
  return (
    <Inline justify="between" wrap>
      <Inline wrap>
        <SegmentedControl
          label={words.name}
          options={options}
          value={filter.direction}
          size="sm"
          onChange={(direction) => onFilter({ ...filter, direction })}
        />
        <div className={css.range}>
          <DateRangePicker
            label={words.range}
            placeholder={words.anyDay}
            value={filter.range}
            maxDays={366}
            clearable
            size="sm"
            onChange={(range) => onFilter({ ...filter, range })}
          />
        </div>
      </Inline>
      <Button size="sm" icon={Download} pending={exporting} onPress={onExport}>
        {words.csv}
      </Button>
    </Inline>
  );
}
