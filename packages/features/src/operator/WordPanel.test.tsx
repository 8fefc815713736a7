import { errorCodes, operator } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { http, HttpResponse } from 'msw';
import '@tinystar/tokens/theme.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage, sessionOf, SessionStage } from '../shared/testing/index.ts';
import { WordPanel } from './WordPanel.tsx';

const { worker, show } = createStage();

interface Sent {
  words: string[];
  version: number;
}

/** The list of an operator that somebody else can change. */
const serve = () => {
  const list = { words: ['代开发票'], updatedAt: 1_000 };
  const taken: Sent[] = [];
  worker.use(
    ...mock.ok(operator.blockedWordHits, { rows: [], count: 0 }),
    http.get('*/operator/blockedWord/query/list', () => HttpResponse.json(list)),
    http.post('*/operator/blockedWord/update', async ({ request }) => {
      const sent = (await request.json()) as Sent;
      if (sent.version !== list.updatedAt) {
        const body = { errorCode: errorCodes.conflict, errorMessage: '内容已被修改，请刷新后重试', current: list };
        return HttpResponse.json(body, { status: 409 });
      }
      taken.push(sent);
      Object.assign(list, { words: sent.words, updatedAt: list.updatedAt + 1 });
      return HttpResponse.json({ version: list.updatedAt });
    }),
  );
  return { list, taken };
};

const open = () =>
  show(
    <SessionStage session={sessionOf()}>
      <WordPanel />
    </SessionStage>,
  );
const typed = () => page.getByRole('textbox', { name: '敏感词表' });
const save = () => userEvent.click(page.getByRole('button', { name: '保存', exact: true }));
const asked = () => page.getByRole('dialog', { name: '内容已被修改' });

test('a list that another operator has saved meanwhile is not overwritten: what was typed stays, and is saved on top when wanted', async () => {
  const { list, taken } = serve();
  open();
  await userEvent.fill(typed(), '代开发票\n赌博网站');
  Object.assign(list, { words: ['代开发票', '违禁药'], updatedAt: 2_000 });
  await save();
  await expect.element(asked().getByRole('group', { name: '对方保存的' })).toHaveTextContent('违禁药');
  await expect.element(asked().getByRole('group', { name: '我填写的' })).toHaveTextContent('赌博网站');
  await userEvent.click(asked().getByRole('button', { name: '继续编辑' }));
  await expect.element(typed()).toHaveValue('代开发票\n赌博网站');
  expect(taken).toEqual([]);
  await save();
  await userEvent.click(asked().getByRole('button', { name: '保存我的修改' }));
  await expect.poll(() => taken).toEqual([{ words: ['代开发票', '赌博网站'], version: 2_000 }]);
  // Taking it back brings back what stood there, not what this form began with.
  await userEvent.click(page.getByRole('button', { name: '撤销' }));
  await expect.poll(() => taken.at(-1)).toEqual({ words: ['代开发票', '违禁药'], version: 2_001 });
  await expect.element(typed()).toHaveValue('代开发票\n违禁药');
});

test('the other’s list fills the form in when it is taken over', async () => {
  const { list, taken } = serve();
  open();
  await userEvent.fill(typed(), '赌博网站');
  Object.assign(list, { words: ['违禁药'], updatedAt: 2_000 });
  await save();
  await userEvent.click(asked().getByRole('button', { name: '采用对方的内容' }));
  await expect.element(typed()).toHaveValue('违禁药');
  expect(taken).toEqual([]);
});
