import { coins, assistants, constants, prices, regression } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import writeExcelFile from 'write-excel-file/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answerServer, eventually, PIECES, QUESTION, type AnswerServer } from '../answers/testing/answerServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { coinAccount } from '../coins/schema.ts';
import { kbBotFile } from '../documents/schema.ts';
import { formOf } from '../documents/testing/form.ts';
import { createPairs } from '../qaPairs/createPairs.ts';
import { Answer, type Actor } from '../testing/index.ts';
import { runJob } from './runJob.ts';
import { nextRunAfter, scheduleJob } from './schedule.ts';
import { kbBotRegressionResult, kbBotRegressionRun } from './schema.ts';

let stage: AnswerServer;
let ann: Actor;
let staff: Actor;

beforeAll(async () => {
  stage = await answerServer({ worker: true });
  ann = await stage.server.actor();
  staff = await stage.server.member('admin');
});
afterAll(() => stage[Symbol.asyncDispose]());
beforeEach(() => stage.model.play({ script: 'normal', pieces: PIECES, reply: () => undefined }));

const CLAIMS = '报销要在几天内提交发票？';
const path = (who: Actor, call: string) => `/api/v1/${who.tenantId ? 'tenant' : 'personal'}KbBotRegression/${call}`;
const own = (who: Actor) =>
  seedAssistant(stage.server.services, {
    owner: who.tenantId ? { type: 'tenant', id: who.tenantId } : { type: 'personal', id: who.userId },
  });
const post = (who: Actor, call: string, body: object) => who.call('POST', path(who, call), body);
const read = (who: Actor, call: string, kbBotId: string, more = '') =>
  who.call('GET', `${path(who, `query/${call}`)}?kbBotId=${kbBotId}${more}`);
const overview = async (who: Actor, kbBotId: string) => (await read(who, 'overview', kbBotId)).as(regression.overview);
const questionsOf = async (who: Actor, kbBotId: string) =>
  (await read(who, 'questions', kbBotId, '&size=100')).as(regression.questions).rows;
const latest = async (who: Actor, kbBotId: string) => (await read(who, 'run', kbBotId)).as(regression.run);
const add = (who: Actor, kbBotId: string, question: string, more: object = {}) =>
  post(who, 'question/create', { kbBotId, question, ...more });
const runIt = async (who: Actor, kbBotId: string) => {
  const started = await post(who, 'run/create', { kbBotId });
  expect(started.status, started.text).toBe(200);
  await stage.server.settled();
  return await latest(who, kbBotId);
};
const send = async (
  who: Actor,
  kbBotId: string,
  bytes: Buffer,
  name = '题目.xlsx',
  { call = 'question/bulkImport', ...fields }: { call?: string; columns?: string; head?: 'yes' | 'no' } = {},
) => {
  const { payload, headers } = formOf({ kbBotId, ...fields }, { field: 'files', name, bytes });
  const url = path(who, call);
  return new Answer(
    await stage.server.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...who.headers } }),
  );
};

it('compares a run with the one before: better, worse, other words, the same, and whether it cites what it should', async () => {
  const bot = await own(ann);
  const right = { fileId: bot.fileId, page: 1 };
  for (const [question, more] of [
    [QUESTION, right],
    [CLAIMS, right],
    ['满一年有几天年假？', {}],
    ['年假多少天？', {}],
  ] as const)
    expect((await add(ann, bot.id, question, more)).status).toBe(200);

  const asked = (said: Record<string, string[]>) =>
    stage.model.play({
      reply: ({ messages: sent }) =>
        Object.entries(said).find(([question]) => sent.at(-1)?.content.includes(question))?.[1],
    });
  asked({
    [QUESTION]: ['十天[1]。'],
    // Words at length that cite nothing.
    [CLAIMS]: ['三十天。'.repeat(40)],
    满一年有几天: ['五天[1]。'],
    年假多少天: ['五天[1]。'],
  });
  const first = await runIt(ann, bot.id);
  expect(first.run).toMatchObject({ status: 'done', total: 4, done: 4, answered: 3, expected: 2, right: 1 });
  expect(first.results.map(({ change }) => change)).toEqual(Array(4).fill('new'));
  expect(first.results[0]!.now!.cited).toEqual([{ kind: 'doc', id: bot.fileId, name: '员工手册.pdf', pages: [1] }]);
  expect(first.results[1]!.now).toMatchObject({ answered: false, certainty: 'related', right: false, cited: [] });

  asked({
    [QUESTION]: ['<未找到>'],
    [CLAIMS]: ['三十天[1]。'],
    满一年有几天: ['满一年五天[1]。'],
    年假多少天: ['五天 [1]。'],
  });
  const second = await runIt(ann, bot.id);
  expect(second.before?.id).toBe(first.run!.id);
  expect(second.run).toMatchObject({ answered: 3, right: 2 });
  expect(second.results.map(({ question, change }) => [question, change])).toEqual([
    [QUESTION, 'worse'],
    [CLAIMS, 'better'],
    ['满一年有几天年假？', 'wording'],
    ['年假多少天？', 'same'],
  ]);
  // The right page is shown, but as related only.
  expect(second.results[0]!.now).toMatchObject({ answered: false, certainty: 'related', right: true });
  expect(second.results[0]!.before!.answer).toContain('十天');
  expect((await overview(ann, bot.id)).changes).toEqual({ worse: 1, better: 1, wording: 1, slower: 0 });
  const history = (await read(ann, 'runs', bot.id)).as(regression.runs);
  expect([history.count, history.rows.map(({ id }) => id)]).toEqual([2, [second.run!.id, first.run!.id]]);
  const named = (await read(ann, 'run', bot.id, `&id=${first.run!.id}`)).as(regression.run);
  expect([named.run!.id, named.before]).toEqual([first.run!.id, null]);
  // Asking the set leaves no conversation behind.
  expect(await stage.messages(bot.id)).toEqual([]);
});

it('judges sources that users are not shown, and says slower from half as much time again on', async () => {
  const { services } = stage.server;
  const bot = await seedAssistant(services, {
    owner: { type: 'personal', id: ann.userId },
    settings: { documentLibrary: { status: 'enabled', showReference: false, indexType: 'simple_v3' } },
  });
  await add(ann, bot.id, QUESTION, { fileId: bot.fileId });
  const { run, results } = await runIt(ann, bot.id);
  expect([run!.right, results[0]!.now!.right]).toEqual([1, true]);
  const outcome = { ...results[0]!.now!, ms: -2_000 };
  await services.db.update(kbBotRegressionResult).set({ outcome }).where(eq(kbBotRegressionResult.runId, run!.id));
  const again = await runIt(ann, bot.id);
  expect([again.results[0]!.change, again.results[0]!.slower]).toEqual(['same', true]);
});

it('takes in the pairs of the library and rated answers, each question once', async () => {
  const bot = await own(ann);
  const { db } = stage.server.services;
  const [pairId] = await createPairs(db, bot.id, [
    { questions: ['食堂几点开门？', '几点开饭'], answers: ['七点。'], createdAt: new Date() },
  ]);
  const liked = await stage.ask(ann, bot.id);
  await liked.ended;
  const rate = (id: string, thumb: string) => ann.call('POST', '/api/v1/kbBotChatHistory/update/thumb', { id, thumb });
  expect((await rate(liked.id!, 'up')).status).toBe(200);
  stage.model.play({ pieces: ['不知道。'] });
  const disliked = await stage.ask(ann, bot.id, { body: { question: '停车怎么收费？' } });
  await disliked.ended;
  expect((await rate(disliked.id!, 'down')).status).toBe(200);

  const collect = async (from: string) =>
    (await post(ann, 'question/collect', { kbBotId: bot.id, from })).as(regression.collect).count;
  const collectable = async (from: string) =>
    (await ann.call('GET', `${path(ann, 'question/query/collectable')}?kbBotId=${bot.id}&from=${from}`)).as(
      regression.collectable,
    );
  const offered = await collectable('thumbs');
  expect(offered.room).toBe(300);
  expect(offered.rows.map(({ question, origin }) => [question, origin])).toEqual([
    ['停车怎么收费？', 'down'],
    [QUESTION, 'up'],
  ]);
  const chosen = { kbBotId: bot.id, from: 'thumbs', questions: ['停车怎么收费？', '没有人问过'] };
  expect((await post(ann, 'question/collect', chosen)).as(regression.collect)).toEqual({ count: 1 });
  expect((await collectable('thumbs')).rows.map(({ question }) => question)).toEqual([QUESTION]);
  expect([await collect('pairs'), await collect('thumbs')]).toEqual([1, 1]);
  expect([await collect('pairs'), await collect('thumbs')]).toEqual([0, 0]);
  const set = await questionsOf(ann, bot.id);
  expect(set.map(({ question, origin, expected }) => [question, origin, expected])).toEqual(
    expect.arrayContaining([
      ['食堂几点开门？', 'pair', { kind: 'qa', id: pairId, name: '食堂几点开门？', page: null }],
      [QUESTION, 'up', { kind: 'doc', id: bot.fileId, name: '员工手册.pdf', page: 1 }],
      ['停车怎么收费？', 'down', null],
    ]),
  );
  const { results } = await runIt(ann, bot.id);
  expect(results.find(({ question }) => question === '食堂几点开门？')!.now).toMatchObject({
    right: true,
    answer: '七点。 [1]',
  });
});

it('imports questions with the document and page that is expected, and refuses single rows', async () => {
  const bot = await own(ann);
  const sheet = await writeExcelFile([
    ['页码', '问题', '文档'],
    [1, QUESTION, '员工手册.pdf'],
    [null, CLAIMS, null],
    [null, null, null],
    [2, '没有文档的页码', null],
    ['一', '页码不是数字', '员工手册.pdf'],
    [null, '不在库中', '别的.pdf'],
    [null, '长'.repeat(256), null],
  ]).toBuffer();
  const answer = await send(ann, bot.id, sheet);
  expect(answer.as(regression.bulkImport)).toEqual({
    importId: expect.any(String),
    good: 2,
    failures: [
      { row: 5, question: '没有文档的页码', reason: '填写页码时请同时填写文档' },
      { row: 6, question: '页码不是数字', reason: '页码不正确' },
      { row: 7, question: '不在库中', reason: '文档库中没有这个文档' },
      { row: 8, question: '长'.repeat(255), reason: '问题不能超过255个字' },
    ],
  });
  const set = await questionsOf(ann, bot.id);
  expect(set.find(({ question }) => question === QUESTION)!.expected).toMatchObject({ id: bot.fileId, page: 1 });
  expect((await send(ann, bot.id, Buffer.from('%PDF-1.7'), 'a.pdf')).status).toBe(400);
  expect((await send(await stage.server.actor(), bot.id, sheet)).status).toBe(404);
  // A sheet of more than fits fills the set up to its limit; the next question is refused.
  const many = Buffer.from(`问题\n${Array.from({ length: 400 }, (_, at) => `问题${at}`).join('\n')}`);
  const rest = constants.REGRESSION_QUESTIONS - 2;
  expect((await send(ann, bot.id, many, '很多.csv')).as(regression.bulkImport).good).toBe(rest);
  expect((await add(ann, bot.id, '再来一题')).error.errorMessage).toContain('最多300道题目');
});

it('shows what a sheet of questions would be read as, refuses heads it does not know, and tells what it took in', async () => {
  const bot = await own(ann);
  const sheet = Buffer.from('甲,乙\n年假几天？,员工手册.pdf\n病假几天？,\n');
  const call = 'question/bulkImport/preview';
  const problem = '表头缺少“问题”，无法识别“甲”“乙”，请按模板填写';
  const seen = (await send(ann, bot.id, sheet, '题.csv', { call })).as(regression.importPreview);
  expect(seen).toMatchObject({ total: 3, columns: ['none', 'none'], problem });
  for (const head of ['题目', '提问', 'Question', '问 题：']) {
    const known = (await send(ann, bot.id, Buffer.from(`${head}\n年假几天？\n`), '题.csv', { call })).as(
      regression.importPreview,
    );
    expect(known).toMatchObject({ total: 2, columns: ['question'], problem: '' });
  }
  const bare = (await send(ann, bot.id, Buffer.from('题目\n'), '题.csv', { call })).as(regression.importPreview);
  expect(bare).toMatchObject({ total: 1, problem: '', repeated: 0 });
  const refused = await send(ann, bot.id, sheet, '题.csv');
  expect([refused.status, refused.error.errorMessage]).toEqual([400, problem]);
  const columns = 'question,document';
  const { importId } = (await send(ann, bot.id, sheet, '题.csv', { columns })).as(regression.bulkImport);
  expect(await questionsOf(ann, bot.id)).toHaveLength(2);
  // Whoever closes the result takes the import back from the list of the last ones, and keeps what came another way.
  expect((await add(ann, bot.id, QUESTION)).status).toBe(200);
  const again = Buffer.from(`问题\n${QUESTION}\n`);
  expect((await send(ann, bot.id, again, '再来.csv')).as(regression.bulkImport).good).toBe(0);
  const lines = async (who: Actor) =>
    await who.call('GET', `/api/v1/personalKbBotRegression/query/imports?kbBotId=${bot.id}`);
  expect((await lines(ann)).as(regression.imports).rows).toMatchObject([
    { fileName: '再来.csv', status: 'done', good: 0, userName: expect.stringMatching(/./) },
    { id: importId, fileName: '题.csv', status: 'done', good: 2 },
  ]);
  const bob = await stage.server.actor();
  expect((await lines(bob)).status).toBe(404);
  const undo = { kbBotId: bot.id, importId };
  expect((await post(bob, 'question/bulkImport/undo', undo)).status).toBe(404);
  expect((await post(ann, 'question/bulkImport/undo', undo)).as(regression.undoImport)).toEqual({ count: 2 });
  expect((await post(ann, 'question/bulkImport/undo', undo)).as(regression.undoImport)).toEqual({ count: 0 });
  expect((await lines(ann)).as(regression.imports).rows[1]).toMatchObject({ id: importId, status: 'undone' });
  expect((await questionsOf(ann, bot.id)).map(({ question }) => question)).toEqual([QUESTION]);
  const foreign = { kbBotId: (await own(ann)).id, importId };
  expect((await post(ann, 'question/bulkImport/undo', foreign)).error.errorMessage).toBe('导入记录不存在');
  expect((await send(await stage.server.actor(), bot.id, sheet, '题.csv', { call })).status).toBe(404);
});

it('refuses what makes no sense: nothing to ask, a second run, the same question, foreign documents and pages', async () => {
  const bot = await own(ann);
  const other = await own(ann);
  expect((await post(ann, 'run/create', { kbBotId: bot.id })).error.errorMessage).toBe('请先加入题目');
  expect((await add(ann, bot.id, QUESTION, { fileId: other.fileId })).status).toBe(404);
  expect((await add(ann, bot.id, ' ')).status).toBe(400);
  const { id } = (await add(ann, bot.id, QUESTION)).as(regression.create);
  expect((await add(ann, bot.id, QUESTION)).status).toBe(409);
  stage.model.play({ script: 'held' });
  expect((await post(ann, 'run/create', { kbBotId: bot.id })).status).toBe(200);
  expect((await post(ann, 'run/create', { kbBotId: bot.id })).error.errorMessage).toBe('回归正在进行，请等它结束');
  expect((await post(ann, 'run/stop', { kbBotId: bot.id })).status).toBe(200);
  stage.model.release();
  await stage.server.settled();
  expect((await latest(ann, bot.id)).run).toMatchObject({ status: 'stopped' });
  expect((await post(ann, 'question/bulkDelete', { kbBotId: other.id, ids: [id] })).status).toBe(404);
  expect((await post(ann, 'question/bulkDelete', { kbBotId: bot.id, ids: [id] })).status).toBe(200);
  expect((await overview(ann, bot.id)).questionCount).toBe(0);
});

it('costs an enterprise what trial answers cost, nothing for an answer that failed, and ends when the coins do', async () => {
  const bot = await own(staff);
  const owner = { type: 'tenant', id: staff.tenantId! } as const;
  for (const question of [QUESTION, CLAIMS, '满一年有几天年假？']) await add(staff, bot.id, question);
  expect((await overview(staff, bot.id)).coins).toBe(3 * prices.answer);
  const setCoins = (balance: number) =>
    stage.server.services.db
      .update(coinAccount)
      .set({ balance: coins(balance) })
      .where(eq(coinAccount.ownerId, owner.id));
  stage.model.play({ script: 'cut' });
  const before = await stage.balance(owner);
  const broken = await runIt(staff, bot.id);
  expect([broken.run!.status, broken.run!.answered, broken.results[0]!.now!.answered]).toEqual(['done', 0, false]);
  expect(broken.results[0]!.now!.failure).not.toBe('');
  expect(await stage.balance(owner)).toBe(before);
  // What is only related costs nothing, as in a chat.
  stage.model.play({ script: 'normal', reply: () => ['三十天。'.repeat(40)] });
  const related = await runIt(staff, bot.id);
  expect(related.results.map(({ now }) => [now!.answered, now!.certainty])).toEqual(Array(3).fill([false, 'related']));
  expect(await stage.balance(owner)).toBe(before);
  stage.model.play({ script: 'normal', reply: () => undefined });
  await runIt(staff, bot.id);
  expect(await stage.balance(owner)).toBe(before - 3 * prices.answer);
  expect(await stage.unbalanced()).toEqual([]);
  // Others take coins while it runs.
  expect((await post(staff, 'reserve/update', { kbBotId: bot.id, reserve: 0 })).status).toBe(200);
  await setCoins(3 * prices.answer);
  const asked = stage.model.requests.length;
  stage.model.play({ script: 'held' });
  expect((await post(staff, 'run/create', { kbBotId: bot.id })).status).toBe(200);
  await eventually(() => stage.model.requests.length > asked);
  await setCoins(2 * prices.answer);
  stage.model.release();
  await stage.server.settled();
  const ended = await latest(staff, bot.id);
  expect(ended.run).toMatchObject({ status: 'failed', done: 2, reason: '企业小星币余额不足，请充值后重试' });
  expect(ended.results[2]).toMatchObject({ now: null, change: 'open' });
  expect(await stage.balance(owner)).toBe(0);
  // The unfinished one is not what the next is compared with.
  await setCoins(before);
  expect((await runIt(staff, bot.id)).results.map(({ change }) => change)).toEqual(Array(3).fill('same'));
});

it('goes on with the first open question when its process was killed, and pays none twice', async () => {
  const bot = await own(staff);
  for (const question of [QUESTION, CLAIMS]) await add(staff, bot.id, question);
  const { run } = await runIt(staff, bot.id);
  const { services } = stage.server;
  const owner = { type: 'tenant', id: staff.tenantId! } as const;
  const before = await stage.balance(owner);
  await services.db.update(kbBotRegressionRun).set({ status: 'running' }).where(eq(kbBotRegressionRun.id, run!.id));
  const asked = stage.model.requests.length;
  await runJob.handler({ runId: run!.id }, { services, attempt: 2, signal: new AbortController().signal });
  expect([stage.model.requests.length, await stage.balance(owner)]).toEqual([asked, before]);
  expect((await latest(staff, bot.id)).run!.status).toBe('done');
});

it('is for makers alone, and a copy of the assistant keeps the questions but not the runs', async () => {
  const bot = await own(ann);
  await add(ann, bot.id, QUESTION);
  await runIt(ann, bot.id);
  await stage.server.services.db.delete(kbBotFile).where(eq(kbBotFile.id, bot.fileId));
  const made = await ann.call('POST', '/api/v1/personalKbBot/copy', { kbBotId: bot.id });
  const { id: copyId } = made.as(assistants.copy);
  expect((await questionsOf(ann, copyId)).map(({ question }) => question)).toEqual([QUESTION]);
  expect((await latest(ann, copyId)).run).toBeNull();
  const stranger = await stage.server.actor();
  for (const call of ['overview', 'questions', 'runs', 'run'])
    expect((await read(stranger, call, bot.id)).status).toBe(404);
  for (const [call, body] of [
    ['question/create', { question: CLAIMS }],
    ['question/collect', { from: 'pairs' }],
    ['run/create', {}],
    ['run/stop', {}],
    ['reserve/update', { reserve: null }],
    ['schedule/update', { every: 'day' }],
  ] as const)
    expect((await post(stranger, call, { kbBotId: bot.id, ...body })).status).toBe(404);
  const member = await stage.server.member('member', staff.tenantId!);
  expect((await read(member, 'overview', (await own(staff)).id)).status).toBe(403);
});

// Last, for its job waits for the night.
it('runs by itself at three at night, and the next time a day or a week later', async () => {
  const at = (text: string) => new Date(`${text}+08:00`);
  expect(nextRunAfter(at('2026-11-22T02:59'), 'day')).toEqual(at('2026-11-22T03:00'));
  expect(nextRunAfter(at('2026-11-22T03:00'), 'day')).toEqual(at('2026-11-23T03:00'));
  expect(nextRunAfter(at('2026-11-22T12:00'), 'week')).toEqual(at('2026-11-29T03:00'));

  const bot = await own(ann);
  await add(ann, bot.id, QUESTION);
  const { server } = stage;
  server.clock.toNoon();
  const set = (every: string) => post(ann, 'schedule/update', { kbBotId: bot.id, every });
  expect((await set('day')).status).toBe(200);
  const { every, nextAt } = await overview(ann, bot.id);
  expect([every, nextAt]).toEqual(['day', nextRunAfter(server.services.now(), 'day').getTime()]);
  const due = () =>
    scheduleJob.handler(
      { kbBotId: bot.id },
      { services: server.services, attempt: 1, signal: new AbortController().signal },
    );
  const runs = async () => (await read(ann, 'runs', bot.id)).as(regression.runs).rows.map(({ trigger }) => trigger);
  await due();
  expect(await runs()).toEqual([]);
  server.clock.advance(86_400_000);
  await due();
  expect(await runs()).toEqual(['schedule']);
  expect((await overview(ann, bot.id)).nextAt).toBe(nextAt! + 86_400_000);
  await set('never');
  server.clock.advance(86_400_000);
  await due();
  expect([(await runs()).length, (await overview(ann, bot.id)).nextAt]).toEqual([1, null]);
});
