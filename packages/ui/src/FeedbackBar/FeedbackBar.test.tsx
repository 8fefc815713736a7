import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { FeedbackBar } from './FeedbackBar.tsx';

test('a thumb can be given, changed and taken back', async () => {
  const onThumb = vi.fn();
  const { update } = mount(<FeedbackBar text="答" thumb="none" onThumb={onThumb} />);
  await userEvent.click(page.getByRole('button', { name: '没有帮助' }));
  update(<FeedbackBar text="答" thumb="down" onThumb={onThumb} />);
  await expect.element(page.getByRole('button', { name: '没有帮助' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(page.getByRole('button', { name: '有帮助', exact: true }));
  await userEvent.click(page.getByRole('button', { name: '没有帮助' }));
  expect(onThumb.mock.calls).toEqual([['down'], ['up'], ['none']]);
});
