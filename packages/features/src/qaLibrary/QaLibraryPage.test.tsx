import {
  bothScopes,
  errorCodes,
  pathOf,
  qaPairs,
  type Endpoint,
  type QaImport,
  type SheetPreview,
} from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { http, HttpResponse } from 'msw';
import '@tinystar/tokens/theme.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage, sessionOf, SessionStage } from '../shared/testing/index.ts';
import { columns, imported, imports, pair } from './fixtures.ts';
import { QaLibraryPage } from './QaLibraryPage.tsx';

const { worker, show, bodies } = createStage();
const id = 'a'.repeat(32);

/** Answers the list by page and size. */
const list = (count: number) =>
  worker.use(
    ...bothScopes.map((scope) =>
      http.get(`*${pathOf(qaPairs.page, scope)}`, ({ request }) => {
        const { searchParams } = new URL(request.url);
        const size = Number(searchParams.get('size'));
        const first = (Number(searchParams.get('page') ?? 1) - 1) * size;
        const rows = Array.from({ length: Math.max(0, Math.min(size, count - first)) }, (_, at) =>
          pair(first + at + 1),
        );
        return HttpResponse.json({ rows, count });
      }),
    ),
  );

/** Answers an upload and keeps the fields that came with it. */
const uploads = (call: Endpoint, answer: object) => {
  const sent: Record<string, string>[] = [];
  worker.use(
    ...bothScopes.map((scope) =>
      http.post(`*${pathOf(call, scope)}`, async ({ request }) => {
        const form = await request.formData();
        sent.push(
          Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])),
        );
        return HttpResponse.json(answer);
      }),
    ),
  );
  return sent;
};

const open = () =>
  show(
    <SessionStage session={sessionOf()}>
      <QaLibraryPage assistantId={id} />
    </SessionStage>,
  );

test('all pairs of a search are chosen across pages and go into the bin in calls of a thousand', async () => {
  list(2_300);
  const removed = bodies(qaPairs.bulkRemove, ({ qaPairIds }) => ({ count: (qaPairIds as string[]).length }));
  open();
  await userEvent.click(page.getByRole('checkbox', { name: '选择本页' }));
  await expect.element(page.getByText('已选10项')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '选择全部2,300项' }));
  await expect.element(page.getByText('已选2,300项')).toBeVisible();
  await userEvent.click(page.getByRole('group', { name: '批量操作' }).getByRole('button', { name: '删除' }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: '删除' }));
  await expect.poll(() => removed.map(({ qaPairIds }) => (qaPairIds as string[]).length)).toEqual([1_000, 1_000, 300]);
  expect(new Set(removed.flatMap(({ qaPairIds }) => qaPairIds)).size).toBe(2_300);
});

test('a sheet is shown before it is taken in, columns are told where heads do not, and the import is taken back', async () => {
  list(0);
  const { preview } = columns({
    rows: [
      ['甲', '乙'],
      ['几点上班？', '九点。'],
    ],
    total: 2,
    columns: ['none', 'none'],
    problem: '表头缺少“问题”“答案”，无法识别“甲”“乙”，请按模板填写',
  } satisfies Partial<SheetPreview>);
  const states: QaImport[] = [];
  bodies(qaPairs.importState, () => ({ latest: states.at(-1) ?? null }));
  bodies(qaPairs.imports, () => ({ rows: [] }));
  const looked = uploads(qaPairs.importPreview, preview);
  const sent = uploads(qaPairs.bulkImport, { id });
  open();
  await userEvent.click(page.getByRole('button', { name: '批量导入' }));
  const dialog = page.getByRole('dialog');
  const input = () => document.querySelector<HTMLInputElement>('input[type="file"]');
  await expect.poll(input).not.toBeNull();
  await userEvent.upload(input()!, new File(['x'], '甲乙.csv', { type: 'text/csv' }));
  await expect.element(dialog.getByText(preview.problem)).toBeVisible();
  expect(looked).toEqual([{ kbBotId: id, files: '甲乙.csv' }]);
  const confirm = dialog.getByRole('button', { name: '确认导入' });
  await expect.element(confirm).toBeDisabled();
  for (const [letter, column] of [
    ['A', '问题'],
    ['B', '答案'],
  ] as const) {
    await userEvent.click(dialog.getByRole('combobox', { name: `${letter}列导入为` }));
    await userEvent.click(page.getByRole('option', { name: column, exact: true }));
  }
  await expect.element(dialog.getByText('将导入1行')).toBeVisible();
  expect(sent).toEqual([]);
  states.push(imported({ id, total: 1, done: 1, good: 1, bad: 0, failures: [] }));
  await userEvent.click(confirm);
  await expect.element(dialog.getByText('1行都已入库')).toBeVisible();
  expect(sent).toEqual([{ kbBotId: id, columns: 'question,answer', head: 'yes', files: '甲乙.csv' }]);
  const undone = bodies(qaPairs.undoImport, () => {
    states.push({ ...states.at(-1)!, status: 'undone' });
    return { count: 1, kept: 0 };
  });
  await userEvent.click(dialog.getByRole('button', { name: '撤回这次导入' }));
  await expect.element(dialog.getByText(/^这次导入已撤回，/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '撤回这次导入' })).not.toBeInTheDocument();
  expect(undone).toEqual([{ kbBotId: id, importId: id }]);
});

test('an import whose result was closed is found among the last ones and taken back after a question', async () => {
  list(0);
  const lines = imports.map((line, at) => ({ ...line, edited: at === 0 ? 3 : 0 }));
  bodies(qaPairs.importState, () => ({ latest: imported({ status: 'undone' }) }));
  bodies(qaPairs.imports, () => ({ rows: lines }));
  const undone = bodies(qaPairs.undoImport, ({ importId }) => {
    lines.find((line) => line.id === importId)!.status = 'undone';
    return { count: 130, kept: 0 };
  });
  open();
  await userEvent.click(page.getByRole('button', { name: '批量导入' }));
  const recent = page.getByRole('dialog').getByRole('list', { name: '最近导入' });
  await expect.element(recent.getByText(/林知夏 · 入库130行$/)).toBeVisible();
  expect(recent.getByRole('button', { name: /^撤回导入/ }).elements()).toHaveLength(1);
  const press = () => userEvent.click(recent.getByRole('button', { name: `撤回导入：${lines[0]!.fileName}` }));
  await press();
  const question = page.getByRole('alertdialog', { name: '撤回导入的130行？' });
  await userEvent.click(question.getByRole('button', { name: '取消' }));
  expect(undone).toEqual([]);
  await press();
  await expect.element(question.getByText('其中3条在导入后修改过，撤回时保留')).toBeVisible();
  await userEvent.click(question.getByRole('checkbox', { name: '修改过的也撤回' }));
  await userEvent.click(question.getByRole('button', { name: '撤回这次导入' }));
  await expect.element(recent.getByRole('listitem').first().getByText('已撤回')).toBeVisible();
  await expect.element(recent.getByRole('button', { name: /^撤回导入/ })).not.toBeInTheDocument();
  expect(undone).toEqual([{ kbBotId: id, importId: lines[0]!.id, withEdited: true }]);
});

test('what is written into a new pair waits in the dialog after it was closed, until it is saved', async () => {
  list(0);
  bodies(qaPairs.similar, () => ({ rows: [] }));
  bodies(qaPairs.same, () => ({ rows: [] }));
  const saved = bodies(qaPairs.create, () => ({ ...pair(1) }));
  open();
  const begin = (name = '继续填写') => userEvent.click(page.getByRole('button', { name }).first());
  const dialog = page.getByRole('dialog');
  const question = dialog.getByRole('textbox', { name: /^问题/ });
  await begin('新建问答');
  await userEvent.fill(question, '几点上班？');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await begin();
  await expect.element(question).toHaveValue('几点上班？');
  await userEvent.click(dialog.getByRole('button', { name: '关闭' }));
  await begin();
  await expect.element(question).toHaveValue('几点上班？');
  await userEvent.fill(dialog.getByRole('textbox', { name: /^答案/ }), '九点。');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await expect.poll(() => saved).toMatchObject([{ question: '几点上班？', answer: '九点。' }]);
  await begin('新建问答');
  await expect.element(question).toHaveValue('');
});

test('what is typed into a pair that is deleted while a conflict is shown can be kept as a new one', async () => {
  list(1);
  const theirs = pair(1, { answer: '十点。', updatedAt: pair(1).updatedAt + 1 });
  const saved = bodies(qaPairs.create, () => ({ id }));
  worker.use(...mock.fail(qaPairs.update, errorCodes.conflict, '内容已被修改，请刷新后重试', theirs));
  open();
  await userEvent.click(page.getByRole('button', { name: '编辑', exact: true }));
  await userEvent.fill(page.getByRole('textbox', { name: /^答案/ }), '九点。');
  await userEvent.click(page.getByRole('button', { name: '保存', exact: true }));
  await expect.element(page.getByRole('button', { name: '采用对方的内容' })).toBeVisible();
  worker.use(...mock.fail(qaPairs.update, errorCodes.notFound, '问答不存在'));
  await userEvent.click(page.getByRole('button', { name: '保存我的修改' }));
  const gone = page.getByRole('dialog', { name: '内容已被删除' });
  await expect.element(gone.getByText('九点。')).toBeVisible();
  await expect
    .element(gone.getByRole('link', { name: '到回收站恢复原来的问答' }))
    .toHaveAttribute('href', `/a/train/bot/${id}/knowledge/qa?view=bin`);
  // Back to the form nothing of it is lost, and the next save says it again.
  await userEvent.click(gone.getByRole('button', { name: '继续编辑' }));
  await expect.element(page.getByRole('textbox', { name: /^答案/ })).toHaveValue('九点。');
  await userEvent.click(page.getByRole('button', { name: '保存', exact: true }));
  await userEvent.click(gone.getByRole('button', { name: '另存为新问答' }));
  await expect.poll(() => saved).toMatchObject([{ question: pair(1).question, answer: '九点。' }]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a question that stands already is told with a link before it is saved; a second press saves it all the same', async () => {
  list(0);
  bodies(qaPairs.similar, () => ({ rows: [] }));
  const asked = bodies(qaPairs.same, ({ questions }) => ({
    rows: (questions as string[]).includes(pair(1).question) ? [pair(1)] : [],
  }));
  const saved = bodies(qaPairs.create, () => ({ id }));
  open();
  await userEvent.click(page.getByRole('button', { name: '新建问答' }).first());
  const dialog = page.getByRole('dialog');
  const question = dialog.getByRole('textbox', { name: /^问题/ });
  const save = (name: string) => userEvent.click(dialog.getByRole('button', { name, exact: true }));
  await userEvent.fill(question, pair(1).question);
  await userEvent.fill(dialog.getByRole('textbox', { name: /^答案/ }), '看手册。');
  await save('保存');
  await expect
    .element(dialog.getByRole('link', { name: pair(1).question }))
    .toHaveAttribute('href', `/a/train/bot/${id}/knowledge/qa/${pair(1).id}`);
  expect(saved).toEqual([]);
  // What was told is not said of another question.
  await userEvent.fill(question, '中压块的扭矩是多少？');
  await expect.element(dialog.getByRole('link', { name: pair(1).question })).not.toBeInTheDocument();
  await userEvent.fill(question, pair(1).question);
  await save('仍要保存');
  await expect.poll(() => saved).toMatchObject([{ question: pair(1).question, answer: '看手册。' }]);
  expect(asked).toEqual([{ kbBotId: id, questions: [pair(1).question] }]);
});

test('a changed question is looked up among the other pairs, an unchanged one is not', async () => {
  list(1);
  const asked = bodies(qaPairs.same, () => ({ rows: [pair(2)] }));
  const saved = bodies(qaPairs.update, () => ({}));
  open();
  const edit = () => userEvent.click(page.getByRole('button', { name: '编辑', exact: true }));
  const save = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
  await edit();
  await userEvent.fill(page.getByRole('textbox', { name: /^答案/ }), '九点。');
  await save('保存');
  await expect.poll(() => saved.length).toBe(1);
  expect(asked).toEqual([]);
  await edit();
  await userEvent.fill(page.getByRole('textbox', { name: /^问题/ }), '几点？');
  await save('保存');
  await save('仍要保存');
  await expect.poll(() => saved.length).toBe(2);
  expect(asked).toEqual([{ kbBotId: id, questions: ['几点？'], exceptId: pair(1).id }]);
});

test('the preview of a sheet says how many rows are there already, as long as it is read as its heads say', async () => {
  list(0);
  bodies(qaPairs.importState, () => ({ latest: null }));
  bodies(qaPairs.imports, () => ({ rows: [] }));
  uploads(qaPairs.importPreview, columns({ repeated: 12 }).preview);
  open();
  await userEvent.click(page.getByRole('button', { name: '批量导入' }));
  const input = () => document.querySelector<HTMLInputElement>('input[type="file"]');
  await expect.poll(input).not.toBeNull();
  await userEvent.upload(input()!, new File(['x'], '问答.csv', { type: 'text/csv' }));
  const note = page.getByText('其中12行的问题在表格或问答库中已有，不会重复导入');
  await expect.element(note).toBeVisible();
  await userEvent.click(page.getByRole('checkbox', { name: '第一行是表头，不导入' }));
  await expect.element(note).not.toBeInTheDocument();
});
