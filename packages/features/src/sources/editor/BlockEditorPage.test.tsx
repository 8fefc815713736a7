import { blocks, CURRENT_VERSION_HEADER, documents, errorCodes } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import '@tinystar/tokens/theme.css';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage, sessionOf, SessionStage } from '../../shared/testing/index.ts';
import { manual } from '../fixtures/manual.ts';
import { BlockEditorPage } from './BlockEditorPage.tsx';
import { file, pages } from './fixtures.ts';

const { worker, show } = createStage();
const bytes = await manual().arrayBuffer();
afterEach(() => localStorage.clear());

/** A server where the second version of the document is current, or the third when its PDF is `late`; and which ones were opened. */
const open = async ({ late = false } = {}) => {
  await page.viewport(1440, 900);
  let current = 0;
  const opened: number[] = [];
  const put = (versionNumber: number, version: number, all = pages, waitingEdits = 0) => {
    current = versionNumber;
    worker.use(
      ...mock.ok(documents.get, { ...file, versionNumber, waitingEdits }),
      ...mock.ok(documents.result, { pages: all, version, versionNumber }),
    );
  };
  worker.use(
    http.get('*/query/outputFile', () => {
      if (late && current === 2) put(3, 5, pages.slice(0, 1));
      opened.push(current);
      return HttpResponse.arrayBuffer(bytes, { headers: { [CURRENT_VERSION_HEADER]: `${current}` } });
    }),
  );
  put(2, 3, pages, 2);
  const nothing = () => {};
  show(
    <SessionStage session={sessionOf()} address="/">
      <div style={{ blockSize: '800px' }}>
        <BlockEditorPage
          assistantId={file.kbBotId}
          fileId={file.id}
          onBack={nothing}
          onWaiting={nothing}
          onVersions={nothing}
        />
      </div>
    </SessionStage>,
  );
  return { opened, put };
};
const waiting = page.getByRole('button', { name: '2处修改等待处理' });

test('another version in its place brings its own pages, and is told as another one', async () => {
  const { opened, put } = await open();
  await expect.element(waiting).toBeVisible();
  await expect.poll(() => opened, { timeout: 30_000 }).toEqual([2]);
  await userEvent.click(page.getByRole('option', { name: /第6块/ }));
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('1页共1处未保存的改动')).toBeVisible();
  put(1, 4, pages.slice(0, 1));
  worker.use(...mock.fail(blocks.save, errorCodes.conflict, '', { version: 4, saves: [] }));
  await userEvent.click(page.getByRole('button', { name: '保存并重新训练' }));
  const dialog = page.getByRole('dialog', { name: '文档已被修改' });
  await expect.element(dialog.getByText('这份文档换成了另一个版本，您的改动还在，没有覆盖任何内容')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '合并' }));
  await expect.element(waiting).not.toBeInTheDocument();
  await expect.element(page.getByText('1页共1处未保存的改动')).toBeVisible();
  await expect.poll(() => opened, { timeout: 30_000 }).toEqual([2, 1]);
}, 90_000);

test('blocks are asked for again when the PDF is of a later version', async () => {
  const { opened } = await open({ late: true });
  await expect.element(page.getByText('共6块，启用5块'), { timeout: 30_000 }).toBeVisible();
  await expect.element(waiting).not.toBeInTheDocument();
  expect(new Set(opened)).toEqual(new Set([3]));
}, 90_000);
