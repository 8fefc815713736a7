import { GregorianCalendar, parseDate, startOfWeek, type CalendarDate } from '@internationalized/date';
import { useEffect, useRef } from 'react';
import { useRangeCalendar } from 'react-aria/useRangeCalendar';
import { useRangeCalendarState, type RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronLeft, ChevronRight } from '../icons.ts';
import { useMedia } from '../private/useMedia.ts';
import * as css from './DateRangePicker.css.ts';
import type { Day, DayRange } from './days.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { dateRangePickerCopy } from './copy.ts';

export interface RangeCalendarProps {
  value: DayRange | null;
  onChange: (value: DayRange) => void;
  today: Day;
  /** The first and last day that can be chosen. */
  min: Day | undefined;
  max: Day | undefined;
  /** Days a range may hold, both ends counted. */
  maxDays: number;
  /** Told the first day chosen, while the second is waited for; null when none is. */
  onFirst: (first: Day | null) => void;
}

const gregorian = () => new GregorianCalendar();

/** Home and End stay in their week, and the day in focus stays where it was chosen (APG date grid). */
function withGridKeys(state: RangeCalendarState): RangeCalendarState {
  const monday = (date: CalendarDate) => startOfWeek(date, 'zh-CN', 'mon');
  return {
    ...state,
    focusSectionStart: () => state.setFocusedDate(monday(state.focusedDate)),
    focusSectionEnd: () => state.setFocusedDate(monday(state.focusedDate).add({ days: 6 })),
    focusNearestAvailableDate: () => undefined,
  };
}

/** Two months where there is room for them, else one; the first press begins a range and the second ends it. */
export function RangeCalendar({ value, onChange, today, min, max, maxDays, onFirst }: RangeCalendarProps) {
  const count = useMedia(css.wideQuery) ? 2 : 1;
  const root = useRef<HTMLDivElement>(null);
  const options = {
    'aria-label': dateRangePickerCopy.placeholder,
    value: value && { start: parseDate(value.from), end: parseDate(value.to) },
    onChange: (range: { start: { toString(): string }; end: { toString(): string } } | null) => {
      if (range) onChange({ from: range.start.toString(), to: range.end.toString() });
    },
    defaultFocusedValue: parseDate(value?.to ?? today),
    minValue: min === undefined ? undefined : parseDate(min),
    maxValue: max === undefined ? undefined : parseDate(max),
    pageBehavior: 'single',
    // What is too far from the first day can be looked at, but not chosen.
    isDateUnavailable: (date: { compare(other: CalendarDate): number }, anchor: CalendarDate | null) =>
      anchor !== null && Math.abs(date.compare(anchor)) >= maxDays,
    allowsNonContiguousRanges: true,
    commitBehavior: 'reset',
    selectionAlignment: 'end',
  } as const;
  const state = withGridKeys(
    useRangeCalendarState({
      ...options,
      locale: 'zh-CN',
      createCalendar: gregorian,
      visibleDuration: { months: count },
    }),
  );
  const { calendarProps, prevButtonProps, nextButtonProps } = useRangeCalendar(options, state, root);
  const first = state.anchorDate?.toString() ?? null;
  useEffect(() => onFirst(first), [first, onFirst]);
  return (
    <div {...calendarProps} ref={root} className={css.months}>
      {Array.from({ length: count }, (_, index) => (
        <MonthGrid
          key={index}
          state={state}
          start={state.visibleRange.start.add({ months: index })}
          today={today}
          before={
            index === 0 ? (
              <IconButton
                icon={ChevronLeft}
                label={dateRangePickerCopy.previousMonth}
                disabled={prevButtonProps.isDisabled}
                onPress={() => state.focusPreviousPage()}
              />
            ) : null
          }
          after={
            index === count - 1 ? (
              <IconButton
                icon={ChevronRight}
                label={dateRangePickerCopy.nextMonth}
                disabled={nextButtonProps.isDisabled}
                onPress={() => state.focusNextPage()}
              />
            ) : null
          }
        />
      ))}
    </div>
  );
}
