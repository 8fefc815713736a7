import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { Button } from './Button.tsx';

test('acts once on click, Enter and Space (APG button)', async () => {
  const onPress = vi.fn();
  mount(<Button onPress={onPress}>保存</Button>);
  const button = page.getByRole('button', { name: '保存' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(3);
});

test('keeps its name, width and focus while the work is under way, and ignores presses', async () => {
  const onPress = vi.fn();
  const { update } = mount(<Button onPress={onPress}>保存修改</Button>);
  const button = page.getByRole('button', { name: '保存修改' });
  const width = button.element().getBoundingClientRect().width;
  (button.element() as HTMLElement).focus();
  update(
    <Button pending onPress={onPress}>
      保存修改
    </Button>,
  );
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button.element());
  expect(button.element().getBoundingClientRect().width).toBe(width);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
});

test('a blocked submit button does not send its form and tells the reason', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  mount(
    <form onSubmit={onSubmit}>
      <Button type="submit" reason="名称不能为空">
        发布
      </Button>
    </form>,
  );
  const button = page.getByRole('button', { name: '发布' });
  await userEvent.tab();
  expect(document.activeElement).toBe(button.element());
  await expect.element(button).toHaveAccessibleDescription('名称不能为空');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('becomes a link when it leads somewhere', async () => {
  mount(<Button href="/knowledge">进入知识库</Button>);
  await expect.element(page.getByRole('link', { name: '进入知识库' })).toHaveAttribute('href', '/knowledge');
});
