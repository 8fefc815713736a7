import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '../Field/Field.tsx';
import { mount } from '../private/mount.tsx';
import { RadioCards } from './RadioCards.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'strict', label: '严谨', description: '只用资料回答' },
  { value: 'open', label: '发散', disabled: true },
  { value: 'even', label: '平衡' },
];

function Choice({ as: Group }: { as: typeof RadioGroup | typeof RadioCards }) {
  const [value, setValue] = useState<string | undefined>('strict');
  return (
    <Field label="回答风格" group>
      <Group options={options} value={value} onChange={setValue} />
    </Field>
  );
}

test.each([
  ['dots', RadioGroup],
  ['cards', RadioCards],
] as const)('as %s: one stop for Tab, arrows choose and pass by what is off (APG radio group)', async (_, as) => {
  mount(<Choice as={as} />);
  await expect.element(page.getByRole('radiogroup', { name: '回答风格' })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('radio', { name: /^严谨/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: '平衡' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: /^严谨/ })).not.toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: /^严谨/ })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: '发散' })).toBeDisabled();
});

test('the words of an option choose it', async () => {
  mount(<Choice as={RadioGroup} />);
  await userEvent.click(page.getByText('平衡'));
  await expect.element(page.getByRole('radio', { name: '平衡' })).toBeChecked();
});
