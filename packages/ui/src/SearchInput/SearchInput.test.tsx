import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { live } from '../private/liveField.tsx';
import { mount } from '../private/mount.tsx';
import { SearchInput, type SearchInputProps } from './SearchInput.tsx';

const Live = live<string, SearchInputProps>(SearchInput);
const nothing = () => undefined;

test('searches on Enter without the spaces around; clearing searches for all and keeps the focus', async () => {
  const onSearch = vi.fn();
  mount(<Live label="搜索文件" value="" onChange={nothing} onSearch={onSearch} />);
  const input = page.getByRole('searchbox', { name: '搜索文件' });
  await userEvent.type(input, ' 逆变器 {Enter}');
  expect(onSearch).toHaveBeenLastCalledWith('逆变器');
  await userEvent.click(page.getByRole('button', { name: '清除' }));
  expect(onSearch).toHaveBeenLastCalledWith('');
  await expect.element(input).toHaveValue('');
  await expect.element(input).toHaveFocus();
});

test('what cannot be changed offers no clearing', async () => {
  mount(<Live label="搜索文件" value="逆变器" readOnly onChange={nothing} />);
  await expect.element(page.getByRole('searchbox', { name: '搜索文件' })).toHaveAttribute('readonly');
  await expect.element(page.getByRole('button', { name: '清除' })).not.toBeInTheDocument();
});
