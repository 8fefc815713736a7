import { documents, documentVersions, errorCodes, type DocumentVersion } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import '@tinystar/tokens/theme.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage, sessionOf, SessionStage } from '../../shared/testing/index.ts';
import { file } from '../editor/fixtures.ts';
import { manual } from '../fixtures/manual.ts';
import { comparison, differences, versions } from './fixtures.ts';
import { VersionsPage } from './VersionsPage.tsx';

const stage = createStage();
const { worker, show, bodies } = stage;
const named = { kbBotId: file.kbBotId, kbBotFileId: file.id };

/** A server with these versions, of which one is the current one. */
const open = ({ rows = versions, of = comparison(undefined, { hasOutput: false }) } = {}) => {
  const server = { rows };
  worker.use(...mock.ok(documents.get, file));
  bodies(documentVersions.list, () => ({ rows: server.rows, keeps: 5, version: 6 }));
  const compared = bodies(documentVersions.compare, ({ from, to }) => ({
    ...of,
    from: { ...of.from, number: from },
    to: { ...of.to, number: to },
  }));
  const makeCurrent = (number: unknown) => {
    server.rows = server.rows.map((row) => ({ ...row, current: row.number === number }));
  };
  const restored = bodies(documentVersions.restore, ({ number }) => {
    makeCurrent(number);
    return { version: 7 };
  });
  const removed = bodies(documentVersions.remove, ({ number }) => {
    server.rows = server.rows.filter((row) => row.number !== number);
    return {};
  });
  show(
    <SessionStage session={sessionOf()} address="/">
      <div style={{ blockSize: '800px' }}>
        <VersionsPage assistantId={file.kbBotId} fileId={file.id} onBack={() => {}} />
      </div>
    </SessionStage>,
  );
  return { server, compared, restored, removed };
};

const item = (number: number) => page.getByRole('listitem', { name: `第${number}版` });
const pressIn = (number: number, name: string) =>
  userEvent.click(item(number).getByRole('button', { name: `第${number}版：${name}` }));

test('the newest of the earlier versions is compared with the current one, and any other when one wants', async () => {
  const { compared } = open();
  await expect.element(page.getByRole('region', { name: '第2版与当前的第3版' })).toBeVisible();
  await expect.element(item(3).getByText('当前')).toBeVisible();
  await expect
    .element(page.getByText(/^最多保留5个旧版本；超出时先删除最久没有使用的。旧版本共占用1\.4MB$/))
    .toBeVisible();
  await pressIn(1, '与当前版本比较');
  await expect.element(page.getByRole('region', { name: '第1版与当前的第3版' })).toBeVisible();
  expect(compared).toEqual([
    { ...named, from: 2, to: 3 },
    { ...named, from: 1, to: 3 },
  ]);
});

test('of a document that somebody deletes meanwhile nothing stays but that it is gone', async () => {
  open();
  await expect.element(item(1)).toBeVisible();
  const gone = [errorCodes.notFound, '文件已经被删除'] as const;
  worker.use(...mock.fail(documents.get, ...gone), ...mock.fail(documentVersions.restore, ...gone));
  await pressIn(1, '恢复到这一版');
  await expect.element(page.getByRole('heading', { name: '文件已经被删除' })).toBeVisible();
  expect(item(1).query()).toBeNull();
});

test('an earlier version comes back by one press, and so does the one that it replaced', async () => {
  const { restored } = open();
  await expect.element(item(1)).toBeVisible();
  await pressIn(1, '恢复到这一版');
  await expect.element(page.getByText('已恢复到第1版')).toBeVisible();
  await expect.element(item(1).getByText('当前')).toBeVisible();
  await expect.element(page.getByRole('region', { name: '第3版与当前的第1版' })).toBeVisible();
  expect(restored).toEqual([{ ...named, number: 1, version: 6 }]);
  // What was pressed is gone.
  await expect.poll(() => document.activeElement?.textContent).toContain('版本记录');
  await userEvent.click(page.getByRole('button', { name: '撤销' }));
  await expect.element(item(3).getByText('当前')).toBeVisible();
  expect(restored.slice(1)).toEqual([{ ...named, number: 3, version: 7 }]);
});

test('a version is deleted after a question', async () => {
  const { removed } = open();
  await expect.element(item(2)).toBeVisible();
  await pressIn(2, '删除这一版');
  const question = page.getByRole('alertdialog', { name: '删除第2版？' });
  await userEvent.click(question.getByRole('button', { name: '取消' }));
  await expect.element(question).not.toBeInTheDocument();
  expect(removed).toEqual([]);
  await pressIn(2, '删除这一版');
  await userEvent.click(question.getByRole('button', { name: '删除这一版' }));
  await expect.element(page.getByText('第2版已删除')).toBeVisible();
  await expect.element(item(2)).not.toBeInTheDocument();
  expect(removed).toEqual([{ ...named, number: 2 }]);
  await expect.element(page.getByRole('region', { name: '第1版与当前的第3版' })).toBeVisible();
});

test('a refused restore is told, and the list is asked again', async () => {
  const { server } = open();
  await expect.element(item(1)).toBeVisible();
  worker.use(...mock.fail(documentVersions.restore, errorCodes.conflict, '文档正在解析新版本'));
  server.rows = versions.slice(0, 2);
  await pressIn(1, '恢复到这一版');
  await expect.element(page.getByText('文档正在解析新版本')).toBeVisible();
  await expect.element(item(1)).not.toBeInTheDocument();
});

const words = (number: number) => page.getByRole('group', { name: `第${number}版`, exact: true });

test('one walks through the differences, or those of a kind; words that only one side has are marked', async () => {
  open();
  await expect.element(page.getByText('第1处，共6处')).toBeVisible();
  expect([...document.querySelectorAll('del')].map(({ textContent }) => textContent)).toEqual(['1000V']);
  expect([...document.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual(['逐串', '1100V']);
  const next = page.getByRole('button', { name: '下一处' });
  for (let step = 0; step < 4; step++) await userEvent.click(next);
  await expect.element(page.getByText('第5处，共6处')).toBeVisible();
  await expect.element(words(2).getByText('这一版没有这些内容')).toBeVisible();
  await expect.element(words(3).getByText('4.2 接入前的电压检查')).toBeVisible();
  // At the end the key goes on from the other button, not from the top of the page.
  await userEvent.click(next);
  await expect.element(page.getByText('第6处，共6处')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '上一处' })).toHaveFocus();
  await userEvent.click(page.getByRole('combobox', { name: '显示哪些不同' }));
  await userEvent.click(page.getByRole('option', { name: '停用或启用1处' }));
  await expect.element(page.getByText('第1处，共1处')).toBeVisible();
  await expect.element(words(3).getByText('已停用')).toBeVisible();
});

test('of a difference of which makers wrote the same on both sides it is said that the pages differ', async () => {
  const { after } = differences.changed;
  open({ of: comparison([{ kind: 'changed', before: after, after }], { hasOutput: false }) });
  await expect.element(page.getByText('两版现在的文字相同（经整理），原文页面上的内容不同')).toBeVisible();
});

test('two versions that say the same say so', async () => {
  open({ of: comparison([]) });
  await expect.element(page.getByText('两个版本内容相同')).toBeVisible();
});

test('a document without earlier versions says what will be kept', async () => {
  const { compared } = open({ rows: versions.slice(0, 1) satisfies DocumentVersion[] });
  await expect.element(page.getByText('只有当前版本')).toBeVisible();
  expect(compared).toEqual([]);
});

test('each version shows its own pages, the blocks of the difference marked on both', async () => {
  await page.viewport(1440, 900);
  const asked: string[] = [];
  worker.events.on('request:start', ({ request }) => void asked.push(request.url));
  worker.use(...mock.file(documents.outputFile, await manual().arrayBuffer(), 'application/pdf'));
  const { moved, added } = differences;
  open({ of: comparison([moved, added]) });
  const side = (number: number) => page.getByRole('region', { name: `第${number}版的页面` });
  const tools = (number: number) => page.getByRole('group', { name: `第${number}版的页面` });
  const mark = (number: number) =>
    side(number).element().querySelector('[data-mark][data-state="current"]')?.closest('[data-page]');
  const pageOf = (number: number) => mark(number)?.getAttribute('data-page');
  await expect.element(side(2)).toBeVisible();
  await expect.poll(() => [pageOf(2), pageOf(3)], { timeout: 30_000 }).toEqual(['2', '1']);
  await userEvent.click(page.getByRole('button', { name: '下一处' }).first());
  await expect.poll(() => [pageOf(2), pageOf(3)], { timeout: 30_000 }).toEqual([undefined, '2']);
  // What is new in page 2 would stand in page 3 of the earlier version.
  await expect.poll(() => tools(2).element().querySelector('input')?.value).toBe('3');
  const files = asked
    .filter((url) => url.includes('outputFile'))
    .map((url) => new URL(url).searchParams.get('version'));
  expect(new Set(files)).toEqual(new Set(['2', null]));
  worker.events.removeAllListeners();
}, 90_000);
