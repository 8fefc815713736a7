import { bothScopes, pathOf, regression, type RegressionQuestion } from '@tinystar/contract';
import '@tinystar/tokens/theme.css';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage, sessionOf, SessionStage } from '../shared/testing/index.ts';
import { collectable, imports } from './fixtures.ts';
import { Questions } from './Questions.tsx';

const { worker, show, bodies } = createStage();
const kbBotId = 'd'.repeat(32);

const rows = Array.from({ length: 12 }, (_, at): RegressionQuestion => ({
  id: at.toString(16).padStart(32, '0'),
  question: `第${at + 1}题`,
  origin: 'imported',
  expected: null,
  createdAt: at,
}));

const open = () => {
  // A page, or what is asked for when all are chosen.
  worker.use(
    ...bothScopes.map((scope) =>
      http.get(`*${pathOf(regression.questions, scope)}`, ({ request }) => {
        const whole = new URL(request.url).searchParams.has('size');
        return HttpResponse.json({ rows: whole ? rows : rows.slice(0, 10), count: rows.length });
      }),
    ),
  );
  const removed = bodies(regression.remove, (body) => ({ count: (body as { ids: string[] }).ids.length }));
  show(
    <SessionStage session={sessionOf()}>
      <Questions kbBotId={kbBotId} />
    </SessionStage>,
  );
  return removed;
};

const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const confirm = () => userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: '移除' }));

test('all questions of all pages are removed together, after one is asked', async () => {
  const removed = open();
  await userEvent.click(page.getByRole('checkbox', { name: '选择第1题' }));
  await press('选择全部12项');
  await press('移除所选');
  await expect.element(page.getByText('移除12道题目？')).toBeVisible();
  expect(removed).toEqual([]);
  await confirm();
  await expect.poll(() => removed).toEqual([{ kbBotId, ids: rows.map(({ id }) => id) }]);
});

test('one question is removed only after it is asked', async () => {
  const removed = open();
  await userEvent.click(page.getByRole('row', { name: /第3题/ }).getByRole('button', { name: '移除' }));
  await expect.element(page.getByText('移除这道题目？')).toBeVisible();
  expect(removed).toEqual([]);
  await confirm();
  await expect.poll(() => removed).toEqual([{ kbBotId, ids: [rows[2]!.id] }]);
});

test('an import whose result was closed is taken back from the last ones, after it is asked', async () => {
  open();
  const lines = imports.map((line) => ({ ...line }));
  worker.use(
    ...bothScopes.map((scope) =>
      http.get(`*${pathOf(regression.imports, scope)}`, () => HttpResponse.json({ rows: lines })),
    ),
  );
  const undone = bodies(regression.undoImport, ({ importId }) => {
    lines.find(({ id }) => id === importId)!.status = 'undone';
    return { count: 18 };
  });
  await press('导入表格');
  const recent = page.getByRole('dialog').getByRole('list', { name: '最近导入' });
  await userEvent.click(recent.getByRole('button', { name: '撤回导入：回归题目.xlsx' }));
  const question = page.getByRole('alertdialog', { name: '撤回导入的18道题目？' });
  expect(undone).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: '撤回这次导入' }));
  await expect.element(recent.getByRole('listitem').first().getByText('已撤回')).toBeVisible();
  await expect.poll(() => undone).toEqual([{ kbBotId, importId: lines[0]!.id }]);
});

test.each([
  ['从评价加入', 'thumbs'],
  ['从问答库加入', 'pairs'],
])('%s shows what would come in, and takes what stays ticked', async (name, from) => {
  open();
  worker.use(
    ...bothScopes.map((scope) =>
      http.get(`*${pathOf(regression.collectable, scope)}`, ({ request }) =>
        new URL(request.url).searchParams.get('from') === from
          ? HttpResponse.json({ rows: collectable, room: 200 })
          : HttpResponse.json({ rows: [], room: 200 }),
      ),
    ),
  );
  const taken = bodies(regression.collect, () => ({ count: 1 }));
  await press(name);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('停车怎么收费？')).toBeVisible();
  expect(taken).toEqual([]);
  await userEvent.click(dialog.getByRole('checkbox', { name: '选择停车怎么收费？' }));
  await userEvent.click(dialog.getByRole('button', { name: '加入1道题目' }));
  await expect.poll(() => taken).toEqual([{ kbBotId, from, questions: ['年假有几天？'] }]);
  await expect.element(dialog).not.toBeInTheDocument();
});
