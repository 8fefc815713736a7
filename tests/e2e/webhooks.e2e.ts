import { afterAll, beforeAll, expect, test } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { startReceiver, type Receiver } from '../../packages/server/src/webhooks/testing/startReceiver.ts';
import type { Visitor } from './browser.ts';
import { createDemo, people } from './demo.ts';

const { url, query, post, actAs, enterDemo } = createDemo(() => ({ WEBHOOK_HOSTS: '127.0.0.1' }));

let receiver: Receiver;
let owner: Visitor & { token: string };
let kbBotId: string;

beforeAll(async () => {
  receiver = await startReceiver();
  owner = await enterDemo(people.owner);
  const [own] = await query('select id from tenant');
  await actAs(owner.token, String(own?.id));
  const [bot] = await query(`select id from kb_bot where name = '员工手册问答'`);
  kbBotId = String(bot?.id);
});
afterAll(() => receiver?.[Symbol.asyncDispose]());

test('a receiver is named, takes a test and a dislike, fails, and gets what it missed when that is sent again', async () => {
  const { page } = owner;
  await page.goto(url(`/a/train/bot/${kbBotId}/release/api`));
  await page.getByRole('button', { name: '添加推送' }).click();
  const form = page.getByRole('dialog', { name: '添加推送' });
  await form.getByRole('textbox', { name: '接收地址' }).fill(receiver.url);
  await form.getByRole('textbox', { name: '描述' }).fill('工单系统');
  await form.getByText('回答被点踩').click();
  await form.getByRole('button', { name: '保存' }).click();
  const shown = page.getByRole('dialog', { name: '签名密钥' });
  const secret = await shown.getByRole('textbox', { name: '密钥' }).inputValue();
  await shown.getByRole('button', { name: '我已保存' }).click();

  const row = page.getByRole('row').filter({ hasText: '工单系统' });
  await row.getByRole('button', { name: '测试' }).click();
  await page.getByText('测试推送已送达').waitFor();
  const [first] = receiver.arrived;
  expect(new Webhook(secret).verify(first!.text, first!.headers as Record<string, string>)).toMatchObject({
    type: 'webhook.test',
    assistant_id: kbBotId,
  });

  receiver.answer = { status: 500, body: 'no room for more' };
  const [answer] = await query(
    `select m.id from kb_bot_chat_message m where m.kb_bot_id = $1 and m.asker = $2 and m.answer_status = 'success' limit 1`,
    [kbBotId, await askerOfAnswer()],
  );
  const rated = await post('/api/v1/kbBotChatHistory/update/thumb', { id: answer?.id, thumb: 'down' }, owner.token);
  expect(rated).toEqual({});
  await expect.poll(() => receiver.of('answer.disliked').length, { timeout: 30_000 }).toBe(1);
  await page.reload();
  await row.getByText('最近失败').waitFor();
  await row.getByRole('button', { name: /更多操作/ }).click();
  await page.getByRole('menuitem', { name: '推送记录' }).click();
  const drawer = page.getByRole('dialog', { name: '推送记录：工单系统' });
  const missed = drawer.getByRole('listitem').filter({ hasText: '回答被点踩' });
  await missed.getByText('接收方返回500').waitFor();
  await missed.getByRole('button', { name: '查看内容' }).click();
  await drawer.getByText('no room for more').waitFor();

  receiver.answer = { status: 204 };
  await query(`update kb_bot_webhook_delivery set state = 'failed' where state = 'waiting'`);
  await missed.getByRole('button', { name: '重新发送' }).click();
  await missed.getByText('已送达').waitFor({ timeout: 30_000 });
  const ids = receiver.of('answer.disliked').map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

/** The owner asks once, as the enterprise, so that there is an answer of his own to rate. */
async function askerOfAnswer(): Promise<string> {
  const answer = await fetch(url('/api/v1/tenantKbBotQa/answer4Real'), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${owner.token}`,
      'idempotency-key': 'dislike',
    },
    body: JSON.stringify({ kbBotId, question: '年假可以结转吗？', side: 'use' }),
  });
  expect(answer.status).toBe(200);
  await answer.text();
  const [message] = await query(
    `select asker from kb_bot_chat_message where kb_bot_id = $1 order by created_at desc limit 1`,
    [kbBotId],
  );
  return String(message?.asker);
}
