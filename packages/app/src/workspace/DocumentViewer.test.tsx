import { documents, errorCodes, type Document } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { createStage, sessionOf, SessionStage } from '@tinystar/features/testing';
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
