import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { FilterBar } from './FilterBar.tsx';

test('asks on 查询 and on Enter, and takes filters back on 重置', async () => {
  const [onQuery, onReset] = [vi.fn(), vi.fn()];
  mount(
    <FilterBar onQuery={onQuery} onReset={onReset}>
      <input aria-label="关键词" />
    </FilterBar>,
  );
  await userEvent.click(page.getByRole('textbox', { name: '关键词' }));
  await userEvent.keyboard('扭矩{Enter}');
  await userEvent.click(page.getByRole('button', { name: '查询' }));
  expect(onQuery).toHaveBeenCalledTimes(2);
  await userEvent.click(page.getByRole('button', { name: '重置' }));
  expect(onReset).toHaveBeenCalledOnce();
  expect(onQuery).toHaveBeenCalledTimes(2);
});

test('folds seldom filters away and keeps what is written in them (APG disclosure)', async () => {
  mount(<FilterBar more={<input aria-label="提问人" />} />);
  await expect.element(page.getByRole('textbox', { name: '提问人' })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: '展开', expanded: false }));
  await page.getByRole('textbox', { name: '提问人' }).fill('周衡');
  await userEvent.click(page.getByRole('button', { name: '收起', expanded: true }));
  await userEvent.click(page.getByRole('button', { name: '展开' }));
  await expect.element(page.getByRole('textbox', { name: '提问人' })).toHaveValue('周衡');
});
