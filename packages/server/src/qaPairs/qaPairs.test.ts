import { assistants, messages, qaEntries, qaPairs } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerServer, eventually, type AnswerServer } from '../answers/testing/answerServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { createAssistant } from '../assistants/create.ts';
import { newId } from '../platform/database/columns.ts';
import type { Actor } from '../testing/index.ts';
import { emptyBinJob } from './bin.ts';
import { listPairs } from './listPairs.ts';
import { kbBotQaPair } from './schema.ts';

let stage: AnswerServer;
let ann: Actor;
let staff: Actor;

beforeAll(async () => {
  stage = await answerServer({ extractive: true, worker: true });
  ann = await stage.server.actor();
  staff = await stage.server.member('admin');
});
afterAll(() => stage[Symbol.asyncDispose]());

const pairPath = (actor: Actor, call: string) => `/api/v1/${actor.tenantId ? 'tenant' : 'personal'}KbBotQaPair/${call}`;
const entryPath = (actor: Actor, call: string) => pairPath(actor, call).replace('Pair', 'Entry');
const pairCall = (actor: Actor, call: string, body: object) => actor.call('POST', pairPath(actor, call), body);
const entryCall = (actor: Actor, call: string, body: object) => actor.call('POST', entryPath(actor, call), body);
const create = (actor: Actor, kbBotId: string, question: string, answer: string, more: object = {}) =>
  pairCall(actor, 'create', { kbBotId, question, answer, ...more });
const page = async (actor: Actor, kbBotId: string, more: Record<string, string> = {}) =>
  (
    await actor.call('GET', `${pairPath(actor, 'query/page')}?${new URLSearchParams({ kbBotId, ...more }).toString()}`)
  ).as(qaPairs.page);
const entriesOf = async (actor: Actor, kbBotId: string, qaPairId: string, type?: 'q' | 'a') =>
  (await entryCall(actor, 'query/pageByPairId', { kbBotId, qaPairId, type, size: 100 })).as(qaEntries.page);
const own = (actor: Actor) =>
  seedAssistant(stage.server.services, {
    owner: actor.tenantId ? { type: 'tenant', id: actor.tenantId } : { type: 'personal', id: actor.userId },
  });
const ask = async (actor: Actor, kbBotId: string, question: string) => {
  const answer = await stage.ask(actor, kbBotId, { body: { question } });
  await answer.ended;
  return answer;
};

it('answers the next question with what was written, and cites the pair', async () => {
  const bot = await own(ann);
  const question = '年假可以分几次休？';
  const { id } = (await create(ann, bot.id, ` ${question} `, '最多分**三次**。')).as(qaPairs.create);
  const answer = await ask(ann, bot.id, question);
  expect(answer.text).toBe('最多分**三次**。 [1]');
  expect(answer.last).toMatchObject({
    sentenceMap: { 1: { reference: [{ type: 'qa', question_id: id, question }] } },
  });
  const { rows } = await listPairs(stage.server.services.db, bot.id, { page: 1, size: 10 });
  expect(rows).toMatchObject([{ question, hitCount: 1 }]);
});

it('refuses what is empty or too long with its words, and whose assistant is not one’s own [QA-02]', async () => {
  const bot = await own(ann);
  const words = async (question: string, answer: string) =>
    (await create(ann, bot.id, question, answer)).error.errorMessage;
  expect(await words(' ', '答')).toBe('请输入问题');
  expect(await words('问', ' ')).toBe('答案不能为空');
  expect(await words('问'.repeat(256), '答')).toBe('问题不能超过255个字');
  expect(await words('问', '𠮷'.repeat(3_001))).toBe('答案字符数量不能超过3000');
  expect((await create(ann, bot.id, '𠮷'.repeat(255), '𠮷'.repeat(3_000))).status).toBe(200);
  const bob = await stage.server.actor();
  for (const id of [bot.id, newId()]) {
    const refused = await create(bob, id, '问', '答');
    expect([refused.status, refused.error.errorMessage]).toEqual([404, messages.assistantMissing]);
  }
});

it('is copied with its assistant and goes with it', async () => {
  const { services } = stage.server;
  const bot = await createAssistant(services.db, { type: 'personal', id: ann.userId }, { name: '原本' }, new Date());
  await create(ann, bot.id, '谁批年假？', '部门主管。', { similarQuestions: ['年假找谁批准？'] });
  const copied = await ann.call('POST', '/api/v1/personalKbBot/copy', { kbBotId: bot.id });
  expect(copied.status).toBe(200);
  const { id } = copied.as(assistants.copy);
  expect((await ann.call('DELETE', `/api/v1/personalKbBot/${bot.id}`)).status).toBe(200);
  expect((await ask(ann, id, '年假找谁批准？')).text).toBe('部门主管。 [1]');
});

describe.each(['personal', 'tenant'] as const)('a %s library', (scope) => {
  const who = () => (scope === 'personal' ? ann : staff);

  it('tells which pairs are asked in the very same words, but not of itself and not of the bin [QA-02]', async () => {
    const bot = await own(who());
    const written = await create(who(), bot.id, '几点上班？', '九点。', { similarQuestions: ['上班时间'] });
    const { id } = written.as(qaPairs.create);
    const same = async (questions: string[], more: object = {}) =>
      (await pairCall(who(), 'query/same', { kbBotId: bot.id, questions, ...more }))
        .as(qaPairs.same)
        .rows.map((pair) => pair.id);
    expect(await same([' 几点上班？'])).toEqual([id]);
    expect(await same(['几点到岗？', '上班时间'])).toEqual([id]);
    expect(await same(['几点上班'])).toEqual([]);
    expect(await same(['几点上班？'], { exceptId: id })).toEqual([]);
    const { id: twin } = (await create(who(), bot.id, '几点上班？', '九点。')).as(qaPairs.create);
    expect((await same(['几点上班？'])).toSorted()).toEqual([id, twin].toSorted());
    expect(await same(['几点上班？'], { exceptId: twin })).toEqual([id]);
    await pairCall(who(), 'delete', { kbBotId: bot.id, qaPairId: id });
    await pairCall(who(), 'delete', { kbBotId: bot.id, qaPairId: twin });
    expect(await same(['几点上班？'])).toEqual([]);
    const stranger = await stage.server.actor();
    const refused = await pairCall(stranger, 'query/same', { kbBotId: bot.id, questions: ['几点上班？'] });
    expect(refused.status).toBe(404);
  });

  it('lists pairs newest first, by page and by keyword, ten on a page, with their fields [QA-01] [QA-10] [QA-13]', async () => {
    const bot = await own(who());
    for (let at = 1; at <= 12; at++)
      await create(who(), bot.id, `第${at}个问题？`, `答案${at}`, {
        similarQuestions: at === 3 ? ['100%另一种说法_'] : [],
      });
    const first = await page(who(), bot.id);
    expect([first.count, first.rows.length, first.rows[0]!.question]).toEqual([12, 10, '第12个问题？']);
    const second = await page(who(), bot.id, { page: '2' });
    expect(second.rows.map(({ question }) => question)).toEqual(['第2个问题？', '第1个问题？']);
    const { rows, count } = await page(who(), bot.id, { keyword: '%另一' });
    expect([count, rows[0]]).toMatchObject([
      1,
      {
        question: '第3个问题？',
        answer: '答案3',
        questionCount: 2,
        answerCount: 1,
        hitCount: 0,
        type: 'common',
        meta: { isMain: true },
      },
    ]);
    expect(rows[0]!.qaPairId).toBe(rows[0]!.id);
    expect((await page(who(), bot.id, { keyword: '答案1' })).count).toBe(4);
    expect((await page(who(), bot.id, { keyword: '_答' })).count).toBe(0);
  });

  it('changes a pair and its entries, and answers at once by every wording [QA-04] [QA-07] [QA-08]', async () => {
    const bot = await own(who());
    const { id } = (await create(who(), bot.id, '报销几天到账？', '三天。')).as(qaPairs.create);
    await pairCall(who(), 'update', {
      kbBotId: bot.id,
      qaPairId: id,
      question: '报销多久到账？',
      answer: '五个工作日。',
    });
    const added = await entryCall(who(), 'create', {
      kbBotId: bot.id,
      qaPairId: id,
      type: 'q',
      content: ' 钱什么时候打到卡上？ ',
    });
    const { id: wordingId } = added.as(qaEntries.create);
    expect((await ask(who(), bot.id, '钱什么时候打到卡上')).text).toBe('五个工作日。 [1]');
    expect((await ask(who(), bot.id, '您好，请问报销多久到账呢？')).text).toBe('五个工作日。 [1]');

    const { id: answerId } = (
      await entryCall(who(), 'create', { kbBotId: bot.id, qaPairId: id, type: 'a', content: '七天。' })
    ).as(qaEntries.create);
    expect((await ask(who(), bot.id, '报销多久到账？')).text).toBe('五个工作日。 [1]');
    await entryCall(who(), 'update', { kbBotId: bot.id, id: answerId, content: '七个工作日。', isMain: true });
    const entries = await entriesOf(who(), bot.id, id);
    expect(entries.count).toBe(4);
    expect(entries.rows.map(({ type, content, meta }) => [type, content, meta.isMain])).toEqual(
      expect.arrayContaining([
        ['q', '报销多久到账？', true],
        ['q', '钱什么时候打到卡上？', false],
        ['a', '七个工作日。', true],
        ['a', '五个工作日。', false],
      ]),
    );
    expect((await ask(who(), bot.id, '报销多久到账？')).text).toBe('七个工作日。 [1]');

    const main = await entryCall(who(), 'delete', { kbBotId: bot.id, id: answerId });
    expect([main.status, main.error.errorMessage]).toEqual([400, '主答案不能删除']);
    expect((await entryCall(who(), 'delete', { kbBotId: bot.id, id: wordingId })).status).toBe(200);
    const wordings = await entriesOf(who(), bot.id, id, 'q');
    expect(wordings.rows.map(({ content }) => content)).toEqual(['报销多久到账？']);
    const former = (await entriesOf(who(), bot.id, id, 'a')).rows[1]!;
    const several = { kbBotId: bot.id, ids: [former.id, answerId] };
    expect((await entryCall(who(), 'bulkDelete', several)).status).toBe(400);
    expect((await entryCall(who(), 'bulkDelete', { ...several, ids: [former.id] })).as(qaEntries.bulkRemove)).toEqual({
      count: 1,
    });
    const bad = await entryCall(who(), 'create', { kbBotId: bot.id, qaPairId: id, type: 'q', content: ' ' });
    expect(bad.error.errorMessage).toBe('请输入问题');
  });

  it('takes no more than eight answers', async () => {
    const bot = await own(who());
    const { id } = (await create(who(), bot.id, '问', '答1')).as(qaPairs.create);
    const more = { kbBotId: bot.id, qaPairId: id, type: 'a' };
    for (let at = 2; at <= 8; at++)
      expect((await entryCall(who(), 'create', { ...more, content: `答${at}` })).status).toBe(200);
    expect((await entryCall(who(), 'create', { ...more, content: '答9' })).error.errorMessage).toBe(
      '每条问答最多8个答案',
    );
  });

  it('a deleted pair is out of the next answer, lies in the bin, and comes back [QA-05]', async () => {
    const bot = await own(who());
    const make = async (question: string) =>
      (await create(who(), bot.id, question, `${question}的答案`)).as(qaPairs.create).id;
    const [one, two, three] = [await make('班车几点发车'), await make('食堂几点开门'), await make('宿舍几点熄灯')];
    expect((await pairCall(who(), 'delete', { kbBotId: bot.id, qaPairId: one })).status).toBe(200);
    expect((await ask(who(), bot.id, '班车几点发车')).text).not.toContain('班车几点发车的答案');
    const foreign = await pairCall(who(), 'bulkDelete', { kbBotId: bot.id, qaPairIds: [two, newId()] });
    expect(foreign.status).toBe(404);
    expect(
      (await pairCall(who(), 'bulkDelete', { kbBotId: bot.id, qaPairIds: [two, three] })).as(qaPairs.bulkRemove),
    ).toEqual({
      count: 2,
    });
    expect((await page(who(), bot.id)).count).toBe(0);
    const bin = await page(who(), bot.id, { deleted: 'yes' });
    expect(bin.rows.map(({ deletedAt }) => typeof deletedAt)).toEqual(['number', 'number', 'number']);
    const changed = await pairCall(who(), 'update', { kbBotId: bot.id, qaPairId: one, question: '问', answer: '答' });
    expect(changed.status).toBe(404);
    await pairCall(who(), 'restore', { kbBotId: bot.id, qaPairIds: [one] });
    expect((await ask(who(), bot.id, '班车几点发车')).text).toBe('班车几点发车的答案 [1]');
  });

  it('shows pairs that are about the same, and the assistant’s library [QA-11]', async () => {
    const bot = await own(who());
    await create(who(), bot.id, '出差住宿标准是多少？', '每晚四百元。');
    await create(who(), bot.id, '工牌丢了怎么补办？', '找行政。');
    const similar = async (question: string) =>
      (await pairCall(who(), 'query/similar', { kbBotId: bot.id, question })).as(qaPairs.similar).rows;
    expect((await similar('出差的住宿标准')).map(({ question }) => question)).toEqual(['出差住宿标准是多少？']);
    expect(await similar('打印机没纸了')).toEqual([]);
    const list = await who().call('GET', `${pairPath(who(), 'query/list')}?kbBotId=${bot.id}`);
    expect(list.as(qaPairs.libraries).rows).toMatchObject([{ id: bot.id, pairCount: 2 }]);
  });
});

it('after thirty days a deleted pair is gone for good; one that was deleted later is not', async () => {
  const { services } = stage.server;
  const bot = await own(ann);
  const make = async (question: string) => (await create(ann, bot.id, question, '答')).as(qaPairs.create).id;
  const [old, young] = [await make('旧的'), await make('新的')];
  await pairCall(ann, 'bulkDelete', { kbBotId: bot.id, qaPairIds: [old, young] });
  const thirtyDays = 30 * 86_400_000;
  await services.db
    .update(kbBotQaPair)
    .set({ deletedAt: new Date(services.now().getTime() - thirtyDays - 1) })
    .where(eq(kbBotQaPair.id, old));
  await emptyBinJob.enqueue(services.db, { kbBotId: bot.id });
  await eventually(async () => (await page(ann, bot.id, { deleted: 'yes' })).count === 1);
  expect((await page(ann, bot.id, { deleted: 'yes' })).rows[0]!.id).toBe(young);
});
