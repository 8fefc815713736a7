import { beforeAll, expect, test } from 'vitest';
import { addPage, draw, finishPdf, startPdf } from '../documents/index.ts';
import type { Visitor } from './browser.ts';
import { createScene } from './scene.ts';

const { url, enter } = createScene();
const name = '退货规则.pdf';
const rules = [
  '退货须在签收后七天之内提出申请，并保持商品完好如初。',
  '定制商品一经制作不予退换，下单之前请先确认尺寸。',
];
const isNew = '本规则自今年十月一日起施行，此前的订单照旧办理。';

/** A PDF of one page for each paragraph. */
async function pdfOf(paragraphs: readonly string[]): Promise<Buffer> {
  const document = startPdf();
  paragraphs.forEach((text) => {
    addPage(document);
    draw(document, text, { x: 60, y: 80, width: 460, size: 12 });
  });
  return await finishPdf(document);
}

let maker: Visitor;

beforeAll(async () => {
  maker = await enter('13900000083');
  const { page } = maker;
  await page.goto(url('/a/train/create/personal'));
  await page.getByRole('dialog', { name: '创建助手' }).getByLabel('名称').fill('售后助手');
  await page.getByRole('button', { name: '创建', exact: true }).click();
  await page.waitForURL('**/knowledge/doc');
}, 120_000);

test('a document that is uploaded again as a new version keeps what its maker wrote, and stays one document [DOC-05] [DOC-06] [PDF-03]', async () => {
  const { page } = maker;
  const row = page.getByRole('table', { name: '文档库' }).getByRole('row').filter({ hasText: name });
  const drawer = page.getByRole('dialog', { name: '上传文档' });
  const choose = async (paragraphs: readonly string[]) => {
    await page.getByRole('button', { name: '上传文档' }).first().click();
    const buffer = await pdfOf(paragraphs);
    await drawer.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  };
  const words = page.getByRole('listbox', { name: '知识块' });
  const edit = async () => {
    await row.getByRole('button', { name: /更多操作/ }).click();
    await page.getByRole('menuitem', { name: '编辑' }).click();
    await words.waitFor();
  };
  await choose(rules);
  await row.getByRole('cell', { name: '已训练' }).waitFor({ timeout: 60_000 });
  await drawer.waitFor({ state: 'hidden' });

  await edit();
  await words.getByRole('option', { name: /七天之内/ }).click();
  await page.getByRole('textbox', { name: '文字', exact: true }).fill('退货须在十五天之内提出。');
  await page.getByRole('button', { name: '保存并重新训练' }).click();
  await page.getByText('已保存，正在重新训练').waitFor();
  await page.getByRole('button', { name: '返回文档库' }).click();
  await row.getByRole('cell', { name: '已训练' }).waitFor({ timeout: 60_000 });

  await choose([isNew, ...rules]);
  await drawer.getByText('库中已有同名文档').waitFor();
  await drawer.getByRole('button', { name: '强制上传' }).waitFor();
  await drawer.getByRole('button', { name: '作为新版本' }).click();
  // The drawer closes once the new version answers.
  await drawer.waitFor({ state: 'hidden', timeout: 60_000 });
  await row.getByRole('cell', { name: '已训练' }).waitFor();
  await row.getByRole('cell', { name: '3', exact: true }).first().waitFor();
  await expect.poll(() => row.count()).toBe(1);
  await edit();
  await words.getByRole('option', { name: /十五天之内/ }).waitFor();
  await words.getByRole('option', { name: /十月一日/ }).waitFor();
  await expect.poll(() => words.getByRole('option', { name: /七天之内/ }).count()).toBe(0);
  expect(maker.complaints).toEqual([]);
});

test('the versions of a document are compared and taken back, and an old answer opens the page that it cited [DOC-06] [CHAT-26] [CHAT-27] [PDF-13]', async () => {
  const { page } = maker;
  const file = '运费规则.pdf';
  const old = '退货的运费由卖家承担，偏远地区的运费由双方协商决定。';
  const changed = '退货的运费由买家承担，偏远地区的运费也由买家承担。';
  const row = page.getByRole('table', { name: '文档库' }).getByRole('row').filter({ hasText: file });
  const drawer = page.getByRole('dialog', { name: '上传文档' });
  const choose = async (paragraphs: readonly string[]) => {
    await page.getByRole('button', { name: '上传文档' }).first().click();
    const buffer = await pdfOf(paragraphs);
    await drawer.locator('input[type="file"]').setInputFiles({ name: file, mimeType: 'application/pdf', buffer });
  };
  const trained = () => row.getByRole('cell', { name: '已训练' }).waitFor({ timeout: 60_000 });
  const more = async (item: string) => {
    await row.getByRole('button', { name: /更多操作/ }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await page.goto(url('/a/train/center'));
  await page
    .getByRole('link', { name: /售后助手/ })
    .first()
    .click();
  await page.waitForURL('**/knowledge/doc');
  await choose([old, rules[1]!]);
  await trained();
  await drawer.waitFor({ state: 'hidden' });

  const open = async () => {
    await page.getByRole('button', { name: /引用1/ }).last().click();
    await page.locator('[data-mark][data-state="current"]').waitFor();
  };
  const source = page.getByRole('dialog', { name: /原文/ });
  const question = page.getByRole('textbox').last();
  await question.fill('退货的运费由谁承担？');
  await question.press('Enter');
  await page.getByRole('log').getByText('由卖家承担').first().waitFor();
  await open();
  await expect.poll(() => source.getByText(/引用自第1版/).count()).toBe(0);
  await source.press('Escape');

  // Its maker corrects the paragraph, which says something else in the new version: that is decided by him.
  await more('编辑');
  const words = page.getByRole('listbox', { name: '知识块' });
  await words.getByRole('option', { name: /由卖家承担/ }).click();
  await page.getByRole('textbox', { name: '文字', exact: true }).fill('运费一律由我们承担。');
  await page.getByRole('button', { name: '保存并重新训练' }).click();
  await page.getByText('已保存，正在重新训练').waitFor();
  await page.getByRole('button', { name: '返回文档库' }).click();
  await trained();
  await choose([isNew, changed, rules[1]!]);
  await drawer.getByRole('button', { name: '作为新版本' }).click();
  await drawer.waitFor({ state: 'hidden', timeout: 60_000 });
  await row.getByRole('button', { name: '1处修改等待处理' }).click();
  const side = page.getByRole('complementary', { name: '待处理的修改' });
  // What was decided in a hurry is taken back, and decided anew.
  await page.getByText('旧版（第1版）').waitFor();
  await side.getByRole('button', { name: '不采用' }).click();
  await page.getByText('已按新版本保留').waitFor();
  await page.getByRole('button', { name: '撤回', exact: true }).click();
  await page.getByText('已撤回，这处修改重新等待处理').waitFor();
  await side.getByRole('button', { name: '不采用' }).click();
  await page.getByText('修改都处理好了').waitFor();
  await page.getByRole('button', { name: '返回文档库' }).last().click();

  await page.reload();
  await open();
  await source.getByText('引用自第1版，文档现在是第2版').waitFor();
  await source.press('Escape');

  await more('版本记录');
  await page.waitForURL('**/knowledge/doc/*/versions');
  const comparison = page.getByRole('region', { name: '第1版与当前的第2版' });
  await comparison.getByText('新增').first().waitFor();
  const next = comparison.getByRole('button', { name: '下一处' });
  await next.click();
  await comparison.getByText('修改', { exact: true }).first().waitFor();
  await comparison.getByRole('group', { name: '第1版' }).getByText('我们承担').first().waitFor();
  await comparison.locator('[data-mark]').first().waitFor();
  const first = page.getByRole('listitem', { name: '第1版' });
  await first.getByRole('button', { name: '恢复到这一版' }).click();
  await page.getByText('已恢复到第1版').waitFor();
  await first.getByText('当前', { exact: true }).waitFor();
  await page.getByRole('button', { name: '返回文档库' }).click();
  await trained();
  await question.fill('偏远地区退货的运费由谁承担？');
  await question.press('Enter');
  await page.getByRole('log').getByText('运费一律由我们承担').first().waitFor();
  expect(maker.complaints).toEqual([]);
});
