import { errorCodes, sources, type Source, type SourceLine } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import '@tinystar/tokens/theme.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage, sessionOf, SessionStage } from '../shared/testing/index.ts';
import { held, idOf, kbBotId, lines, removals, run, running, source } from './fixtures.ts';
import { SourcesPage } from './SourcesPage.tsx';

const { worker, show, bodies } = createStage();

interface Server {
  rows: Source[];
  lines?: SourceLine[];
}

/** The page of an assistant that has these sources, at an address. */
const open = (server: Server, query = '', onOpenDocument: (id: string) => void = () => {}) => {
  const listed = bodies(sources.list, () => ({ rows: server.rows }));
  bodies(sources.runs, () => {
    const rows = server.rows.flatMap(({ lastRun }) => (lastRun ? [lastRun] : []));
    return { rows, count: rows.length };
  });
  const asked = bodies(sources.lines, () => {
    const rows = server.lines ?? lines;
    return { rows, count: rows.length };
  });
  show(
    <SessionStage session={sessionOf()} address={`/${query}`}>
      <SourcesPage assistantId={kbBotId} onOpenDocument={onOpenDocument} />
    </SessionStage>,
  );
  return { listed, asked };
};

const button = (name: string | RegExp) => page.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const found = { count: 2, more: false, names: ['手册.pdf', '价格表.docx'], title: '产品资料' };

test('the wizard tests the access, proposes a name and stores nothing before it is finished', async () => {
  open({ rows: [] });
  const probed = bodies(sources.probe, found);
  const created = bodies(sources.create, () => ({ ...source() }));
  await press('添加网盘');
  await press('测试连接');
  const address = page.getByRole('textbox', { name: 'WebDAV地址' });
  await expect.element(page.getByText('请输入来源地址')).toBeVisible();
  await expect.element(address).toHaveFocus();
  await userEvent.fill(address, 'https://dav.example.com/资料/');
  await userEvent.fill(page.getByRole('textbox', { name: '用户名' }), 'wang');
  await userEvent.fill(page.getByLabelText('密码', { exact: true }), 'secret');
  expect(probed).toEqual([]);
  await press('测试连接');
  await expect.element(page.getByText('连接成功，共2个可以收录')).toBeVisible();
  await expect.element(page.getByText('价格表.docx')).toBeVisible();
  await press('下一步');
  const name = page.getByRole('textbox', { name: '名称' });
  await expect.element(name).toHaveValue('产品资料');
  await userEvent.fill(page.getByRole('textbox', { name: '只收录' }), '*.pdf');
  // What was typed is there after going back and on again.
  await press('上一步');
  await expect.element(address).toHaveValue('https://dav.example.com/资料/');
  await press('下一步');
  await expect.element(name).toHaveValue('产品资料');
  expect(created).toEqual([]);
  await press('完成');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const access = { kind: 'webdav', address: 'https://dav.example.com/资料/', user: 'wang', password: 'secret' };
  expect(probed).toEqual([{ kbBotId, ...access, rules: { include: [], exclude: [] } }]);
  expect(created).toEqual([
    { kbBotId, ...access, name: '产品资料', every: 'day', rules: { include: ['*.pdf'], exclude: [] } },
  ]);
});

test('what the server says of an address stands at its field, until another one is typed', async () => {
  open({ rows: [] });
  worker.use(...mock.fail(sources.probe, errorCodes.invalidInput, '该地址不是WebDAV目录'));
  await press('添加网盘');
  const address = page.getByRole('textbox', { name: 'WebDAV地址' });
  await userEvent.fill(address, 'https://www.example.com/');
  await press('测试连接');
  await expect.element(address).toHaveAccessibleDescription(/该地址不是WebDAV目录/);
  await expect.element(address).toHaveFocus();
  await expect.element(button('下一步')).not.toBeInTheDocument();
  await userEvent.fill(address, 'https://dav.example.com/');
  await expect.element(page.getByText('该地址不是WebDAV目录')).not.toBeInTheDocument();
  worker.use(...mock.fail(sources.probe, errorCodes.invalidInput, '用户名或密码不正确，请检查后重试'));
  await press('测试连接');
  const password = page.getByLabelText('密码', { exact: true });
  await expect.element(password).toHaveAccessibleDescription(/用户名或密码不正确/);
  await expect.element(password).toHaveFocus();
});

test('closing the wizard asks first where something was typed', async () => {
  open({ rows: [] });
  await press('添加订阅');
  await userEvent.fill(page.getByRole('textbox', { name: '订阅地址' }), 'https://www.example.com/rss');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
});

test('a stored password stays where it is, and is asked for again for another host', async () => {
  open({ rows: [source()] });
  const probed = bodies(sources.probe, found);
  await press('产品资料：更多操作');
  await userEvent.click(page.getByRole('menuitem', { name: '编辑' }));
  await press('测试连接');
  await expect.element(page.getByText('连接成功，共2个可以收录')).toBeVisible();
  expect(probed[0]).toMatchObject({ id: source().id, user: 'wang@example.com' });
  expect(probed[0]).not.toHaveProperty('password');
  await userEvent.fill(page.getByRole('textbox', { name: 'WebDAV地址' }), 'https://other.example.com/');
  await press('测试连接');
  await expect.element(page.getByText('地址或用户名已改，请重新输入密码')).toBeVisible();
  expect(probed).toHaveLength(1);
});

test('somebody else has saved the source meanwhile: both are shown and nothing is overwritten', async () => {
  open({ rows: [source()] });
  const theirs = source({ name: '产品资料库', every: 'week', updatedAt: source().updatedAt + 1 });
  worker.use(...mock.fail(sources.update, errorCodes.conflict, '内容已被修改', theirs));
  await press('产品资料：更多操作');
  await userEvent.click(page.getByRole('menuitem', { name: '编辑' }));
  await press('下一步');
  await userEvent.fill(page.getByRole('textbox', { name: '名称' }), '公司产品资料');
  await press('保存');
  const dialog = page.getByRole('dialog', { name: '内容已被修改' });
  await expect.element(dialog.getByText('产品资料库')).toBeVisible();
  await expect.element(dialog.getByText('公司产品资料')).toBeVisible();
  await expect.element(dialog.getByText(/更新频率/)).toBeVisible();
});

test.each([
  ['全部执行', true],
  ['保留这些文档', false],
])('a held run says what would go and waits: %s', async (name, remove) => {
  const server: Server = { rows: [source({ lastRun: held, documentCount: 96 })], lines: removals };
  open(server, `?id=${source().id}`);
  const decided = bodies(sources.decide, () => {
    server.rows = [source({ lastRun: run({ id: held.id }) })];
    return {};
  });
  // The list of runs says it too, once it is read.
  await expect.element(page.getByText('本次更新会移除40份文档（共96份），请确认后再继续').first()).toBeVisible();
  const list = page.getByRole('list', { name: '会移除的文档' });
  await expect.element(list.getByText('考勤制度（第1版）.pdf')).toBeVisible();
  await expect.element(list.getByText(/^还有5份/)).toBeVisible();
  await press(name);
  await expect.element(list).not.toBeInTheDocument();
  expect(decided).toEqual([{ kbBotId, id: source().id, runId: held.id, remove }]);
});

test('a run can be stopped', async () => {
  const server: Server = { rows: [source({ lastRun: running() })] };
  open(server, `?id=${source().id}`);
  const stopped = bodies(sources.stop, () => {
    server.rows = [source({ lastRun: running({ state: 'stopped' }) })];
    return {};
  });
  await press('停止');
  await expect.element(button('立即更新')).toBeVisible();
  expect(stopped).toEqual([{ kbBotId, id: source().id, runId: running().id }]);
});

test('a run is followed until it ends, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  try {
    const server: Server = { rows: [source({ lastRun: running() })] };
    const { listed, asked } = open(server, `?id=${source().id}`);
    await vi.waitFor(() => expect(listed.length).toBe(1), { timeout: 20_000 });
    await vi.waitFor(() => expect(asked.length).toBe(1), { timeout: 20_000 });
    server.rows = [source({ lastRun: running({ finished: 200 }) })];
    await vi.advanceTimersByTimeAsync(2_100);
    await vi.waitFor(() => expect(listed.length).toBe(2), { timeout: 20_000 });
    await vi.waitFor(() => expect(asked.length).toBe(2), { timeout: 20_000 });
    server.rows = [source({ lastRun: run({ id: running().id }) })];
    await vi.advanceTimersByTimeAsync(2_100);
    await vi.waitFor(() => expect(listed.length).toBe(3), { timeout: 20_000 });
    await vi.waitFor(() => expect(asked.length).toBe(3), { timeout: 20_000 });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(listed.length).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});

test('the lines are filtered in the address, and one opens its document', async () => {
  const onOpen = vi.fn();
  const { asked } = open({ rows: [source()] }, `?id=${source().id}`, onOpen);
  await press('查看逆变器安装手册.pdf');
  expect(onOpen).toHaveBeenCalledWith(idOf(201));
  await userEvent.click(page.getByRole('radio', { name: '移除' }));
  await expect.poll(() => asked.at(-1)).toMatchObject({ action: 'removed', runId: run().id });
});

test.each([
  ['保留文档', 'keep'],
  ['移入回收站', 'bin'],
])('a source that is removed asks what becomes of its documents: %s', async (name, documents) => {
  open({ rows: [source()] });
  const asked: (string | null)[] = [];
  worker.events.on('request:start', ({ request }) => {
    if (request.method === 'DELETE')
      void request
        .clone()
        .text()
        .then((text) => asked.push(`${request.url} ${text}`));
  });
  worker.use(...mock.ok(sources.remove, {}));
  await press('产品资料：更多操作');
  await userEvent.click(page.getByRole('menuitem', { name: '移除' }));
  await userEvent.click(page.getByRole('radio', { name }));
  await press('移除');
  await expect.element(page.getByText('已移除来源')).toBeVisible();
  expect(asked.join()).toContain(documents);
});

test('who may not see the sources is told so', async () => {
  worker.use(...mock.fail(sources.list, errorCodes.forbidden, '没有权限进行这项操作'));
  show(
    <SessionStage session={sessionOf()} address="/">
      <SourcesPage assistantId={kbBotId} onOpenDocument={() => {}} />
    </SessionStage>,
  );
  await expect.element(page.getByText('没有权限进行这项操作').first()).toBeVisible();
  await expect.element(button('添加来源')).not.toBeInTheDocument();
});

test('a source that is gone says so and leads back', async () => {
  open({ rows: [] }, `?id=${idOf(77)}`);
  await expect.element(page.getByText('来源不存在，或者已被移除')).toBeVisible();
  await press('返回来源');
  await expect.element(page.getByText('还没有来源')).toBeVisible();
});
