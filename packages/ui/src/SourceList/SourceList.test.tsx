import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { SourceList } from './SourceList.tsx';

test('is a named group and no landmark, as a conversation has many', () => {
  mount(<SourceList items={[{ number: 1, name: '安装手册.pdf' }]} onOpen={vi.fn()} />);
  expect(page.getByRole('group', { name: '来源' }).all()).toHaveLength(1);
  expect(page.getByRole('region').all()).toEqual([]);
});

test('opens a source by its number; a deleted file keeps the number and is no button', async () => {
  const onOpen = vi.fn();
  mount(
    <SourceList
      onOpen={onOpen}
      items={[
        { number: 1, name: '安装手册.pdf', place: '第14页' },
        { number: 2, name: '旧手册.pdf', gone: '文件已经被删除' },
      ]}
    />,
  );
  await userEvent.click(page.getByRole('button', { name: /第14页/ }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(1);
  await expect.element(page.getByText('文件已经被删除')).toBeVisible();
  expect(page.getByRole('button').all()).toHaveLength(1);
});
