import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { answererOf } from '../answers/answererOf.ts';
import { kbBotChatMessage } from '../answers/schema.ts';
import { kbBot, type AssistantRow } from '../assistants/schema.ts';
import { coinReservation } from '../coins/schema.ts';
import { kbBotFile } from '../documents/schema.ts';
import { tenantUser, user } from '../identity/schema.ts';
import type { Services } from '../platform/services.ts';
import { createTestServer } from '../testing/index.ts';
import { demoAssistants } from './assistants.ts';
import { printManual } from './printManual.ts';
import { demoLogin, seedDemo } from './seedDemo.ts';
import { waterPurifier } from './waterPurifier.ts';

/** What the answer to each clickable question has to hold. */
const facts: Readonly<Record<string, string>> = {
  '首次使用要冲洗多久？': '分钟',
  '红灯闪烁是什么意思？': '漏水',
  '外出几天需要关阀门吗？': '阀',
  'RO 滤芯多久换一次？': '个月',
  '更换滤芯后怎么复位？': '五秒',
  '保修期是多久？': '两年',
  '服务热线是多少？': '400-820-6688',
  '年假可以结转吗？': '次年三月底',
  '出差住宿标准是多少？': '600 元',
  '工资几号发？': '每月十日',
  '病假需要什么证明？': '医院证明',
  '发票丢了怎么报销？': '八折',
  '试用期多长？': '三个月',
  '离职要提前多久提出？': '三十天',
  '怎么创建助手？': '填写 1 至 20 个字的名称',
  '支持哪些文件格式？': 'pdf、doc、docx',
  '回答一次要花多少小星币？': '1 个小星币',
  '怎么把助手分享给别人？': '链接',
  '取消发布之后链接还能用吗？': '立即失效',
};

/** The whole answer of a server without a model. */
async function ask(services: Services, bot: AssistantRow, question: string): Promise<{ text: string; cites: number }> {
  const signal = AbortSignal.timeout(10_000);
  const request = { bot, question, history: [], written: '', cited: {}, signal, onCited: () => undefined };
  const told = { text: '', cites: 0 };
  for await (const part of answererOf(services, undefined).answer(request)) {
    if ('text' in part) told.text += part.text;
    else told.cites = Object.keys(part.end.sentenceMap).length;
  }
  return told;
}

it('fills an empty database once, with assistants whose documents answer their own questions', async () => {
  await using server = await createTestServer({ worker: true });
  const { services } = server;
  await seedDemo(services);
  await seedDemo(services);
  await server.settled();
  const assistants = await services.db.select().from(kbBot);
  expect(assistants.map((row) => row.name).toSorted()).toEqual(demoAssistants.map(({ name }) => name).toSorted());
  const files = await services.db.select().from(kbBotFile);
  const documents = demoAssistants.flatMap((demo) => demo.documents);
  expect(files.map(({ status }) => status)).toEqual(documents.map(() => 'trained'));
  expect(new Set(files.map(({ kind }) => kind))).toEqual(new Set(['pdf', 'docx']));
  for (const { publicId, welcomeWords, questionWords } of demoAssistants) {
    const bot = assistants.find((row) => row.publicId === publicId)!;
    const clickable = `${welcomeWords}\n${questionWords}`.matchAll(/^#{1,2}([^#\n]+[？?])#{1,2}$/gm);
    const questions = [...clickable].map(([, question]) => question!);
    expect(new Set(questions).size, 'a question stands twice on the first screen').toBe(questions.length);
    expect(questions.length).toBeGreaterThan(4);
    for (const question of questions) {
      const { text, cites } = await ask(services, bot, question);
      expect(text, question).toContain(facts[question]);
      expect(text, question).toMatch(/^以下内容摘自知识库：|^没有找到确切的答案，以下内容可能相关：/);
      expect(cites, question).toBeGreaterThan(0);
    }
  }
  // Coins of every purse are the sum of its ledger, and no answer of the month is left half paid.
  const { rows: purses } = await services.db.execute<{ owner_id: string }>(sql`
    select a.owner_id from coin_account a
    where a.balance <> (select sum(l.delta) from coin_ledger l where l.owner_type = a.owner_type and l.owner_id = a.owner_id)`);
  expect(purses).toEqual([]);
  expect(await services.db.$count(coinReservation)).toBe(0);
  const messages = await services.db.select().from(kbBotChatMessage);
  expect(messages.length).toBeGreaterThan(300);
  const silent = messages.filter(({ answerSource }) => answerSource === 'notFound');
  expect(silent.length).toBeGreaterThan(20);
  expect(silent.length).toBeLessThan(messages.length / 5);
  expect(new Set(messages.map(({ source }) => source)).size).toBeGreaterThan(4);
  expect(new Set(messages.map(({ province }) => province)).size).toBeGreaterThan(10);
  // The balance after each line is the one of the line before and this movement.
  const { rows: breaks } = await services.db.execute(sql`
    select line from (
      select line, balance, delta, lag(balance) over (partition by owner_type, owner_id order by line) as before
      from coin_ledger where line is not null) l
    where before is not null and before + delta <> balance`);
  expect(breaks).toEqual([]);
  // Every other answer names the document that it stands in.
  const names = documents.map(({ form, manual }) => `${manual.name}.${form === 'docx' ? 'docx' : 'pdf'}`);
  for (const { question, answer, answerSource, sentenceMap } of messages) {
    if (answerSource === 'notFound') continue;
    expect(answer, question).toMatch(/ \[1\]。$/);
    expect(names).toContain(sentenceMap['1']?.reference[0]?.doc_name);
    expect(sentenceMap['1']?.reference[0]?.locations.length, question).toBeGreaterThan(0);
  }
  // The owner of the printed log-in begins in the enterprise, the person who only has himself does not.
  const places = await services.db.select({ phone: user.phoneNumber, at: user.currentTenantId }).from(user);
  const placeOf = (wanted: string) => places.find(({ phone }) => phone === wanted)?.at;
  expect(placeOf('13800138000')).toBeTruthy();
  expect(placeOf('13800138002')).toBeNull();
  const permissions = await services.db
    .select({ permission: tenantUser.permission, since: tenantUser.createdAt })
    .from(tenantUser);
  // Each came on a day of his own, before the conversations.
  expect(new Set(permissions.map(({ since }) => since.getTime())).size).toBe(5);
  expect(Math.max(...permissions.map(({ since }) => since.getTime()))).toBeLessThan(
    services.now().getTime() - 60 * 86_400_000,
  );
  expect(permissions.map(({ permission }) => permission).toSorted()).toEqual([
    'admin',
    'member',
    'member',
    'member',
    'owner',
  ]);
  const guest = await server.actor({ phoneNumber: '13911112222' });
  expect(guest.phoneNumber).not.toBe(demoLogin.phoneNumber);
  await services.db.delete(kbBot);
  await seedDemo(services);
  expect(await services.db.select().from(kbBot)).toEqual([]);
});

it('prints the same manual without the font of Debian, as a small file', async () => {
  const plain = await printManual(waterPurifier, { embedFonts: false });
  expect(plain.subarray(0, 5).toString()).toBe('%PDF-');
  expect(plain.length).toBeLessThan(20_000);
  expect(plain.toString('latin1')).toContain('UniGB-UCS2-H');
  expect((await printManual(waterPurifier, { embedFonts: false })).equals(plain)).toBe(true);
});
