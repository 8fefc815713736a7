import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { Toaster } from './Toaster.tsx';
import { toast } from './toastStore.ts';

test('announces a result politely, once for equal words, and takes it away by itself', async () => {
  mount(<Toaster />);
  // Long enough to be looked at on a busy machine.
  for (let i = 0; i < 2; i += 1) toast('复制成功', { lasts: 5_000 });
  const region = page.getByRole('status');
  await expect.element(region).toHaveTextContent('复制成功');
  expect(region.element().childElementCount).toBe(1);
  await expect.poll(() => region.element().childElementCount).toBe(0);
});

test('the number of a failed call stands small beside the words and can be copied', async () => {
  mount(<Toaster />);
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  toast('没有保存成功', { tone: 'danger', requestId: 'c41f8a20' });
  await expect.element(page.getByRole('status')).toHaveTextContent('没有保存成功追踪编号 c41f8a20');
  await userEvent.click(page.getByRole('button', { name: '复制编号' }));
  expect(copied.mock.calls).toEqual([['c41f8a20']]);
  await expect.element(page.getByText('复制成功')).toBeVisible();
  copied.mockRestore();
});

test('what is told can be taken back once, and is gone then', async () => {
  mount(<Toaster />);
  const undone = vi.fn();
  toast('企业已停用', {
    action: (dismiss) => (
      <button
        type="button"
        onClick={() => {
          dismiss();
          undone();
        }}
      >
        撤销
      </button>
    ),
  });
  await userEvent.click(page.getByRole('button', { name: '撤销' }));
  expect(undone).toHaveBeenCalledOnce();
  await expect.element(page.getByText('企业已停用')).not.toBeInTheDocument();
});

test('what lies under a toast can be pressed while it is told, and so can what it offers', async () => {
  const tab = vi.fn();
  const undone = vi.fn();
  mount(
    <>
      <button type="button" style={{ position: 'fixed', inset: 0 }} onClick={tab}>
        知识库
      </button>
      <Toaster />
    </>,
  );
  toast('企业已停用', {
    lasts: Infinity,
    action: () => (
      <button type="button" onClick={undone}>
        撤销
      </button>
    ),
  });
  await expect.element(page.getByText('企业已停用')).toBeVisible();
  const words = page.getByText('企业已停用').element().getBoundingClientRect();
  const under = document.elementFromPoint(words.x + words.width / 2, words.y + words.height / 2);
  expect(under?.textContent).toBe('知识库');
  await userEvent.click(page.getByRole('button', { name: '撤销' }));
  expect(undone).toHaveBeenCalledOnce();
  await userEvent.click(page.getByRole('button', { name: '知识库' }), { position: { x: words.x + 4, y: words.y + 4 } });
  expect(tab).toHaveBeenCalledOnce();
});
