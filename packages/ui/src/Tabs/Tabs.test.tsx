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

test('choosing a tab does not move its neighbours', async () => {
  mount(<Messages />);
  const second = page.getByRole('tab', { name: '客服消息' });
  const before = second.element().getBoundingClientRect().x;
  await userEvent.click(second);
  expect(second.element().getBoundingClientRect().x).toBe(before);
});
