import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { mount } from '../private/mount.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function Source({ behind, ...drawer }: Partial<DrawerProps> & { behind?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>看原文</Button>
      <Button onPress={behind}>后面的按钮</Button>
      <Drawer {...drawer} open={open} onClose={() => setOpen(false)} title="原文" footer={<Button>引用</Button>}>
        接入前的电压检查
      </Drawer>
    </>
  );
}

test('is a named dialog that keeps Tab inside and gives focus back after Esc (APG dialog)', async () => {
  mount(<Source />);
  const opener = page.getByRole('button', { name: '看原文' });
  await userEvent.click(opener);
  const drawer = page.getByRole('dialog', { name: '原文' });
  await expect.element(drawer).toBeVisible();
  for (let step = 0; step < 5; step++) {
    await userEvent.tab();
    expect(drawer.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('without a scrim what is behind it can be used while it stays open', async () => {
  await page.viewport(1280, 800);
  const behind = vi.fn();
  mount(<Source modal={false} behind={behind} />);
  await userEvent.click(page.getByRole('button', { name: '看原文' }));
  const drawer = page.getByRole('dialog', { name: '原文' });
  await expect.element(drawer).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '后面的按钮' }));
  expect(behind).toHaveBeenCalledOnce();
  await expect.element(drawer).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '关闭' }));
  await expect.element(drawer).not.toBeInTheDocument();
});

test('the one for navigation leaves a strip of the page to see and to press', async () => {
  await page.viewport(390, 844);
  mount(<Source size="nav" />);
  await userEvent.click(page.getByRole('button', { name: '看原文' }));
  const drawer = page.getByRole('dialog');
  await expect.element(drawer).toBeVisible();
  expect((drawer.element() as HTMLElement).offsetWidth).toBe(180);
});
