import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { Pagination } from './Pagination.tsx';
import { pageNumbers } from './pageNumbers.ts';

test('goes to a page, and marks where one is', async () => {
  const onChange = vi.fn();
  mount(<Pagination page={2} total={47} onChange={onChange} />);
  await expect.element(page.getByRole('button', { name: '第2页' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(page.getByRole('button', { name: '第4页' }));
  await userEvent.click(page.getByRole('button', { name: '下一页' }));
  expect(onChange.mock.calls).toEqual([[4], [3]]);
});

test('asks for the last page when deletions have left it beyond the end', async () => {
  const onChange = vi.fn();
  mount(<Pagination page={5} total={31} onChange={onChange} />);
  await expect.poll(() => onChange.mock.calls).toEqual([[4]]);
});

test.each([
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 24, [1, 2, 3, 4, 5, 'gap', 24]],
  [12, 24, [1, 'gap', 11, 12, 13, 'gap', 24]],
  [24, 24, [1, 'gap', 20, 21, 22, 23, 24]],
])('page %i of %i shows both ends and its neighbours', (current, pages, expected) => {
  expect(pageNumbers(current, pages)).toEqual(expected);
});
