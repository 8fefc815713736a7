import { documents, errorCodes, waitingEdits, type DecidedEdit, type WaitingEdit } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import '@tinystar/tokens/theme.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage, sessionOf, SessionStage } from '../../shared/testing/index.ts';
import { file, pages } from '../editor/fixtures.ts';
import { manual } from '../fixtures/manual.ts';
import { decided, edits } from './fixtures.ts';
import { WaitingEditsPage } from './WaitingEditsPage.tsx';

const stage = createStage();
const { worker, show, bodies } = stage;
const named = { kbBotId: file.kbBotId, kbBotFileId: file.id };
const [taken, , held] = decided as [DecidedEdit, DecidedEdit, DecidedEdit];
const shape = pages.map(({ blocks: _, ...each }) => each);

/** A server on which these wait and those were decided. */
const open = async ({ rows = [edits.rewritten, edits.cell] as WaitingEdit[], told = [] as DecidedEdit[] } = {}) => {
  const server = { rows: rows.map((row) => ({ ...row, madeOn: 2 })), told, version: 3 };
  const decide = (id: unknown, decision: DecidedEdit['decision']) => {
    const edit = server.rows.find((row) => row.id === id)!;
    server.rows = server.rows.filter((row) => row !== edit);
    server.told = [{ ...taken, ...edit, decision }, ...server.told];
  };
  worker.use(
    ...mock.ok(documents.get, file),
    ...mock.file(documents.outputFile, await manual().arrayBuffer(), 'application/pdf'),
  );
  bodies(documents.result, () => ({ pages, version: server.version }));
  bodies(waitingEdits.list, () => ({ rows: server.rows, decided: server.told, version: server.version }));
  const origins = bodies(waitingEdits.origin, ({ number }) => ({
    number: number as number,
    pages: shape,
    hasOutput: true,
    filePass: file.filePass,
  }));
  const takes = bodies(waitingEdits.take, ({ id }) => {
    decide(id, 'taken');
    server.version += 1;
    return { version: server.version };
  });
  bodies(waitingEdits.discard, ({ id }) => {
    decide(id, 'discarded');
    return {};
  });
  const backs = bodies(waitingEdits.takeBack, ({ id }) => {
    const edit = Object.values(edits).find((each) => each.id === id) as WaitingEdit;
    server.rows = [{ ...edit, madeOn: 2 }, ...server.rows];
    server.told = server.told.filter((each) => each.id !== id);
    return { version: server.version };
  });
  show(
    <SessionStage session={sessionOf()} address="/">
      <div style={{ blockSize: '800px' }}>
        <WaitingEditsPage assistantId={file.kbBotId} fileId={file.id} onVersions={() => {}} onBack={() => {}} />
      </div>
    </SessionStage>,
  );
  return { server, origins, takes, backs };
};

const history = page.getByRole('region', { name: '处理记录' });

test('the page of then stands beside the page of today, each with its place marked', async () => {
  await page.viewport(1440, 900);
  const { origins } = await open();
  const [old, now] = [
    page.getByRole('region', { name: '旧版（第2版）' }),
    page.getByRole('region', { name: '新版本' }),
  ];
  for (const side of [old, now])
    await expect.poll(() => side.element().querySelectorAll('canvas').length, { timeout: 20_000 }).toBeGreaterThan(0);
  const [left, right] = [old.element().getBoundingClientRect(), now.element().getBoundingClientRect()];
  expect(left.right).toBeLessThanOrEqual(right.left + 1);
  expect(left.top).toBe(right.top);
  await page.viewport(390, 844);
  await expect
    .poll(() => old.element().getBoundingClientRect().bottom <= now.element().getBoundingClientRect().top + 1)
    .toBe(true);
  expect(origins[0]).toEqual({ ...named, number: 2 });
  await page.viewport(1440, 900);
});

test('what was taken over is told in the history and taken back by one press', async () => {
  const { backs } = await open();
  await userEvent.click(page.getByRole('button', { name: '采用这处修改' }));
  await expect.element(history.getByText(/已采用 · 王小明/)).toBeVisible();
  await userEvent.click(history.getByRole('button', { name: /^撤回/ }));
  await expect.element(page.getByText('第1处，共2处')).toBeVisible();
  expect(backs).toEqual([{ ...named, id: edits.rewritten.id, version: 4 }]);
});

test('what was not taken over is had back where that is told, also the last one', async () => {
  const { backs } = await open({ rows: [edits.rewritten] });
  await userEvent.click(page.getByRole('button', { name: '不采用' }));
  await expect.element(page.getByText('修改都处理好了')).toBeVisible();
  await expect.element(history.getByText(/未采用/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '撤回', exact: true }).last());
  await expect.element(page.getByText('第1处，共1处')).toBeVisible();
  expect(backs).toEqual([expect.objectContaining({ id: edits.rewritten.id })]);
});

test('why a decision stays is said in its place, and a refusal too', async () => {
  const { server } = await open({ told: [held, taken] });
  await expect.element(history.getByText(/之后又改过，不能撤回/)).toBeVisible();
  worker.use(...mock.fail(waitingEdits.takeBack, errorCodes.conflict, '这份文档已经换了版本，这个决定不能撤回'));
  server.told = [];
  await userEvent.click(history.getByRole('button', { name: /^撤回/ }));
  await expect.element(page.getByText('这份文档已经换了版本，这个决定不能撤回')).toBeVisible();
  await expect.poll(() => history.query()).toBeNull();
});

test('a decision of another window comes when this one is looked at again', async () => {
  const { server } = await open();
  await expect.element(page.getByText('第1处，共2处')).toBeVisible();
  server.rows = server.rows.slice(1);
  server.told = [taken];
  dispatchEvent(new Event('focus'));
  await expect.element(page.getByText('第1处，共1处')).toBeVisible();
  await expect.element(history.getByText(/已采用 · 王小明/)).toBeVisible();
});

test('changed cells are what is taken over', async () => {
  const { takes } = await open({ rows: [edits.cell] });
  await userEvent.click(page.getByRole('button', { name: '改一改再采用' }));
  await userEvent.fill(page.getByRole('textbox', { name: '第2行第3列' }), '20N·m');
  await userEvent.click(page.getByRole('button', { name: '采用这处修改' }));
  const [{ block }] = edits.cell.mine as [(typeof edits.cell.mine)[number]];
  const cells = block.cells!.map((row, at) => (at === 1 ? [...row.slice(0, -1), '20N·m'] : row));
  await expect.poll(() => takes).toEqual([{ ...named, id: edits.cell.id, onto: edits.cell.onto, cells, version: 3 }]);
});
