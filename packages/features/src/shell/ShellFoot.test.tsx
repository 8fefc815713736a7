import '@tinystar/tokens/theme.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createWindow } from '../shared/testing/index.ts';
import { ShellFoot } from './ShellFoot.tsx';

const { show } = createWindow();

test('upgrading leads to the VIP centre, and is offered only where that can be opened', async () => {
  show(<ShellFoot upgradeHref="/a/vip/center" unread={0} onHelp={() => undefined} />);
  await expect.element(page.getByRole('link', { name: '升级权益' })).toHaveAttribute('href', '/a/vip/center');
  show(<ShellFoot unread={0} onHelp={() => undefined} />);
  await expect.element(page.getByRole('button', { name: '帮助' })).toBeVisible();
  expect(page.getByRole('link', { name: '升级权益' }).elements()).toEqual([]);
});

test('the help menu has its four entries, without support where there is nobody to ask', async () => {
  const onHelp = vi.fn();
  show(<ShellFoot unread={0} onHelp={onHelp} />);
  await userEvent.click(page.getByRole('button', { name: '帮助' }));
  const labels = () =>
    page
      .getByRole('menuitem')
      .elements()
      .map((entry) => entry.textContent);
  await expect.poll(labels).toEqual(['联系客服', '使用手册', '更新日志', '小星币扣费规则']);
  await userEvent.click(page.getByRole('menuitem', { name: '联系客服' }));
  expect(onHelp).toHaveBeenCalledExactlyOnceWith('support');
  show(<ShellFoot unread={0} hiddenHelp={['support']} onHelp={onHelp} />);
  await userEvent.click(page.getByRole('button', { name: '帮助' }));
  await expect.poll(labels).toEqual(['使用手册', '更新日志', '小星币扣费规则']);
});
