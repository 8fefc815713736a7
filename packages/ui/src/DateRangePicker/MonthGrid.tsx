import { useId, type KeyboardEvent, type ReactNode } from 'react';
import * as css from './DateRangePicker.css.ts';
import { dayName, monthName, weeksOf, type Day, type DayRange } from './days.ts';

interface MonthGridProps {
  month: string;
  /** What is chosen, or would be by a press on the day in focus. */
  range: DayRange | null;
  today: Day;
  /** The one day that Tab reaches. */
  focused: Day;
  isDisabled: (day: Day) => boolean;
  onPress: (day: Day) => void;
  onPoint: (day: Day) => void;
  onKeyDown: (event: KeyboardEvent, day: Day) => void;
  before?: ReactNode;
  after?: ReactNode;
}

const weekdays = Array.from('一二三四五六日');

function placeOf(day: Day, range: DayRange | null) {
  if (!range || day < range.from || day > range.to) return 'out';
  if (range.from === range.to) return 'only';
  return day === range.from ? 'from' : day === range.to ? 'to' : 'in';
}

/** What a day says beside its date. */
const words = { out: '', in: '，在范围内', from: '，开始日期', to: '，结束日期', only: '，开始和结束日期' } as const;

/** One month (APG grid): a table whose days are one stop of Tab. */
export function MonthGrid({
  month,
  range,
  today,
  focused,
  isDisabled,
  onPress,
  onPoint,
  onKeyDown,
  before,
  after,
}: MonthGridProps) {
  const titleId = useId();
  return (
    <div className={css.month}>
      <div className={css.monthHead}>
        <span>{before}</span>
        <span id={titleId} className={css.monthTitle} aria-live="polite">
          {monthName(month)}
        </span>
        <span>{after}</span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the APG grid is a table */}
      <table role="grid" aria-labelledby={titleId} className={css.grid}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={`星期${name}`} className={css.weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={week.find(Boolean) ?? index}>
              {week.map((day, weekday) => {
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a place without a day has nothing to say
                if (!day) return <td key={weekdays[weekday]} className={css.cell({ place: 'out' })} />;
                const place = placeOf(day, range);
                const disabled = isDisabled(day);
                return (
                  <td key={day} aria-selected={place !== 'out'} className={css.cell({ place })}>
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === focused ? 0 : -1}
                      className={css.day({ end: place !== 'out' && place !== 'in' })}
                      aria-label={`${dayName(day)}${words[place]}`}
                      aria-current={day === today ? 'date' : undefined}
                      aria-disabled={disabled || undefined}
                      onClick={() => {
                        if (!disabled) onPress(day);
                      }}
                      onPointerEnter={() => onPoint(day)}
                      onKeyDown={(event) => onKeyDown(event, day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
