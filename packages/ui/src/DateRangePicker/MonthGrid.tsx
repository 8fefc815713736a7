import { endOfMonth, isSameMonth, type CalendarDate } from '@internationalized/date';
import { useId, useRef, type ReactNode } from 'react';
import { useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import * as css from './DateRangePicker.css.ts';
import { dayName, monthName, type Day } from './days.ts';
import { dateRangePickerCopy } from './copy.ts';

interface MonthGridProps {
  state: RangeCalendarState;
  /** The first day of the month. */
  start: CalendarDate;
  today: Day;
  before?: ReactNode;
  after?: ReactNode;
}

const weekdays = Array.from(dateRangePickerCopy.weekdays);

/** A day's place in the range: the chosen one, or the one that a press on the focused day would choose. */
function placeOf(day: CalendarDate, range: RangeCalendarState['highlightedRange']) {
  if (!range || day.compare(range.start) < 0 || day.compare(range.end) > 0) return 'out';
  if (range.start.compare(range.end) === 0) return 'only';
  return day.compare(range.start) === 0 ? 'from' : day.compare(range.end) === 0 ? 'to' : 'in';
}

/** What a day says beside its date. */
const words = dateRangePickerCopy.places;

/** One month (APG grid): a table whose days are one stop of Tab. */
export function MonthGrid({ state, start, today, before, after }: MonthGridProps) {
  const titleId = useId();
  const { gridProps, weeksInMonth } = useCalendarGrid(
    { startDate: start, endDate: endOfMonth(start), firstDayOfWeek: 'mon' },
    state,
  );
  return (
    <div className={css.month}>
      <div className={css.monthHead}>
        <span>{before}</span>
        <span id={titleId} className={css.monthTitle}>
          {monthName(start.toString())}
        </span>
        <span>{after}</span>
      </div>
      <table {...gridProps} aria-label={undefined} aria-labelledby={titleId} className={css.grid}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={dateRangePickerCopy.weekday(name)} className={css.weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: weeksInMonth }, (_, week) => (
            <tr key={week}>
              {state.getDatesInWeek(week, start).map((day, weekday) =>
                day && isSameMonth(day, start) ? (
                  <DayCell key={weekdays[weekday]} state={state} day={day} today={today} />
                ) : (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a place without a day has nothing to say
                  <td key={weekdays[weekday]} className={css.cell({ place: 'out' })} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayCellProps {
  state: RangeCalendarState;
  day: CalendarDate;
  today: Day;
}

function DayCell({ state, day, today }: DayCellProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { cellProps, buttonProps, formattedDate } = useCalendarCell({ date: day }, state, button);
  const date = day.toString();
  const place = placeOf(day, state.highlightedRange);
  return (
    <td {...cellProps} aria-selected={place !== 'out'} className={css.cell({ place })}>
      <button
        {...buttonProps}
        ref={button}
        type="button"
        data-day={date}
        className={css.day({ end: place !== 'out' && place !== 'in' })}
        aria-label={`${dayName(date)}${words[place]}`}
        aria-current={date === today ? 'date' : undefined}
      >
        {Number.parseInt(formattedDate, 10)}
      </button>
    </td>
  );
}
