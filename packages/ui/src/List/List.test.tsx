import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { mount } from '../private/mount.tsx';
import { List, ListItem } from './List.tsx';

test('the whole row presses its one link, and the button at its end presses itself (native list)', async () => {
  const [onFollow, onMore] = [vi.fn(), vi.fn()];
  const { host } = mount(
    <List label="成员">
      <ListItem href="#follow" title="周衡" note="拥有者" end={<Button onPress={onMore}>更多</Button>} />
      <ListItem title="林知夏" />
    </List>,
  );
  host.addEventListener('click', (event) => {
    event.preventDefault();
    if ((event.target as Element).closest('a')) onFollow();
  });
  await expect.element(page.getByRole('list', { name: '成员' })).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
  const { left, top, height } = page.getByRole('listitem').first().element().getBoundingClientRect();
  document.elementFromPoint(left + 2, top + height / 2)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onFollow).toHaveBeenCalledOnce();
  await userEvent.click(page.getByRole('button', { name: '更多' }));
  expect(onMore).toHaveBeenCalledOnce();
  expect(onFollow).toHaveBeenCalledOnce();
});
