import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '../Field/Field.tsx';
import { mount } from '../private/mount.tsx';
import { Checkbox } from './Checkbox.tsx';

function Choice({ first = false, onSubmit }: { first?: boolean | 'mixed'; onSubmit?: () => void }) {
  const [checked, setChecked] = useState<boolean | 'mixed'>(first);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Checkbox checked={checked} onChange={setChecked}>
        显示引用来源
      </Checkbox>
    </form>
  );
}

test('Space turns it on and off, Enter does not, and its words press it too (APG checkbox)', async () => {
  mount(<Choice />);
  const box = page.getByRole('checkbox', { name: '显示引用来源' });
  await expect.element(box).not.toBeChecked();
  await userEvent.tab();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(box).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(box).toBeChecked();
  await userEvent.click(page.getByText('显示引用来源'));
  await expect.element(box).not.toBeChecked();
});

test('partly is told as mixed, and the next press makes it whole (APG mixed-state checkbox)', async () => {
  mount(<Choice first="mixed" />);
  const box = page.getByRole('checkbox');
  await expect.element(box).toHaveAttribute('aria-checked', 'mixed');
  await userEvent.click(box);
  await expect.element(box).toHaveAttribute('aria-checked', 'true');
});

test('an error of its field is read with it', async () => {
  mount(
    <Field label="协议" error="请先同意用户协议" group>
      <Checkbox checked={false} onChange={() => undefined} label="同意用户协议" />
    </Field>,
  );
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleDescription('请先同意用户协议');
});
