import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '../Field/Field.tsx';
import { mount } from '../private/mount.tsx';
import { ColorPicker } from './ColorPicker.tsx';

function Live({ first = '#FF0000', onChange }: { first?: string; onChange?: (value: string) => void }) {
  const [value, setValue] = useState(first);
  return (
    <Field label="气泡颜色">
      <ColorPicker
        value={value}
        presets={[{ value: '#00BB93', label: '青绿' }]}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
    </Field>
  );
}
const trigger = () => page.getByRole('button', { name: /^气泡颜色/ });

test('hue, saturation and brightness move by arrow keys and are read in words (APG slider)', async () => {
  const onChange = vi.fn();
  mount(<Live onChange={onChange} />);
  await userEvent.click(trigger());
  const area = page.getByRole('slider', { name: '饱和度和明度' });
  await expect.element(area).toHaveFocus();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowDown}{/Shift}');
  await expect.element(area).toHaveAttribute('aria-valuetext', '饱和度90%，明度90%');
  await userEvent.keyboard('{Tab}{ArrowRight}');
  const hue = page.getByRole('slider', { name: '色相' });
  await expect.element(hue).toHaveFocus();
  await expect.element(hue).toHaveAttribute('aria-valuetext', '1°');
  expect(onChange.mock.calls.every(([code]) => /^#[0-9A-F]{6}$/.test(code))).toBe(true);
});

test('the hue is kept on the way through grey', async () => {
  mount(<Live first="#00BB93" />);
  await userEvent.click(trigger());
  const hue = page.getByRole('slider', { name: '色相' });
  const before = hue.element().getAttribute('aria-valuenow');
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByRole('slider', { name: '饱和度和明度' })).toHaveAttribute('aria-valuenow', '0');
  await expect.element(hue).toHaveAttribute('aria-valuenow', before ?? '');
});

test('takes a typed code, ignores half of one, and offers presets', async () => {
  const onChange = vi.fn();
  mount(<Live onChange={onChange} />);
  await userEvent.click(trigger());
  const code = page.getByRole('textbox', { name: '颜色代码' });
  await userEvent.fill(code, '04eb9');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.fill(code, '04eb94');
  expect(onChange).toHaveBeenLastCalledWith('#04EB94');
  await userEvent.click(page.getByRole('button', { name: '青绿' }));
  expect(onChange).toHaveBeenLastCalledWith('#00BB93');
  await expect.element(page.getByRole('button', { name: '青绿' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger()).toHaveFocus();
  await expect.element(trigger()).toHaveAccessibleName('气泡颜色 #00BB93');
});
