import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '../Field/Field.tsx';
import { mount } from '../private/mount.tsx';
import { Select } from './Select.tsx';

test('chooses by keyboard and is named by its field (APG select-only combobox)', async () => {
  const onChange = vi.fn();
  mount(
    <Field label="状态">
      <Select
        value="all"
        onChange={onChange}
        options={[
          { value: 'all', label: '全部状态' },
          { value: 'trained', label: '已训练' },
        ]}
      />
    </Field>,
  );
  const combobox = page.getByRole('combobox', { name: '状态' });
  await userEvent.click(combobox);
  await expect.element(page.getByRole('option', { name: '全部状态' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: '已训练' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('trained');
});
