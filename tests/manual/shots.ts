import type { Page } from 'playwright';

/** Where the pictures are taken: the product, the workspace of one assistant, and a document of it. */
export interface Place {
  url: string;
  assistant: string;
  fileId: string;
}

const question = '年假可以结转吗？';

/** How to come to what a picture shows, by the article of the manual. */
export const shots: Readonly<Record<string, (page: Page, place: Place) => Promise<void>>> = {
  'create-assistant': async (page, { url }) => {
    await page.goto(`${url}/a/train/create/tenant`);
    const dialog = page.getByRole('dialog', { name: '创建助手' });
    await dialog.getByLabel('名称').fill('设备维修助手');
    await dialog.getByLabel('角色简介').fill('回答设备的安装、保养和故障处理问题。');
  },
  'write-settings': async (page, { assistant }) => {
    await page.goto(`${assistant}/role/basic`);
    await page.getByLabel('欢迎语').first().waitFor();
  },
  'upload-documents': async (page, { assistant }) => {
    await page.goto(`${assistant}/knowledge/doc`);
    await page.getByRole('cell', { name: '已训练' }).first().waitFor();
  },
  'edit-blocks': async (page, { assistant, fileId }) => {
    await page.goto(`${assistant}/knowledge/doc/${fileId}`);
    await page.locator('canvas').first().waitFor();
  },
  'read-sources': async (page, { assistant }) => {
    await page.goto(`${assistant}/knowledge/doc`);
    await page.getByRole('textbox', { name: '问题', exact: true }).last().waitFor();
    // What was asked earlier has come.
    await page.waitForLoadState('networkidle');
    const before = await page.getByRole('article').count();
    const box = page.getByRole('textbox').last();
    await box.fill(question);
    await box.press('Enter');
    await page.getByRole('article').nth(before).getByRole('button', { name: '复制', exact: true }).waitFor();
    await page.getByRole('button', { name: /引用1/ }).last().click();
    await page.locator('[data-mark][data-state="current"]').waitFor();
  },
  'retrieval-test': async (page, { assistant }) => {
    await page.goto(`${assistant}/knowledge/test`);
    await page.getByRole('textbox', { name: '测试问题' }).fill(question);
    await page.getByRole('button', { name: '检索', exact: true }).click();
    await page.getByRole('list', { name: '找到的段落' }).waitFor();
  },
  'publish-assistant': async (page, { assistant }) => {
    await page.goto(`${assistant}/release/webapp`);
    await page.getByRole('button', { name: '取消发布' }).waitFor();
  },
  statistics: async (page, { assistant }) => {
    await page.goto(`${assistant}/report/overview`);
    await page.getByRole('img').first().waitFor();
  },
};
