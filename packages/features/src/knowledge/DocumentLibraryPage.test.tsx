import { documents, errorCodes, type Document } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import '@tinystar/tokens/theme.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage, sessionOf, SessionStage } from '../shared/testing/index.ts';
import { DocumentLibraryPage } from './DocumentLibraryPage.tsx';
import { document as documentOf } from './fixtures.ts';

const { worker, show, bodies } = createStage();

const tenant = (tenantUserPermission: 'owner' | 'admin') =>
  sessionOf({ permissions: { tenantUserPermission, currentIdentity: 'tenant' } });

/** The library of an assistant that has no documents, on a server that stores none for want of coins. */
const open = (
  assistantId: string,
  session = sessionOf(),
  onRecharge?: () => void,
  onVersions: (document: Document) => void = () => {},
) => {
  worker.use(
    ...mock.ok(documents.list, { rows: [], count: 0, blockCount: 0 }),
    ...mock.fail(documents.upload, errorCodes.coinsInsufficient, 'short'),
  );
  show(
    <SessionStage session={session}>
      <DocumentLibraryPage
        assistantId={assistantId}
        renderViewer={() => null}
        onEdit={() => {}}
        onWaiting={() => {}}
        onVersions={onVersions}
        onRecharge={onRecharge}
      />
    </SessionStage>,
  );
};

const give = async (...names: string[]) => {
  await userEvent.click(page.getByRole('button', { name: '上传文档' }).first());
  const input = () => document.querySelector<HTMLInputElement>('input[type="file"]');
  await expect.poll(input).not.toBeNull();
  await userEvent.upload(
    input()!,
    names.map((name) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })),
  );
};

const tip = () => page.getByRole('alertdialog', { name: '小星币不足' });

test('files refused for want of coins are told once in a dialog, and all go up by one press', async () => {
  open('1'.repeat(32), tenant('admin'));
  await give('甲.pdf', '乙.pdf');
  const words = '当前企业小星币余额不足，请联系企业拥有者充值后重试';
  await expect.element(tip().getByText(words)).toBeVisible();
  await userEvent.click(tip().getByRole('button', { name: '稍后处理' }));
  // The second file fails after the pause between two; that is told in the list, not in a second dialog.
  await expect.poll(() => page.getByText(words).elements().length).toBe(2);
  await expect.element(tip()).not.toBeInTheDocument();
  worker.use(...mock.ok(documents.upload, { id: '2'.repeat(32), name: '甲.pdf', status: 'success' }));
  await userEvent.click(page.getByRole('button', { name: '全部重试（2）' }));
  await expect.poll(() => page.getByText(words).elements().length).toBe(0);
});

test.each([
  ['a person', '3', sessionOf(), '您的小星币余额不足，请充值后重试'],
  ['the owner of an enterprise', '4', tenant('owner'), '企业小星币余额不足，请充值后重试'],
] as const)('%s is led from the dialog to where coins are bought', async (_, id, session, words) => {
  const onRecharge = vi.fn();
  open(id.repeat(32), session, onRecharge);
  await give('甲.pdf');
  await expect.element(tip().getByText(words)).toBeVisible();
  await userEvent.click(tip().getByRole('button', { name: '去充值' }));
  expect(onRecharge).toHaveBeenCalledOnce();
  await expect.element(tip()).not.toBeInTheDocument();
});

test('where coins cannot be bought yet the dialog offers another try', async () => {
  open('5'.repeat(32));
  await give('甲.pdf');
  await expect.element(tip()).toBeVisible();
  worker.use(...mock.ok(documents.upload, { id: '2'.repeat(32), name: '甲.pdf', status: 'success' }));
  await userEvent.click(tip().getByRole('button', { name: /^重试/ }));
  await expect.element(page.getByText('1个文件', { exact: true })).toBeVisible();
  await expect.element(tip()).not.toBeInTheDocument();
});

test('a document of which earlier versions are kept leads to them', async () => {
  const onVersions = vi.fn();
  open('6'.repeat(32), sessionOf(), undefined, onVersions);
  const one = documentOf(1, { name: '甲.pdf' });
  const two = documentOf(2, { name: '乙.pdf', versionCount: 3 });
  worker.use(...mock.ok(documents.list, { rows: [one, two], count: 2, blockCount: 0 }));
  const more = (name: string) => page.getByRole('button', { name: `${name}：更多操作` });
  await userEvent.click(more(one.name));
  await expect.element(page.getByRole('menuitem', { name: '下载原文件' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: '版本记录' }).elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(more(two.name));
  await userEvent.click(page.getByRole('menuitem', { name: '版本记录' }));
  expect(onVersions.mock.calls).toEqual([[two]]);
});

test('documents that failed and are chosen are tried again by one press', async () => {
  const rows = [1, 2, 3].map((number) => documentOf(number, { status: number === 3 ? 'trained' : 'cookFailed' }));
  open('4'.repeat(32));
  worker.use(...mock.ok(documents.list, { rows, count: 3, blockCount: 0 }));
  const tried = bodies(documents.retry);
  await userEvent.click(page.getByRole('checkbox', { name: '选择本页' }));
  await userEvent.click(page.getByRole('group', { name: '批量操作' }).getByRole('button', { name: '重试' }));
  await expect.poll(() => tried.map(({ id }) => id)).toEqual(rows.slice(0, 2).map(({ id }) => id));
});

test('a page that is captured again says so until its new content is there', async () => {
  const site = { url: 'https://example.com/', every: 'never' as const, capturedAt: 1_790_000_000_000 };
  const row = documentOf(1, { name: '网页.pdf', kind: 'site', site });
  const server = { rows: [row] };
  open('7'.repeat(32));
  bodies(documents.list, () => ({ rows: server.rows, count: 1, blockCount: 0 }));
  worker.use(...mock.ok(documents.recapture, {}));
  const status = page.getByText('新版本解析中');
  await userEvent.click(page.getByRole('button', { name: `${row.name}：更多操作` }));
  await expect.element(page.getByRole('menuitem', { name: '重新抓取' })).toBeVisible();
  expect(status.elements()).toEqual([]);
  await userEvent.click(page.getByRole('menuitem', { name: '重新抓取' }));
  await expect.element(status).toBeVisible();
  server.rows = [{ ...row, site: { ...site, capturedAt: site.capturedAt + 60_000 } }];
  await expect.element(status).not.toBeInTheDocument();
});
