import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '../Field/Field.tsx';
import { mount } from '../private/mount.tsx';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const places = ['北京市', '上海市', '江苏省', '浙江省', '江西省'].map((place) => ({ value: place, label: place }));

function Live({ value: first, onChange, options = places, ...rest }: Partial<ComboBoxProps>) {
  const [value, setValue] = useState(first);
  return (
    <Field label="地区" hint="用于统计">
      <ComboBox
        {...rest}
        options={options}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
    </Field>
  );
}
const box = () => page.getByRole('combobox', { name: '地区' });
const activeName = () =>
  document.getElementById(box().element().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

test('narrows by typing, moves by arrows and chooses by Enter while focus stays (APG combobox, list autocomplete)', async () => {
  const onChange = vi.fn();
  mount(<Live onChange={onChange} />);
  await expect.element(box()).toHaveAttribute('aria-autocomplete', 'list');
  await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(box(), '江');
  await expect.element(box()).toHaveAttribute('aria-expanded', 'true');
  expect(
    page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent),
  ).toEqual(['江苏省', '浙江省', '江西省']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeName()).toBe('浙江省');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(activeName()).toBe('江西省');
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('江西省');
  await expect.element(box()).toHaveValue('江西省');
  await expect.element(box()).toHaveFocus();
  await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
});

test('Down opens at the current value; Escape closes and gives the value back (APG combobox)', async () => {
  const onChange = vi.fn();
  mount(<Live value="上海市" onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(activeName()).toBe('上海市当前');
  await userEvent.keyboard('x');
  await userEvent.keyboard('{Escape}');
  await expect.element(box()).toHaveValue('上海市');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test('finds Chinese names by the initials of their Pinyin and by the pointer', async () => {
  const onChange = vi.fn();
  mount(<Live onChange={onChange} />);
  await userEvent.type(box(), 'zjs');
  await userEvent.click(page.getByRole('option', { name: '浙江省' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('浙江省');
});

test('an emptied field means no value; words that were not chosen go', async () => {
  const onChange = vi.fn();
  mount(<Live value="上海市" onChange={onChange} />);
  await userEvent.fill(box(), '火星');
  await expect.element(page.getByText('没有匹配的选项').first()).toBeInTheDocument();
  await userEvent.tab();
  await expect.element(box()).toHaveValue('上海市');
  await userEvent.clear(box());
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('asks for options once typing rests, and says that they are on their way', async () => {
  const onQuery = vi.fn();
  mount(<Live options={[]} loading onQuery={onQuery} />);
  await userEvent.fill(box(), '江苏');
  await expect.poll(() => onQuery).toHaveBeenLastCalledWith('江苏');
  expect(onQuery).toHaveBeenCalledOnce();
  await expect.element(box()).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByText('正在查找').first()).toBeInTheDocument();
});
