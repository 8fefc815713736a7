import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeModel, type FakeModel } from '../fakes/model.ts';
import { createScene } from './scene.ts';

const PIECES = ['先认人，', '再认事，', '最后动手做。'];

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
  model.play({ pieces: PIECES });
});
afterAll(() => model.close());

const { url, enter, query } = createScene(() => ({ GENERATION: 'on', LLM_BASE_URL: model.url, LLM_MODEL: 'fake' }));

/** The server does the next call to such an address, and its answer never arrives. */
const loseNext = (page: Page, address: string) =>
  page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

test('what was made though the network took the answer away is not made twice: an assistant, a pair, a reply and its price [BOT-01] [QA-02] [AI-02]', async () => {
  const { page } = await enter('13900000087');
  await page.goto(url('/a/train/create/personal'));
  const dialog = page.getByRole('dialog', { name: '创建助手' });
  await dialog.getByLabel('名称').fill('独生子');
  await loseNext(page, '**/api/v1/personalKbBot');
  const create = dialog.getByRole('button', { name: '创建', exact: true });
  await create.click();
  await dialog.getByText('当前网络异常，请检查网络设置。').waitFor();
  await create.click();
  await page.waitForURL('**/knowledge/doc');
  expect(await query(`select name from kb_bot where name = '独生子'`)).toHaveLength(1);

  await page.goto(page.url().replace(/doc$/, 'qa'));
  await page.getByRole('button', { name: '新建问答' }).first().click();
  const pair = page.getByRole('dialog', { name: '新建问答' });
  await pair.getByRole('textbox', { name: '问题' }).first().fill('门店几点开门？');
  await pair.getByRole('textbox', { name: '答案' }).first().fill('每天早上九点。');
  await loseNext(page, '**/api/v1/personalKbBotQaPair/create');
  const save = pair.getByRole('button', { name: '保存', exact: true });
  await save.click();
  await page.getByText('当前网络异常，请检查网络设置。').first().waitFor();
  await save.click();
  await pair.waitFor({ state: 'hidden' });
  expect(await query('select id from kb_bot_qa_pair')).toHaveLength(1);

  await page.goto(url('/a/aiChat'));
  await loseNext(page, '**/api/v1/openai/chat');
  await page.getByRole('textbox', { name: '问题' }).fill('怎样带新人？');
  await page.getByRole('textbox', { name: '问题' }).press('Enter');
  await page.getByRole('button', { name: '重试' }).last().click();
  await page.getByRole('article').last().getByText(PIECES.join('')).waitFor();
  await page.getByText('小星币99', { exact: true }).first().waitFor();
  expect(model.requests).toHaveLength(1);

  // What failed and said so is asked for anew.
  model.play({ script: 'broken' });
  await page.getByRole('textbox', { name: '问题' }).fill('怎样带老人？');
  await page.getByRole('textbox', { name: '问题' }).press('Enter');
  const retry = page.getByRole('article').last().getByRole('button', { name: '重试' });
  await retry.waitFor();
  model.play({ script: 'normal', pieces: PIECES });
  await retry.click();
  await page.getByRole('article').last().getByText(PIECES.join('')).waitFor();
  await page.getByText('小星币98', { exact: true }).first().waitFor();
});
