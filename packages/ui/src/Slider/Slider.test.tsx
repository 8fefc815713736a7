import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '../Field/Field.tsx';
import { mount } from '../private/mount.tsx';
import { Slider } from './Slider.tsx';

function Threshold({ onCommit }: { onCommit?: (value: number) => void }) {
  const [value, setValue] = useState(60);
  return (
    <Field label="相似度" group hint="低于它的不用">
      <Slider value={value} onChange={setValue} onCommit={onCommit} valueText={(at) => `${at}%`} />
    </Field>
  );
}

test('moves by arrows, pages and ends, and reads its value in words (APG slider)', async () => {
  const onCommit = vi.fn();
  mount(<Threshold onCommit={onCommit} />);
  const thumb = page.getByRole('slider', { name: '相似度' });
  await expect.element(thumb).toHaveAccessibleDescription('低于它的不用');
  await userEvent.tab();
  await expect.element(thumb).toHaveFocus();
  for (const [key, value] of [
    ['{ArrowRight}', '61'],
    ['{ArrowDown}', '60'],
    ['{PageUp}', '70'],
    ['{End}', '100'],
    ['{Home}', '0'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(thumb).toHaveAttribute('aria-valuenow', value);
  }
  await expect.element(thumb).toHaveAttribute('aria-valuetext', '0%');
  expect(onCommit).toHaveBeenLastCalledWith(0);
});
