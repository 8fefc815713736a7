import * as Radix from 'radix-ui/popover';
import { forwardRef, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { useField, useFieldGroup } from '../Field/FieldContext.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Calendar } from '../icons.ts';
import { panel } from '../Menu/Menu.css.ts';
import { AriaLocale } from '../private/ariaLocale.tsx';
import { useFocusReturnTo } from '../private/useFocusReturn.ts';
import { box } from '../TextInput/TextInput.css.ts';
import { usePortalContainer } from '../ThemeScope/ThemeScope.tsx';
import * as css from './DateRangePicker.css.ts';
import { addDays, daysBetween, todayIn, type Day, type DayRange } from './days.ts';
import { RangeCalendar } from './RangeCalendar.tsx';
import { dateRangePickerCopy } from './copy.ts';
import { commonCopy } from '../private/copy.ts';

export interface DateRangePickerProps {
  /** Null is no range chosen. */
  value: DayRange | null;
  onChange: (value: DayRange | null) => void;
  onBlur?: () => void;
  /** Names the control where no Field does. */
  label?: string;
  /** @default '选择日期范围' */
  placeholder?: string;
  /** Days a range may hold, both ends counted. @default 30 */
  maxDays?: number;
  /** The first day that can be chosen. */
  min?: Day;
  /** The last day that can be chosen; null is no end. @default today */
  max?: Day | null;
  /** Where it is decided which day is today. @default 'Asia/Shanghai' */
  timeZone?: string;
  /** Ranges that end today, by their number of days. @default 今天, 近7天, 近30天 */
  presets?: readonly { label: string; days: number }[];
  /** Offers to choose no range. @default false */
  clearable?: boolean;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  disabled?: boolean;
}

const usual = [
  { label: dateRangePickerCopy.today, days: 1 },
  { label: dateRangePickerCopy.week, days: 7 },
  { label: dateRangePickerCopy.month, days: 30 },
] as const;

/** A first and a last day (APG date picker dialog over APG grids). Days are those of one time zone, wherever the reader is. */
export const DateRangePicker = forwardRef<HTMLButtonElement, DateRangePickerProps>(function DateRangePicker(
  {
    value,
    onChange,
    onBlur,
    label,
    placeholder = dateRangePickerCopy.placeholder,
    maxDays = 30,
    min,
    max,
    timeZone = 'Asia/Shanghai',
    presets = usual,
    clearable = false,
    size = 'md',
    disabled,
  },
  ref,
) {
  const field = useField();
  const group = useFieldGroup();
  const container = usePortalContainer();
  const [open, setOpen] = useState(false);
  const [first, setFirst] = useState<Day | null>(null);
  const today = todayIn(timeZone);
  const text = value ? (value.from === value.to ? value.from : dateRangePickerCopy.range(value.from, value.to)) : null;
  const valueId = `${field.id}-value`;
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current!, []);
  const focus = useFocusReturnTo(button, open);
  const choose = (range: DayRange | null) => {
    onChange(range);
    setOpen(false);
  };
  const ranges = presets
    .filter(({ days }) => days <= maxDays)
    .map((preset) => ({ ...preset, range: { from: addDays(today, 1 - preset.days), to: today } }));
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setFirst(null);
        if (!next) onBlur?.();
      }}
    >
      <Radix.Trigger
        ref={button}
        id={field.id}
        aria-describedby={field['aria-describedby']}
        data-placeholder={text ? undefined : ''}
        aria-invalid={field['aria-invalid']}
        aria-label={label ? dateRangePickerCopy.chosen(label, text ?? placeholder) : undefined}
        aria-labelledby={!label && group['aria-labelledby'] ? `${group['aria-labelledby']} ${valueId}` : undefined}
        className={`${box({ size })} ${css.trigger}`}
        disabled={disabled}
      >
        <Icon of={Calendar} size="sm" tone="tertiary" />
        <span id={valueId} className={css.chosen}>
          {text ?? placeholder}
        </span>
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          {...focus}
          aria-label={label ?? placeholder}
          className={`${panel} ${css.content}`}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onEscapeKeyDown={(event) => {
            if (first === null) return;
            // The calendar gives up the range begun; pressed again it closes the panel.
            event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            const day = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('[data-day][tabindex="0"]');
            if (!day) return;
            event.preventDefault();
            day.focus();
          }}
        >
          <div className={css.layout}>
            <div className={css.presets} role="group" aria-label={dateRangePickerCopy.presets}>
              {ranges.map(({ label: name, range }) => (
                <Button
                  key={name}
                  size="sm"
                  emphasis="quiet"
                  aria-pressed={value?.from === range.from && value.to === range.to}
                  onPress={() => choose(range)}
                >
                  {name}
                </Button>
              ))}
            </div>
            <div className={css.calendars}>
              <AriaLocale>
                <RangeCalendar
                  value={value}
                  onChange={choose}
                  onFirst={setFirst}
                  today={today}
                  min={min}
                  max={max === null ? undefined : (max ?? today)}
                  maxDays={maxDays}
                />
              </AriaLocale>
              <div className={css.foot}>
                <span role="status">
                  {first
                    ? dateRangePickerCopy.askEnd(maxDays)
                    : value
                      ? dateRangePickerCopy.length(daysBetween(value.from, value.to) + 1)
                      : dateRangePickerCopy.askStart(maxDays)}
                </span>
                {clearable && value ? (
                  <Button size="sm" emphasis="quiet" onPress={() => choose(null)}>
                    {commonCopy.clear}
                  </Button>
                ) : null}
              </div>
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
});
