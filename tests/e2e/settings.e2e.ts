import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import type { Visitor } from './browser.ts';
import { createScene } from './scene.ts';

const PERSON = '13900000041';

let person: Visitor;
let kbBotId: string;

const { url, enter, query } = createScene();

beforeAll(async () => {
  person = await enter(PERSON);
}, 120_000);

const picture = () => readFileSync(path.join(import.meta.dirname, '../../packages/app/pictures/source.png'));

test('a template fills what is empty and leaves what was typed [BOT-06]', async () => {
  const { page } = person;
  await page.goto(url('/a/train/create/personal'));
  const dialog = page.getByRole('dialog', { name: '创建助手' });
  await dialog.getByLabel('名称').fill('泵站助手');
  await dialog.getByLabel('角色简介').fill('我自己写的简介');
  await dialog.getByRole('radio', { name: /^模板/ }).click();
  await dialog.getByRole('combobox', { name: '模板' }).click();
  await page.getByRole('option').first().click();
  await expect.poll(() => dialog.getByLabel('欢迎语').inputValue()).not.toBe('');
  expect(await dialog.getByLabel('角色简介').inputValue()).toBe('我自己写的简介');
  const first = await dialog.getByLabel('欢迎语').inputValue();
  // Another template replaces what the one before wrote.
  await dialog.getByRole('combobox', { name: '模板' }).click();
  await page.getByRole('option').last().click();
  await expect.poll(() => dialog.getByLabel('欢迎语').inputValue()).not.toBe(first);
  await dialog.getByRole('button', { name: '创建', exact: true }).click();
  await page.waitForURL('**/knowledge/doc');
  kbBotId = page.url().split('/')[6]!;
  expect(await query('select description from kb_bot where id = $1', [kbBotId])).toEqual([
    { description: '我自己写的简介' },
  ]);
});

test('an assistant gets a picture of its own, cut before it is stored [BOT-11]', async () => {
  const { page } = person;
  await page.goto(url(`/a/train/bot/${kbBotId}/role/basic`));
  await page.getByRole('button', { name: /更换头像$/ }).click();
  await page.getByLabel('上传图片').setInputFiles({
    name: '泵站.png',
    mimeType: 'image/png',
    buffer: picture(),
  });
  await page.getByRole('dialog', { name: '裁剪头像' }).getByRole('button', { name: '使用' }).click();
  await page.getByRole('dialog', { name: '裁剪头像' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await page.getByText('保存成功').first().waitFor();
  const [saved] = await query('select avatar from kb_bot where id = $1', [kbBotId]);
  const avatar = saved?.['avatar'] as { type: string; url: string };
  expect(avatar.type).toBe('url');
  const stored = await page.request.get(url(avatar.url));
  expect(stored.headers()['content-type']).toMatch(/^image\//);
});

test('texts that are too long are told by name, before anything is sent [BOT-12]', async () => {
  const { page } = person;
  const save = () => page.getByRole('button', { name: '保存', exact: true }).click();
  const description = page.getByRole('textbox', { name: /^简介/ });
  await description.fill('述'.repeat(2_001));
  await save();
  await page.getByText('角色简介不能超过2000个字符').waitFor();
  await description.fill('  ');
  await save();
  await page.getByText('角色简介不能为空').waitFor();
  await description.fill('回答泵站的问题');
  await page.getByRole('button', { name: '按文本编辑' }).click();
  await page.getByRole('textbox', { name: '问题引导的文本' }).fill('问'.repeat(4_001));
  await save();
  await page.getByText('问题引导不能超过4000个字符').waitFor();
  await page.getByRole('textbox', { name: '问题引导的文本' }).fill('#上手#\n##怎么启动？##');
  await save();
  await page.getByText('保存成功').first().waitFor();
});

test('of two tabs the older form never wins: it shows what differs, and loses nothing that was typed [BOT-13]', async () => {
  const { page: first } = person;
  const second = await first.context().newPage();
  second.setDefaultTimeout(20_000);
  const description = (page: Page) => page.getByRole('textbox', { name: /^简介/ });
  const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true }).click();
  const asked = (page: Page) => page.getByRole('dialog', { name: '内容已被修改' });
  const stored = async () => {
    const [row] = await query('select name, description from kb_bot where id = $1', [kbBotId]);
    return row;
  };
  for (const page of [first, second]) await page.goto(url(`/a/train/bot/${kbBotId}/role/basic`));
  await description(second).fill('第二个页面写的简介');
  await description(first).fill('第一个页面写的简介');
  await save(first);
  await first.getByText('保存成功').first().waitFor();

  await save(second);
  await asked(second).getByRole('group', { name: '对方保存的' }).getByText('第一个页面写的简介').waitFor();
  await asked(second).getByRole('group', { name: '我填写的' }).getByText('第二个页面写的简介').waitFor();
  await asked(second).getByRole('button', { name: '继续编辑' }).click();
  expect(await description(second).inputValue()).toBe('第二个页面写的简介');
  expect(await stored()).toMatchObject({ description: '第一个页面写的简介' });
  // A load of the page keeps both what was typed and what it was made from.
  await second.reload();
  await save(second);
  await asked(second).getByRole('button', { name: '保存我的修改' }).click();
  await second.getByText('保存成功').first().waitFor();
  expect(await stored()).toMatchObject({ description: '第二个页面写的简介' });

  const name = first.getByRole('textbox', { name: /名称/ });
  const before = await name.inputValue();
  await name.fill('泵站顾问');
  await save(first);
  await asked(first).getByText('对方还修改了简介').waitFor();
  await asked(first).getByRole('button', { name: '采用对方的内容' }).click();
  await expect.poll(() => description(first).inputValue()).toBe('第二个页面写的简介');
  expect(await name.inputValue()).toBe(before);
  expect(await stored()).toEqual({ name: before, description: '第二个页面写的简介' });
  await second.close();
  // The refusal itself, which the browser writes down.
  expect(person.complaints.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('no more than twenty characters of a nickname can be typed, and the new one shows at once [ACCT-11]', async () => {
  const { page } = person;
  await page.goto(url('/user/index'));
  await page.getByRole('button', { name: '编辑资料' }).click();
  const name = page.getByRole('textbox', { name: /昵称/ });
  await name.fill('');
  await name.pressSequentially('一二三四五六七八九十一二三四五六七八九十多余');
  expect(await name.inputValue()).toBe('一二三四五六七八九十一二三四五六七八九十');
  await name.fill('泵站值班员');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await page.getByRole('heading', { name: '泵站值班员' }).waitFor();
});

test('whoever applies to renew sees that it was received, and later what became of it [ENT-15]', async () => {
  const { page } = person;
  await page.goto(url('/solution?reNew=true'));
  await page.getByRole('button', { name: '申请续费' }).first().click();
  const dialog = page.getByRole('dialog', { name: '申请续费' });
  await dialog.getByLabel('真实姓名').fill('林知夏');
  await dialog.getByLabel('手机号').fill(PERSON);
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await dialog.getByText('申请成功').waitFor();
  const own = dialog.getByRole('region', { name: '我的申请' });
  await own.getByText('企业续费申请').waitFor();
  await own.getByText('已收到', { exact: true }).waitFor();
  await query(`update application set state = 'approved' where type = 'enterprise_renewal'`);
  await page.goto(url('/cooperation'));
  await page.getByRole('region', { name: '我的申请' }).getByText('已通过').waitFor();
  expect(person.complaints).toEqual([]);
});
