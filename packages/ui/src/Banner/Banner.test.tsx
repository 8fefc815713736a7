import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { mount } from '../private/mount.tsx';
import { Banner } from './Banner.tsx';

test('a danger interrupts, anything else waits its turn (ARIA alert, ARIA status)', async () => {
  const { update } = mount(<Banner tone="danger">回答中断，已保留收到的内容</Banner>);
  await expect.element(page.getByRole('alert')).toHaveTextContent('回答中断，已保留收到的内容');
  update(<Banner tone="warning">余额不足</Banner>);
  await expect.element(page.getByRole('status')).toHaveTextContent('余额不足');
});

test('offers its way out and can be put away', async () => {
  const onRetry = vi.fn();
  const onClose = vi.fn();
  mount(
    <Banner action={<Button onPress={onRetry}>重试</Button>} onClose={onClose}>
      有2个文件解析失败
    </Banner>,
  );
  await userEvent.click(page.getByRole('button', { name: '重试' }));
  await userEvent.click(page.getByRole('button', { name: '关闭' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});
