import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { Switch } from './Switch.tsx';

function Setting({ disabled }: { disabled?: boolean }) {
  const [on, setOn] = useState(false);
  return (
    <Switch checked={on} onChange={setOn} disabled={disabled}>
      显示问题栏
    </Switch>
  );
}

test('Space and a press on its words turn it on and off, under a name that stays (APG switch)', async () => {
  mount(<Setting />);
  const control = page.getByRole('switch', { name: '显示问题栏' });
  await expect.element(control).toHaveAttribute('aria-checked', 'false');
  await userEvent.tab();
  await expect.element(control).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(control).toHaveAttribute('aria-checked', 'true');
  await userEvent.click(page.getByText('显示问题栏'));
  await expect.element(control).toHaveAttribute('aria-checked', 'false');
});

test('one that cannot be changed is no stop of Tab and keeps its state (APG switch)', async () => {
  mount(<Setting disabled />);
  const control = page.getByRole('switch');
  await userEvent.tab();
  await expect.element(control).not.toHaveFocus();
  (control.element() as HTMLElement).click();
  await expect.element(control).toHaveAttribute('aria-checked', 'false');
});
