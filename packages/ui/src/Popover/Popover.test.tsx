import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { mount } from '../private/mount.tsx';
import { Popover } from './Popover.tsx';

test('its button tells whether it is open; focus goes in and comes back by Esc (APG dialog, not modal)', async () => {
  mount(
    <Popover trigger={<Button>林知夏</Button>} label="账号">
      <Button>账号设置</Button>
    </Popover>,
  );
  const trigger = page.getByRole('button', { name: '林知夏' });
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await expect.element(trigger).toHaveAttribute('aria-haspopup', 'dialog');
  (trigger.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  const panel = page.getByRole('dialog', { name: '账号' });
  await expect.element(page.getByRole('button', { name: '账号设置' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test('a press outside closes it (APG dialog, not modal)', async () => {
  mount(
    <>
      <Popover trigger={<Button>林知夏</Button>} label="账号">
        138****6021
      </Popover>
      <p style={{ marginBlockStart: '20rem' }}>页面上的字</p>
    </>,
  );
  await userEvent.click(page.getByRole('button', { name: '林知夏' }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.click(page.getByText('页面上的字'));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
