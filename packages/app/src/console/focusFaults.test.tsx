import { createStage } from '@tinystar/features/testing';
import { Button, Field, RadioGroup, Stack, TextInput } from '@tinystar/ui';
import '@tinystar/tokens/theme.css';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusFaults } from './focusFaults.ts';

const { show } = createStage();
focusFaults();

const ranges = [
  { value: 'all', label: '全部' },
  { value: 'some', label: '部分' },
];

function Form({ faults }: { faults: readonly string[] }) {
  const [checked, setChecked] = useState(false);
  const error = (name: string) => (checked && faults.includes(name) ? `请填写${name}` : undefined);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
      }}
    >
      <Stack gap={16}>
        <Field label="名称" error={error('名称')}>
          <TextInput value="" onChange={() => {}} />
        </Field>
        <Field label="范围" group error={error('范围')}>
          <RadioGroup options={ranges} value={undefined} onChange={() => {}} />
        </Field>
        <Field label="电话" error={error('电话')}>
          <TextInput value="" onChange={() => {}} />
        </Field>
        <Button type="submit">保存</Button>
      </Stack>
    </form>
  );
}

test.each([
  ['a field', ['电话'], () => page.getByRole('textbox', { name: '电话' })],
  ['the first of two', ['名称', '电话'], () => page.getByRole('textbox', { name: '名称' })],
  ['a group, on its first choice', ['范围', '电话'], () => page.getByRole('radio', { name: '全部' })],
])('what a form refuses takes the focus: %s', async (_, faults, wanted) => {
  show(<Form faults={faults} />);
  await userEvent.click(page.getByRole('button', { name: '保存' }));
  await expect.element(wanted()).toHaveFocus();
});

test('a form with nothing wrong leaves the focus where it is', async () => {
  show(<Form faults={[]} />);
  const save = page.getByRole('button', { name: '保存' });
  await userEvent.click(save);
  await new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done))));
  await expect.element(save).toHaveFocus();
});
