import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { mount } from '../private/mount.tsx';
import { Tooltip } from './Tooltip.tsx';

test('focus shows the words and has them read; Esc hides them without moving focus (APG tooltip)', async () => {
  mount(
    <Tooltip text="收入与支出的明细">
      <Button>12,480</Button>
    </Tooltip>,
  );
  const trigger = page.getByRole('button', { name: '12,480' });
  await userEvent.tab();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('收入与支出的明细');
  await expect.element(trigger).toHaveAccessibleDescription('收入与支出的明细');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});
