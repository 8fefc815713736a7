import { documents, errorCodes, type Document } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { createStage, sessionOf, SessionStage } from '@tinystar/features/testing';
import { onlineManager } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DocumentViewer } from './DocumentViewer.tsx';

const { worker, show } = createStage();

test('a document whose regions do not come says so, offers another try and can be closed', async () => {
  worker.use(...mock.fail(documents.result, errorCodes.unexpected, '系统发生未知错误，请稍后重试。'));
  const onClose = vi.fn();
  const document = { id: '1'.repeat(32), kbBotId: '2'.repeat(32), name: '泵站手册.pdf' } as Document;
  show(
    <SessionStage session={sessionOf()}>
      <DocumentViewer document={document} onClose={onClose} />
    </SessionStage>,
  );
  const drawer = page.getByRole('dialog', { name: '泵站手册.pdf' });
  await expect.element(drawer.getByText('文档没有加载成功')).toBeVisible();
  await expect.element(drawer.getByText('story-request')).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: '重试' }));
  await expect.element(drawer.getByText('文档没有加载成功')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

test('a document that waits for the network says so, offers another try and is asked for when the network is back', async () => {
  worker.use(...mock.fail(documents.result, errorCodes.unexpected, '系统发生未知错误，请稍后重试。'));
  const document = { id: '1'.repeat(32), kbBotId: '2'.repeat(32), name: '泵站手册.pdf' } as Document;
  onlineManager.setOnline(false);
  try {
    show(
      <SessionStage session={sessionOf()}>
        <DocumentViewer document={document} onClose={vi.fn()} />
      </SessionStage>,
    );
    const drawer = page.getByRole('dialog', { name: '泵站手册.pdf' });
    await expect.element(drawer.getByText('当前网络异常，请检查网络设置。')).toBeVisible();
    await expect.element(drawer.getByRole('button', { name: '重试' })).toBeVisible();
    onlineManager.setOnline(true);
    await expect.element(drawer.getByText('系统发生未知错误，请稍后重试。')).toBeVisible();
  } finally {
    onlineManager.setOnline(true);
  }
});
