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
