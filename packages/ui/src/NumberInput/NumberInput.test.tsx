import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '../Field/Field.tsx';
import { mount } from '../private/mount.tsx';
import { NumberInput, type NumberInputProps } from './NumberInput.tsx';

function Live({
  value: first,
  onChange,
  ...rest
}: Omit<NumberInputProps, 'onChange'> & { onChange?: (value: number | null) => void }) {
  const [value, setValue] = useState(first);
  return (
    <NumberInput
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}
/** What the regions say that interrupt; other parts of the product have one of their own. */
const saidAtOnce = () =>
  [...document.querySelectorAll('[aria-live="assertive"]')].map(({ textContent }) => textContent);
const spin = () => page.getByRole('spinbutton', { name: '次数' });

test('tells each number that a key leads to, and writes no markup, which the policy of Trusted Types would refuse', async () => {
  mount(<Live label="次数" value={20} min={1} max={100} unit="次" />);
  const written = vi.spyOn(Element.prototype, 'innerHTML', 'set');
  await userEvent.click(spin());
  for (const [key, told] of [
    ['{ArrowUp}', '21次'],
    ['{ArrowUp}', '22次'],
    ['{End}', '100次'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.poll(saidAtOnce).toContain(told);
  }
  expect(written).not.toHaveBeenCalled();
  written.mockRestore();
});

test('moves by arrows, pages and ends, and tells its bounds and unit (APG spinbutton)', async () => {
  mount(<Live label="次数" value={20} min={1} max={100} unit="次" />);
  await userEvent.click(spin());
  await expect.element(spin()).toHaveAttribute('aria-valuemin', '1');
  await expect.element(spin()).toHaveAttribute('aria-valuetext', '20次');
  for (const [key, value] of [
    ['{ArrowUp}', '21'],
    ['{ArrowDown}', '20'],
    ['{PageUp}', '30'],
    ['{PageDown}', '20'],
    ['{End}', '100'],
    ['{ArrowUp}', '100'],
    ['{Home}', '1'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(spin()).toHaveAttribute('aria-valuenow', value);
  }
});

test('never hands on a value outside its bounds; what was typed is settled on leaving (APG spinbutton)', async () => {
  const onChange = vi.fn();
  mount(<Live label="次数" value={20} min={10} max={100} onChange={onChange} />);
  await userEvent.fill(spin(), '500');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(100);
  await expect.element(spin()).toHaveValue('100');
  await userEvent.fill(spin(), '很多');
  await userEvent.tab();
  await expect.element(spin()).toHaveValue('100');
});

test('reads full-width digits, keeps the decimals of its step, and empties to nothing', async () => {
  const onChange = vi.fn();
  mount(<Live label="次数" value={0.1} min={0} max={10} step={0.1} onChange={onChange} />);
  await userEvent.fill(spin(), '２．５');
  expect(onChange).toHaveBeenLastCalledWith(2.5);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(spin()).toHaveValue('2.6');
  await userEvent.fill(spin(), '');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('the buttons do what the arrows do and rest at the bounds', async () => {
  mount(<Live label="次数" value={99} max={100} />);
  await userEvent.click(page.getByRole('button', { name: '增加' }));
  await expect.element(spin()).toHaveValue('100');
  await expect.element(page.getByRole('button', { name: '增加' })).toBeDisabled();
});

test('is named, described and marked wrong by its field', async () => {
  mount(
    <Field label="次数" error="请输入次数">
      <Live value={null} />
    </Field>,
  );
  await expect.element(spin()).toHaveAccessibleDescription('请输入次数');
  await expect.element(spin()).toHaveAttribute('aria-invalid', 'true');
});
