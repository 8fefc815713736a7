import { errorCodes, operator } from '@tinystar/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answerServer, PIECES, type AnswerServer } from '../answers/testing/answerServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import type { Actor } from '../testing/index.ts';

const OPERATOR = '13600000001';
const refused = '问题中含有平台不允许的内容，请修改后再问';
const cut = '（后面的内容按平台规定未显示）';

let stage: AnswerServer;
let boss: Actor;
let ann: Actor;

beforeAll(async () => {
  stage = await answerServer({ environment: { OPERATOR_PHONES: OPERATOR } });
  boss = await stage.server.actor({ phoneNumber: OPERATOR });
  ann = await stage.server.actor();
  expect((await put(['带薪年假', '代开发票'])).status).toBe(200);
});
afterAll(() => stage[Symbol.asyncDispose]());
beforeEach(() => stage.model.play({ script: 'normal', pieces: PIECES, delay: 5 }));

const put = (words: string[]) => boss.call('POST', '/api/v1/operator/blockedWord/update', { words });
const hits = async () =>
  (await boss.call('POST', '/api/v1/operator/blockedWord/query/page', {})).as(operator.blockedWordHits).rows;
const own = () => seedAssistant(stage.server.services, { owner: { type: 'personal', id: ann.userId } });
/** One whose answers its asker pays. */
const preset = () =>
  seedAssistant(stage.server.services, {
    owner: { type: 'personal', id: boss.userId },
    settings: { permission: 'public', isPreset: true },
  });
const coins = () => stage.balance({ type: 'personal', id: ann.userId });

it('a question with a word of the list is refused: nothing is stored, asked of the model or paid', async () => {
  const bot = await preset();
  const before = await coins();
  const answer = await stage.ask(ann, bot.id, { body: { question: '哪里可以 代 開 發 票？' } });
  await answer.ended;
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { errorCode: errorCodes.contentRefused, errorMessage: refused },
  ]);
  expect(await stage.messages(bot.id)).toEqual([]);
  expect(await coins()).toBe(before);
  expect((await hits())[0]).toMatchObject({ word: '代开发票', kind: 'question' });
});

it('an answer is cut before the word, also when it comes in two pieces, and says so; its sources before the word stay', async () => {
  const bot = await own();
  stage.model.play({ pieces: ['满十年享有十天[1]', '带', '薪', '年假', '，可以结转'], delay: 5 });
  const answer = await stage.ask(ann, bot.id);
  await answer.ended;
  expect(answer.text).toBe(`满十年享有十天[1]\n\n${cut}`);
  expect(answer.last).toMatchObject({ status: 'finished', answerSource: 'cut', sentenceMap: { 1: {} } });
  const [row] = await stage.messages(bot.id);
  expect(row).toMatchObject({ answer: `满十年享有十天[1]\n\n${cut}`, answerStatus: 'success' });
  expect((await hits())[0]).toMatchObject({ word: '带薪年假', kind: 'answer' });
  const stored = await stage.server.services.db.execute("select * from blocked_word_hit where word like '%结转%'");
  expect(stored.rows).toEqual([]);
});

it('an answer that begins with the word is not shown, and not paid', async () => {
  const bot = await preset();
  const before = await coins();
  stage.model.play({ pieces: ['带薪年假', '有十天[1]。'], delay: 5 });
  const answer = await stage.ask(ann, bot.id);
  await answer.ended;
  expect(answer.text).toBe('');
  expect(answer.last).toMatchObject({
    errorCode: errorCodes.contentRefused,
    errorMessage: '回答中含有平台不允许的内容，未能显示',
  });
  expect(await coins()).toBe(before);
});

it('an answer without a model is cut too', async () => {
  await using plain = await answerServer({ extractive: true, environment: { OPERATOR_PHONES: OPERATOR } });
  const maker = await plain.server.actor();
  const chief = await plain.server.actor({ phoneNumber: OPERATOR });
  const bot = await seedAssistant(plain.server.services, { owner: { type: 'personal', id: maker.userId } });
  const whole = await plain.ask(maker, bot.id);
  await whole.ended;
  const word = whole.text.replaceAll(/[^\p{Script=Han}]/gu, '').slice(6, 10);
  await chief.call('POST', '/api/v1/operator/blockedWord/update', { words: [word] });
  const answer = await plain.ask(maker, bot.id);
  await answer.ended;
  expect(answer.text).toContain(cut);
  expect(answer.text).not.toContain(word);
});

it('the list is the operator’s alone: checked, logged, and empty again when he empties it', async () => {
  expect((await ann.call('GET', '/api/v1/operator/blockedWord/query/list')).status).toBe(403);
  const wrong = await put(['好']);
  expect([wrong.status, wrong.error.errorMessage]).toEqual([400, '每个词2-30个字符']);
  expect((await put([' 带薪年假 ', '带薪年假'])).status).toBe(200);
  const list = await boss.call('GET', '/api/v1/operator/blockedWord/query/list');
  expect(list.as(operator.blockedWords).words).toEqual(['带薪年假']);
  expect((await put([])).status).toBe(200);
  const bot = await own();
  const answer = await stage.ask(ann, bot.id);
  await answer.ended;
  expect(answer.text).toBe(PIECES.join(''));
  const log = (await boss.call('POST', '/api/v1/operator/act/query/page', {})).as(operator.acts).rows;
  expect(log.filter(({ act }) => act === 'words.update').map(({ detail }) => detail)).toContain('新增0，移除1');
});
