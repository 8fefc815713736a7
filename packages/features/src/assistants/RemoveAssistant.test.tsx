import '@tinystar/tokens/theme.css';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createWindow } from '../shared/testing/index.ts';
import { RemoveAssistantDialog } from './RemoveAssistantDialog.tsx';

const { show } = createWindow();

test('who deletes a published assistant is told which link ends with it, of a private one there is none; both can be taken back', async () => {
  const ask = (link: string | undefined) =>
    show(
      <RemoveAssistantDialog
        open
        name="售后助手"
        link={link}
        days={30}
        pending={false}
        onCancel={vi.fn()}
        onConfirm={vi.fn()}
      />,
    );
  ask('https://tinystar.example/b/abc');
  const question = page.getByRole('alertdialog', { name: '删除“售后助手”？' });
  await expect.element(question.getByText(/https:\/\/tinystar\.example\/b\/abc.*将立即失效/)).toBeVisible();
  ask(undefined);
  await expect.element(question.getByText(/30天内可以恢复/)).toBeVisible();
  expect(question.getByText(/失效/).elements()).toEqual([]);
});
