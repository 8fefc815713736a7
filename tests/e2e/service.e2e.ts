import type { Page } from 'playwright';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Visitor } from './browser.ts';
import { createScene } from './scene.ts';

const OWNER = '13900000021';
const AGENT = '13900000022';
const ASKER = '13900000023';

let owner: Visitor;
let agent: Visitor;
let asker: Visitor;
let kbBotId: string;

const { url, enter, query } = createScene();

/** An enterprise with a published assistant, and two members who act as it. */
beforeAll(async () => {
  owner = await enter(OWNER);
  agent = await enter(AGENT);
  asker = await enter(ASKER);
  await owner.page.goto(url('/freeMeal'));
  await owner.page.getByRole('button', { name: /领取/ }).first().click();
  const tenant = await vi.waitFor(
    async () => {
      const [made] = await query('select id from tenant');
      if (!made) throw new Error('no enterprise yet');
      return made;
    },
    { timeout: 10_000 },
  );
  await query(
    `insert into tenant_user (tenant_id, user_id, permission) select $1, id, 'member' from "user" where phone_number <> $2`,
    [tenant.id, OWNER],
  );
  await query('update "user" set current_tenant_id = $1', [tenant.id]);
  await owner.page.goto(url('/a/train/create/tenant'));
  await owner.page.getByRole('dialog').getByLabel('名称').fill('制度助手');
  await owner.page.getByRole('dialog').getByRole('button', { name: '创建', exact: true }).click();
  await owner.page.waitForURL('**/knowledge/doc');
  kbBotId = owner.page.url().split('/')[6]!;
  await query(`update kb_bot set permission = 'protected', category = 'general' where id = $1`, [kbBotId]);
}, 120_000);

const box = (page: Page) => page.getByRole('textbox', { name: '消息' });
const unread = (page: Page) => page.getByRole('button', { name: /^消息/ });

test('an admin turns human service on and names who answers [CS-01] [CS-02] [CS-11]', async () => {
  const { page } = owner;
  await page.goto(url(`/a/train/bot/${kbBotId}/role/cs`));
  await page.getByRole('switch', { name: '开启人工客服' }).click();
  await page.getByText('保存成功').waitFor();
  await page.getByRole('button', { name: '添加客服' }).click();
  const dialog = page.getByRole('dialog', { name: '添加客服' });
  await dialog
    .getByRole('row', { name: new RegExp(AGENT) })
    .getByRole('checkbox')
    .click();
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  await page.getByRole('row', { name: new RegExp(AGENT) }).waitFor();
});

test('a question reaches the agent as a message that opens its ticket, the answer comes back the same way [CS-05] [CS-06] [NOTIF-01] [NOTIF-04] [NOTIF-06]', async () => {
  await asker.page.goto(url(`/a/chat/bot/${kbBotId}/tenant/cs`));
  await asker.page.getByText('有问题，问人工客服').waitFor();
  await box(asker.page).fill('发票怎么开？');
  await box(asker.page).press('Enter');
  await asker.page.getByRole('article', { name: '我' }).getByText('发票怎么开？').waitFor();
  // Talked to, hence in the list beside the page.
  await asker.page
    .getByRole('complementary', { name: '我的对话' })
    .getByRole('link', { name: /制度助手/ })
    .waitFor();

  await agent.page.goto(url('/a/cs/center'));
  await agent.page
    .getByRole('link', { name: /制度助手/ })
    .first()
    .waitFor();
  await unread(agent.page).click();
  await agent.page.getByRole('button', { name: /^查看.*发票怎么开？/ }).click();
  await agent.page.waitForURL(`**/a/cs/bot/${kbBotId}/ticket/*`);
  await box(agent.page).fill('请到财务页申请。');
  await box(agent.page).press('Enter');
  await agent.page.getByRole('article', { name: '我' }).getByText('请到财务页申请。').waitFor();

  await asker.page.goto(url('/user/index'));
  await unread(asker.page).click();
  await asker.page.getByRole('button', { name: /^查看.*请到财务页申请。/ }).click();
  await asker.page.waitForURL(`**/a/chat/bot/${kbBotId}/tenant/cs`);
  await asker.page.getByRole('article', { name: '人工客服' }).getByText('请到财务页申请。').waitFor();
});

test('an ended ticket is said to be ended on both sides, and a switched-off service refuses in words [CS-09] [NOTIF-08]', async () => {
  await agent.page.getByRole('button', { name: '结束咨询' }).click();
  await agent.page.getByRole('button', { name: '结束', exact: true }).click();
  await agent.page.getByText(/^本次咨询已结束/).waitFor();
  await asker.page.reload();
  await asker.page.getByText(/^本次咨询已结束/).waitFor();
  await query(`update kb_bot set customer_service_status = 'disabled' where id = $1`, [kbBotId]);
  await box(asker.page).fill('还在吗？');
  await box(asker.page).press('Enter');
  await asker.page.getByText('该助手客服功能已关闭，请联系管理员').first().waitFor();
  expect(await box(asker.page).inputValue()).toBe('还在吗？');
  await query(`update kb_bot set permission = 'private' where id = $1`, [kbBotId]);
  await asker.page.reload();
  await asker.page.getByText('助手未公开，请联系管理员').first().waitFor();
});

test('nobody’s page complained', () => {
  // The refused question is answered with 409, which the browser notes by itself.
  const noted = [owner, agent, asker]
    .flatMap(({ complaints }) => complaints)
    .filter((text) => !/status of 409/.test(text));
  expect(noted).toEqual([]);
});
