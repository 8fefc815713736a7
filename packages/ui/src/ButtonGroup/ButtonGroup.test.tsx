import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { mount } from '../private/mount.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

test('is a named group whose buttons are tab stops of their own (ARIA group)', async () => {
  mount(
    <ButtonGroup label="批量操作">
      <Button>解析</Button>
      <Button>训练</Button>
    </ButtonGroup>,
  );
  const group = page.getByRole('group', { name: '批量操作' });
  await userEvent.tab();
  await expect.element(group.getByRole('button', { name: '解析' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(group.getByRole('button', { name: '训练' })).toHaveFocus();
});
