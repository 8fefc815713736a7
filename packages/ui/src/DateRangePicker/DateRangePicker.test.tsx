import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '../Field/Field.tsx';
import { mount } from '../private/mount.tsx';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
import { addDays, dayName } from './days.ts';

function Live({ value: first = null, onChange, ...rest }: Partial<DateRangePickerProps>) {
  const [value, setValue] = useState(first);
  return (
    <Field label="统计日期">
      <DateRangePicker
        {...rest}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
    </Field>
  );
}
const trigger = () => page.getByRole('button', { name: /^统计日期/ });
const day = (date: string) => page.getByRole('button', { name: new RegExp(`^${dayName(date)}`) });
const march = { from: '2026-03-10', to: '2026-03-12' };
afterEach(() => vi.useRealTimers());

test('moves over the days by arrows, weeks and months, in and out of sight (APG grid)', async () => {
  mount(<Live value={march} max={null} />);
  await userEvent.click(trigger());
  await expect.element(day('2026-03-12')).toHaveFocus();
  for (const [key, date] of [
    ['{ArrowRight}', '2026-03-13'],
    ['{ArrowDown}', '2026-03-20'],
    ['{Home}', '2026-03-16'],
    ['{End}', '2026-03-22'],
    ['{PageDown}', '2026-04-22'],
    ['{PageUp}', '2026-03-22'],
    ['{Shift>}{PageUp}{/Shift}', '2025-03-22'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(day(date)).toHaveFocus();
  }
  expect(page.getByRole('grid').elements().length).toBeGreaterThan(0);
});

test('two presses choose a range in either order, and focus returns to the field (APG date picker dialog)', async () => {
  const onChange = vi.fn();
  mount(<Live value={march} max={null} onChange={onChange} />);
  await userEvent.click(trigger());
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('请选择结束日期，最多30天')).toBeVisible();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-03-05', to: '2026-03-12' });
  await expect.element(trigger()).toHaveFocus();
  await expect.element(trigger()).toHaveAccessibleName('统计日期 2026-03-05 至 2026-03-12');
});

test('no range is longer than 30 days', async () => {
  const onChange = vi.fn();
  mount(<Live value={march} max={null} onChange={onChange} />);
  await userEvent.click(trigger());
  await userEvent.keyboard('{Home}{Enter}{PageDown}');
  await expect.element(day('2026-04-09')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-03-09', to: '2026-04-07' });
});

test('Escape first gives up the range begun, then closes', async () => {
  mount(<Live value={march} max={null} />);
  await userEvent.click(trigger());
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.element(page.getByText('共3天')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger()).toHaveFocus();
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
});

test.each([
  ['in the middle of a month', '2026-11-21', '2026-11-22'],
  // Tomorrow is not drawn with the month that ends today, and the arrow leads nowhere.
  ['on the last day of a month', '2026-11-30', null],
  ['on the last day of a year', '2026-12-31', null],
  ['on the last day of a leap February', '2028-02-29', null],
])('%s the usual ranges end today, and days to come cannot be chosen', async (_, today, tomorrow) => {
  // The last minute before midnight in the zone.
  vi.useFakeTimers({ now: new Date(`${today}T23:59:00+08:00`), toFake: ['Date'] });
  const onChange = vi.fn();
  mount(<Live onChange={onChange} />);
  await userEvent.click(trigger());
  await expect.element(day(today)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  if (tomorrow) await expect.element(day(tomorrow)).toHaveAttribute('aria-disabled', 'true');
  else await expect.element(day(today)).toHaveFocus();
  await expect.element(page.getByRole('button', { name: '下个月' })).toBeDisabled();
  await userEvent.click(page.getByRole('button', { name: '近7天' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: addDays(today, -6), to: today });
});
