import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { value: 'day', label: '按天' },
  { value: 'week', label: '按周' },
  { value: 'month', label: '按月' },
];
const chosen = vi.fn();

function Views() {
  const [value, setValue] = useState('day');
  return (
    <SegmentedControl
      label="时间"
      options={options}
      value={value}
      onChange={(next) => {
        chosen(next);
        setValue(next);
      }}
    />
  );
}

test('one stop for Tab, arrows choose each once and go round, a press chooses too (APG radio group)', async () => {
  chosen.mockClear();
  mount(<Views />);
  await userEvent.tab();
  await expect.element(page.getByRole('radio', { name: '按天' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: '按周' })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('radio', { name: '按天' })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('radio', { name: '按月' })).toBeChecked();
  await userEvent.click(page.getByText('按周'));
  await expect.element(page.getByRole('radio', { name: '按周' })).toBeChecked();
  expect(chosen.mock.calls.flat()).toEqual(['week', 'day', 'month', 'week']);
});
