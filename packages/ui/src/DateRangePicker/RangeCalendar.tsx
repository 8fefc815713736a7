import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronLeft, ChevronRight } from '../icons.ts';
import { useMedia } from '../private/useMedia.ts';
import * as css from './DateRangePicker.css.ts';
import {
  addDays,
  addMonths,
  daysBetween,
  inOrder,
  monthOf,
  moveMonth,
  weekdayOf,
  type Day,
  type DayRange,
} from './days.ts';
import { MonthGrid } from './MonthGrid.tsx';

export interface RangeCalendarProps {
  value: DayRange | null;
  onChange: (value: DayRange) => void;
  today: Day;
  /** The first and last day that can be chosen. */
  min: Day | undefined;
  max: Day | undefined;
  /** Days a range may hold, both ends counted. */
  maxDays: number;
  /** The first day chosen, while the second is waited for. */
  first: Day | null;
  onFirst: (first: Day | null) => void;
}

/** Two months where there is room for them, else one; the first press begins a range and the second ends it. */
export function RangeCalendar({ value, onChange, today, min, max, maxDays, first, onFirst }: RangeCalendarProps) {
  const count = useMedia(css.wideQuery) ? 2 : 1;
  const root = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<Day>(value?.to ?? (max && today > max ? max : today));
  const [pointed, setPointed] = useState<Day | null>(null);
  const [lead, setLead] = useState(() => addMonths(monthOf(focused), 1 - count));
  const moved = useRef(false);

  // The day in focus is always in sight.
  const months = Array.from({ length: count }, (_, index) => addMonths(lead, index));
  const shows = (day: Day) => months.includes(monthOf(day));
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    root.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused, lead]);

  const tooFar = (day: Day) => first !== null && Math.abs(daysBetween(first, day)) >= maxDays;
  const isDisabled = (day: Day) => (min !== undefined && day < min) || (max !== undefined && day > max) || tooFar(day);
  const preview = first === null ? value : inOrder(first, pointed && !isDisabled(pointed) ? pointed : first);

  const goTo = (day: Day) => {
    moved.current = true;
    setFocused(day);
    setPointed(day);
    if (!shows(day)) setLead(day < `${lead}-01` ? monthOf(day) : addMonths(monthOf(day), 1 - count));
  };
  const turn = (by: number) => {
    setLead(addMonths(lead, by));
    // Tab has to find a day in what is shown now.
    const next = moveMonth(focused, by);
    setFocused(next);
  };
  const press = (day: Day) => {
    setFocused(day);
    if (first === null) {
      setPointed(day);
      onFirst(day);
    } else {
      onFirst(null);
      onChange(inOrder(first, day));
    }
  };
  const keys = (event: KeyboardEvent, day: Day) => {
    const moves: Record<string, () => Day> = {
      ArrowLeft: () => addDays(day, -1),
      ArrowRight: () => addDays(day, 1),
      ArrowUp: () => addDays(day, -7),
      ArrowDown: () => addDays(day, 7),
      Home: () => addDays(day, -weekdayOf(day)),
      End: () => addDays(day, 6 - weekdayOf(day)),
      PageUp: () => moveMonth(day, event.shiftKey ? -12 : -1),
      PageDown: () => moveMonth(day, event.shiftKey ? 12 : 1),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    goTo(move());
  };
  return (
    <div ref={root} className={css.months} onPointerLeave={() => setPointed(first)}>
      {months.map((month, index) => (
        <MonthGrid
          key={month}
          month={month}
          range={preview}
          today={today}
          focused={shows(focused) ? focused : `${lead}-01`}
          isDisabled={isDisabled}
          onPress={press}
          onPoint={setPointed}
          onKeyDown={keys}
          before={index === 0 ? <IconButton icon={ChevronLeft} label="上个月" onPress={() => turn(-1)} /> : null}
          after={
            index === count - 1 ? (
              <IconButton
                icon={ChevronRight}
                label="下个月"
                disabled={max !== undefined && monthOf(max) <= month}
                onPress={() => turn(1)}
              />
            ) : null
          }
        />
      ))}
    </div>
  );
}
