import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Headphones, Sparkles } from '../icons.ts';
import { mount } from '../private/mount.tsx';
import { FloatMenu } from './FloatMenu.tsx';

const onSelect = vi.fn();
const items = [
  { id: 'service', label: '在线客服', icon: Headphones, onSelect },
  { id: 'use', label: '立即使用', icon: Sparkles, href: '/a' },
];

test('offers its entries at once on a wide window', async () => {
  await page.viewport(1280, 800);
  mount(<FloatMenu items={items} />);
  const bar = page.getByRole('navigation', { name: '帮助' });
  await userEvent.click(bar.getByRole('button', { name: '在线客服' }));
  expect(onSelect).toHaveBeenCalledOnce();
  await expect.element(bar.getByRole('link', { name: '立即使用' })).toHaveAttribute('href', '/a');
});

test('is one button with a menu on a phone (APG menu button)', async () => {
  await page.viewport(390, 844);
  mount(<FloatMenu items={items} />);
  const button = page.getByRole('button', { name: '帮助' });
  // The menu of small screens loads when it is needed.
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: '在线客服' })).toHaveFocus();
  await expect.element(page.getByRole('menuitem', { name: '立即使用' })).toHaveAttribute('href', '/a');
  await page.viewport(1280, 800);
});

test('draws nothing without entries', () => {
  const { host } = mount(<FloatMenu items={[]} />);
  expect(host.childElementCount).toBe(0);
});
