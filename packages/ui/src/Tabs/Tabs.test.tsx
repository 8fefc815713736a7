import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { Tabs } from './Tabs.tsx';
import { TopTabs } from './TopTabs.tsx';

function Messages() {
  const [value, setValue] = useState('user');
  return (
    <Tabs
      label="消息"
      value={value}
      onChange={setValue}
      items={[
        { value: 'user', label: '用户消息' },
        { value: 'service', label: '客服消息' },
      ]}
    >
      {value === 'user' ? '来自用户' : '来自客服'}
    </Tabs>
  );
}

test('arrow keys move between tabs and show their panels (APG tabs)', async () => {
  mount(<Messages />);
  await userEvent.click(page.getByRole('tab', { name: '用户消息' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: '客服消息' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('来自客服');
});

test('Tab goes from the tabs into what takes focus, or to the panel when nothing does (APG tabs)', async () => {
  const panel = (children: ReactNode) => (
    <Tabs label="消息" value="user" onChange={() => undefined} items={[{ value: 'user', label: '用户消息' }]}>
      {children}
    </Tabs>
  );
  const screen = mount(panel(<button type="button">全部已读</button>));
  await userEvent.click(page.getByRole('tab'));
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: '全部已读' })).toHaveFocus();
  screen.update(panel('暂无消息'));
  await expect.element(page.getByRole('tabpanel')).toHaveAttribute('tabindex', '0');
});

test('sibling pages are links and the current one says so', async () => {
  mount(
    <TopTabs
      label="工作台"
      items={[
        { href: '/settings', label: '角色设置', current: true },
        { href: '/knowledge', label: '知识库' },
      ]}
    />,
  );
  await expect.element(page.getByRole('link', { name: '角色设置' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: '知识库' })).not.toHaveAttribute('aria-current');
});

test('a chosen tab out of sight comes into view with its page, and when another is chosen', async () => {
  const links = (current: number) => (
    <div style={{ inlineSize: 200 }}>
      <TopTabs
        label="工作台"
        items={Array.from({ length: 9 }, (_, at) => ({
          href: `/${at}`,
          label: `回归测试${at}`,
          current: at === current,
        }))}
      />
    </div>
  );
  const screen = mount(links(8));
  const isSeen = (at: number) => {
    const row = page.getByRole('navigation', { name: '工作台' }).element().getBoundingClientRect();
    const tab = page
      .getByRole('link', { name: `回归测试${at}` })
      .element()
      .getBoundingClientRect();
    return tab.left >= row.left - 1 && tab.right <= row.right + 1;
  };
  await expect.poll(() => isSeen(8)).toBe(true);
  expect(isSeen(0)).toBe(false);
  screen.update(links(0));
  await expect.poll(() => isSeen(0)).toBe(true);
});

test('choosing a tab does not move its neighbours', async () => {
  mount(<Messages />);
  const second = page.getByRole('tab', { name: '客服消息' });
  const before = second.element().getBoundingClientRect().x;
  await userEvent.click(second);
  expect(second.element().getBoundingClientRect().x).toBe(before);
});
