import { qaEntries, qaPairs, type QaImport } from '@tinystar/contract';
import writeExcelFile from 'write-excel-file/node';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workbookOf } from '../cook/testing/workbook.ts';
import { answerServer, type AnswerServer } from '../answers/testing/answerServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { formOf } from '../documents/testing/form.ts';
import { looseFile } from '../platform/files/schema.ts';
import { user } from '../identity/schema.ts';
import { Answer, type Actor } from '../testing/index.ts';
import { kbBotQaImport } from './schema.ts';
import { importJob } from './importJob.ts';

let stage: AnswerServer;
let ann: Actor;
let staff: Actor;

beforeAll(async () => {
  stage = await answerServer({ extractive: true, worker: true });
  ann = await stage.server.actor();
  staff = await stage.server.member('admin');
});
afterAll(() => stage[Symbol.asyncDispose]());

const base = (who: Actor, call: string) => `/api/v1/${who.tenantId ? 'tenant' : 'personal'}KbBotQa${call}`;
const own = (who: Actor) =>
  seedAssistant(stage.server.services, {
    owner: who.tenantId ? { type: 'tenant', id: who.tenantId } : { type: 'personal', id: who.userId },
  });
interface Fields {
  kbBotId: string;
  qaPairId?: string;
  columns?: string;
  head?: 'yes' | 'no';
}
const send = async (who: Actor, fields: Fields, bytes: Buffer, name = '问答.xlsx', call?: string) => {
  const { payload, headers } = formOf({ ...fields }, { field: 'files', name, bytes });
  const url = base(who, call ?? (fields.qaPairId ? 'Entry/bulkImport' : 'Pair/bulkImport'));
  const sent = { method: 'POST', url, payload, headers: { ...headers, ...who.headers } } as const;
  return new Answer(await stage.server.app.inject(sent));
};
const state = async (who: Actor, place: { kbBotId: string; qaPairId?: string }) =>
  (await who.call('POST', base(who, 'Pair/query/import'), place)).as(qaPairs.importState).latest;
const ended = async (
  who: Actor,
  place: { kbBotId: string; qaPairId?: string },
  patience = 60_000,
): Promise<QaImport> => {
  const until = Date.now() + patience;
  for (;;) {
    const latest = await state(who, place);
    if (latest && (latest.status === 'done' || latest.status === 'failed')) return latest;
    if (Date.now() > until) throw new Error(`the import is still ${latest?.status} after ${patience} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
const look = async (who: Actor, place: { kbBotId: string; qaPairId?: string }, bytes: Buffer) =>
  await send(who, place, bytes, '问答.csv', 'Pair/bulkImport/preview');
const undo = async (who: Actor, kbBotId: string, importId: string, more: { withEdited?: boolean } = {}) =>
  await who.call('POST', base(who, 'Pair/bulkImport/undo'), { kbBotId, importId, ...more });
const xlsx = (rows: (string | number | null)[][]) => writeExcelFile(rows).toBuffer();
const list = async (who: Actor, kbBotId: string, more = '') =>
  (await who.call('GET', `${base(who, 'Pair/query/page')}?kbBotId=${kbBotId}${more}`)).as(qaPairs.page);
const download = async (who: Actor, call: 'pairs' | 'importFailures', kbBotId: string) => {
  const url = `${base(who, `Pair/download/${call}`)}?kbBotId=${kbBotId}`;
  const answer = await stage.server.app.inject({ method: 'GET', url, headers: who.headers });
  expect(answer.statusCode, answer.payload.slice(0, 300)).toBe(200);
  return answer.rawPayload;
};

const rows = [
  ['问题', '答案', '其他问法', '相似问法2'],
  ['年假有几天？', '五天。', '年假多少天\n我有几天年假', '休假天数'],
  ['', '没有问题的答案', null, null],
  ['没有答案的问题', '', null, null],
  [null, null, null, null],
  ['年假有几天？', '重复的', null, null],
  ['问'.repeat(256), '答', null, null],
  ['太长的答案', '答'.repeat(3_001), null, null],
  ['=HYPERLINK("http://x")', '-1+1', null, null],
  ['工号是多少位', 20261122, null, null],
];

describe.each(['personal', 'tenant'] as const)('an import into a %s library', (scope) => {
  const who = () => (scope === 'personal' ? ann : staff);

  it('takes the good rows in, tells each bad one by its number, and gives them back to be put right [QA-06]', async () => {
    const bot = await own(who());
    expect((await send(who(), { kbBotId: bot.id }, await xlsx(rows))).status).toBe(200);
    const report = await ended(who(), { kbBotId: bot.id });
    expect([report.status, report.total, report.done, report.good, report.bad]).toEqual(['done', 9, 9, 3, 5]);
    expect(report.failures.map(({ row, reason }) => [row, reason])).toEqual([
      [3, '请输入问题'],
      [4, '请输入答案'],
      [6, '与第2行重复'],
      [7, '问题不能超过255个字'],
      [8, '答案字符数量不能超过3000'],
    ]);
    const { rows: stored, count } = await list(who(), bot.id);
    expect(count).toBe(3);
    expect(stored.map(({ question, questionCount }) => [question, questionCount])).toEqual([
      ['年假有几天？', 4],
      ['=HYPERLINK("http://x")', 1],
      ['工号是多少位', 1],
    ]);
    const answer = await stage.ask(who(), bot.id, { body: { question: '休假天数' } });
    await answer.ended;
    expect(answer.text).toBe('五天。 [1]');

    const failures = (await download(who(), 'importFailures', bot.id)).toString('utf8');
    expect(failures).toContain('\uFEFF原因,问题,答案,其他问法\r\n请输入问题,,没有问题的答案');
    // What was exported comes back the same, and no cell of it is a formula.
    const exported = await download(who(), 'pairs', bot.id);
    expect(exported.toString('utf8')).toContain(`"'=HYPERLINK(""http://x"")",'-1+1,`);
    const other = await own(who());
    await send(who(), { kbBotId: other.id }, exported, '导出.csv');
    expect(await ended(who(), { kbBotId: other.id })).toMatchObject({ good: 3, bad: 0 });
    const back = (await list(who(), other.id)).rows;
    expect(back.map(({ question, answer: text }) => `${question} ${text}`).toSorted()).toEqual(
      stored.map(({ question, answer: text }) => `${question} ${text}`).toSorted(),
    );
    // The same again is in the library already.
    await send(who(), { kbBotId: other.id }, exported, '导出.csv');
    const again = await ended(who(), { kbBotId: other.id });
    expect([again.good, again.failures.map(({ reason }) => reason)]).toEqual([0, Array(3).fill('库中已有相同问题')]);
  });

  it('takes wordings and answers into one pair [QA-09]', async () => {
    const bot = await own(who());
    const body = { kbBotId: bot.id, question: '几点上班？', answer: '九点。' };
    const { id: qaPairId } = (await who().call('POST', base(who(), 'Pair/create'), body)).as(qaPairs.create);
    const place = { kbBotId: bot.id, qaPairId };
    const sheet = [
      ['类型', '内容'],
      ['问法', '上班时间'],
      ['答案', '弹性两小时。'],
      ['其他问法', '几点上班？'],
      ['别的', '内容'],
    ];
    expect((await send(who(), place, await xlsx(sheet))).status).toBe(200);
    const report = await ended(who(), place);
    expect([report.good, report.failures.map(({ row, reason }) => [row, reason])]).toEqual([
      2,
      [
        [4, '已有相同内容'],
        [5, '类型请填写“问法”或“答案”'],
      ],
    ]);
    const entries = await who().call('POST', base(who(), 'Entry/query/pageByPairId'), place);
    expect(entries.as(qaEntries.page).count).toBe(4);
    const answer = await stage.ask(who(), bot.id, { body: { question: '上班时间' } });
    await answer.ended;
    expect(answer.text).toBe('九点。 [1]');
    expect(await state(who(), { kbBotId: bot.id })).toBeNull();
  });

  it('tells which sheet of a workbook is read, and refuses one whose first has nothing in it [QA-06]', async () => {
    const bot = await own(who());
    const filled = [
      ['题目', '答案：'],
      ['几点上班？', '九点。'],
    ];
    const seen = (await look(who(), { kbBotId: bot.id }, workbookOf(filled, { further: [filled, []] }))).as(
      qaPairs.importPreview,
    );
    expect(seen).toMatchObject({
      total: 2,
      columns: ['question', 'answer'],
      problem: '',
      sheet: { name: '表1', others: 2 },
    });
    const empty = await look(who(), { kbBotId: bot.id }, workbookOf([], { further: [filled] }));
    expect([empty.status, empty.error.errorMessage]).toEqual([
      400,
      '只读取第一张工作表，“表1”中没有内容，请把要导入的工作表移到最前面',
    ]);
  });

  it('shows what a sheet would be read as, refuses heads it does not know, and reads what was chosen [QA-06]', async () => {
    const bot = await own(who());
    const strange = Buffer.from('甲,乙,备注\n几点上班？,九点。,人事\n几点下班？,六点。,人事\n');
    const seen = (await look(who(), { kbBotId: bot.id }, strange)).as(qaPairs.importPreview);
    expect(seen).toEqual({
      rows: [
        ['甲', '乙', '备注'],
        ['几点上班？', '九点。', '人事'],
        ['几点下班？', '六点。', '人事'],
      ],
      total: 3,
      columns: ['none', 'none', 'none'],
      problem: '表头缺少“问题”“答案”，无法识别“甲”“乙”“备注”，请按模板填写',
      repeated: 0,
    });
    expect(await state(who(), { kbBotId: bot.id })).toBeNull();
    await send(who(), { kbBotId: bot.id }, strange, '甲乙.csv');
    expect(await ended(who(), { kbBotId: bot.id })).toMatchObject({ status: 'failed', reason: seen.problem, done: 0 });
    const entries = Buffer.from('类型,内容\n问法,上班时间\n');
    expect((await look(who(), { kbBotId: bot.id }, entries)).as(qaPairs.importPreview).problem).toBe(
      '表头缺少“问题”“答案”，无法识别“类型”“内容”，请按模板填写',
    );
    expect((await list(who(), bot.id)).count).toBe(0);

    for (const columns of ['question,none,none', 'question,question,answer', 'question,answer,外'])
      expect((await send(who(), { kbBotId: bot.id, columns }, strange)).error.errorMessage).toBe(
        '请指定“问题”“答案”所在的列',
      );
    await send(who(), { kbBotId: bot.id, columns: 'question,answer,none' }, strange, '甲乙.csv');
    expect(await ended(who(), { kbBotId: bot.id })).toMatchObject({ status: 'done', total: 2, good: 2 });
    const headless = Buffer.from('九点半。,几点开会？\n');
    await send(who(), { kbBotId: bot.id, columns: 'answer,question', head: 'no' }, headless, '无表头.csv');
    expect(await ended(who(), { kbBotId: bot.id })).toMatchObject({ status: 'done', total: 1, good: 1 });
    expect((await list(who(), bot.id)).rows.map(({ question }) => question)).toContain('几点开会？');
    expect((await look(who(), { kbBotId: bot.id }, Buffer.from('%PDF-1.7\n\u0001'))).error.errorMessage).toBe(
      '请上传 xlsx 或 csv 格式的表格',
    );
    const stranger = await stage.server.actor();
    expect((await look(stranger, { kbBotId: bot.id }, strange)).status).toBe(404);
  });

  it('counts the rows of a sheet that bring nothing new before it is taken in [QA-06] [QA-09]', async () => {
    const bot = await own(who());
    const body = { kbBotId: bot.id, question: '几点上班？', answer: '九点。', similarQuestions: ['上班时间'] };
    const { id: qaPairId } = (await who().call('POST', base(who(), 'Pair/create'), body)).as(qaPairs.create);
    const repeated = async (place: object, text: string) =>
      (await look(who(), { kbBotId: bot.id, ...place }, Buffer.from(text))).as(qaPairs.importPreview).repeated;
    const pairs = '问题,答案\n上班时间,八点。\n几点下班？,六点。\n几点下班？,五点。\n几点开会？,十点。\n';
    expect(await repeated({}, pairs)).toBe(2);
    const into = '类型,内容\n问法,几点上班？\n问法,何时到岗\n问法,何时到岗\n答案,几点上班？\n';
    expect(await repeated({ qaPairId }, into)).toBe(2);
  });

  it('takes a whole import of pairs back, and nothing else; answers use it no more [QA-06] [QA-05]', async () => {
    const bot = await own(who());
    const body = { kbBotId: bot.id, question: '几点上班？', answer: '九点。' };
    await who().call('POST', base(who(), 'Pair/create'), body);
    const sheet = Buffer.from('问题,答案\n几点下班？,六点。\n几点上班？,八点。\n几点开会？,十点。\n');
    await send(who(), { kbBotId: bot.id }, sheet, '问答.csv');
    const { id } = await ended(who(), { kbBotId: bot.id });
    expect((await undo(await stage.server.actor(), bot.id, id)).status).toBe(404);
    expect((await undo(who(), (await own(who())).id, id)).status).toBe(404);
    expect((await undo(who(), bot.id, id)).as(qaPairs.undoImport)).toEqual({ count: 2, kept: 0 });
    expect((await list(who(), bot.id)).rows.map(({ question }) => question)).toEqual(['几点上班？']);
    expect((await list(who(), bot.id, '&deleted=yes')).count).toBe(2);
    expect(await state(who(), { kbBotId: bot.id })).toMatchObject({ status: 'undone', good: 2 });
    expect((await undo(who(), bot.id, id)).as(qaPairs.undoImport)).toEqual({ count: 0, kept: 0 });
    const answer = await stage.ask(who(), bot.id, { body: { question: '几点开会？' } });
    await answer.ended;
    expect(answer.text).not.toContain('十点');
  });

  it('lists the last imports of a library with who sent them; those into a pair stand with the pair [QA-06] [QA-09]', async () => {
    const bot = await own(who());
    const body = { kbBotId: bot.id, question: '几点上班？', answer: '九点。' };
    const { id: qaPairId } = (await who().call('POST', base(who(), 'Pair/create'), body)).as(qaPairs.create);
    const at = { kbBotId: bot.id };
    const into = { kbBotId: bot.id, qaPairId };
    const last = (as: Actor, place: object) => as.call('POST', base(as, 'Pair/query/imports'), place);
    expect((await last(who(), at)).as(qaPairs.imports).rows).toEqual([]);
    const sheet = (index: number) => Buffer.from(`问题,答案\n第${index}问？,第${index}答。\n`);
    for (let index = 0; index < 11; index++) {
      await send(who(), at, sheet(index), `第${index}份.csv`);
      await ended(who(), at);
      stage.server.clock.advance(1_000);
    }
    await send(who(), into, Buffer.from('类型,内容\n问法,上班时间\n问法,到岗时间\n'), '问法.csv');
    await ended(who(), into);
    const { rows: lines } = (await last(who(), at)).as(qaPairs.imports);
    expect(lines.map(({ fileName }) => fileName)).toEqual(
      Array.from({ length: 10 }, (_, index) => `第${10 - index}份.csv`),
    );
    const [person] = await stage.server.services.db.select().from(user).where(eq(user.id, who().userId));
    expect(lines[3]).toMatchObject({ status: 'done', good: 1, userName: person!.name });
    await undo(who(), bot.id, lines[3]!.id);
    expect((await last(who(), at)).as(qaPairs.imports).rows[3]).toMatchObject({
      fileName: '第7份.csv',
      status: 'undone',
    });
    expect((await last(who(), into)).as(qaPairs.imports).rows).toMatchObject([{ fileName: '问法.csv', good: 2 }]);

    expect((await last(await stage.server.actor(), at)).status).toBe(404);
    expect((await last(await stage.server.member('admin'), at)).status).toBe(404);
    expect((await last(who(), { kbBotId: (await own(who())).id, qaPairId })).status).toBe(404);
    const plain = await stage.server.member('member', who().tenantId ?? undefined);
    expect((await last(plain, at)).status).toBe(403);
  });

  it('takes back what nobody has edited since, and the rest when it is asked for [QA-06]', async () => {
    const bot = await own(who());
    const place = { kbBotId: bot.id };
    await send(who(), place, Buffer.from('问题,答案\n几点上班？,九点。\n几点下班？,六点。\n'), '时间.csv');
    const { id } = await ended(who(), place);
    const edited = async () =>
      (await who().call('POST', base(who(), 'Pair/query/imports'), place)).as(qaPairs.imports).rows[0]!.edited;
    expect(await edited()).toBe(0);
    const pair = (await list(who(), bot.id)).rows.find(({ question }) => question === '几点上班？')!;
    const change = {
      ...place,
      qaPairId: pair.id,
      question: pair.question,
      answer: '九点半。',
      version: pair.updatedAt,
    };
    expect((await who().call('POST', base(who(), 'Pair/update'), change)).status).toBe(200);
    expect(await edited()).toBe(1);
    expect((await undo(who(), bot.id, id)).as(qaPairs.undoImport)).toEqual({ count: 1, kept: 1 });
    expect((await list(who(), bot.id)).rows.map(({ answer }) => answer)).toEqual(['九点半。']);
    const rest = await undo(who(), bot.id, id, { withEdited: true });
    expect(rest.as(qaPairs.undoImport)).toEqual({ count: 1, kept: 0 });
    expect((await list(who(), bot.id)).count).toBe(0);
  });

  it('keeps an entry of an import that somebody has edited since [QA-09]', async () => {
    const bot = await own(who());
    const body = { kbBotId: bot.id, question: '几点上班？', answer: '九点。' };
    const { id: qaPairId } = (await who().call('POST', base(who(), 'Pair/create'), body)).as(qaPairs.create);
    const place = { kbBotId: bot.id, qaPairId };
    await send(who(), place, Buffer.from('类型,内容\n问法,上班时间\n问法,何时到岗\n'), '问法.csv');
    const { id } = await ended(who(), place);
    const page = async () =>
      (await who().call('POST', base(who(), 'Entry/query/pageByPairId'), place)).as(qaEntries.page).rows;
    const entry = (await page()).find(({ content }) => content === '何时到岗')!;
    const change = { kbBotId: bot.id, id: entry.id, content: '什么时候到岗', version: entry.updatedAt };
    expect((await who().call('POST', base(who(), 'Entry/update'), change)).status).toBe(200);
    const lines = (await who().call('POST', base(who(), 'Pair/query/imports'), place)).as(qaPairs.imports).rows;
    expect(lines[0]!.edited).toBe(1);
    expect((await undo(who(), bot.id, id)).as(qaPairs.undoImport)).toEqual({ count: 1, kept: 1 });
    expect((await page()).map(({ content }) => content)).toContain('什么时候到岗');
  });

  it('takes entries back, except one that has become the main one [QA-09]', async () => {
    const bot = await own(who());
    const body = { kbBotId: bot.id, question: '几点上班？', answer: '九点。' };
    const { id: qaPairId } = (await who().call('POST', base(who(), 'Pair/create'), body)).as(qaPairs.create);
    const place = { kbBotId: bot.id, qaPairId };
    await send(who(), place, Buffer.from('类型,内容\n问法,上班时间\n问法,何时到岗\n答案,弹性。\n'), '问法.csv');
    const { id } = await ended(who(), place);
    const page = async () =>
      (await who().call('POST', base(who(), 'Entry/query/pageByPairId'), place)).as(qaEntries.page).rows;
    const kept = (await page()).find(({ content }) => content === '何时到岗')!;
    await who().call('POST', base(who(), 'Entry/update'), {
      kbBotId: bot.id,
      id: kept.id,
      content: kept.content,
      isMain: true,
    });
    expect((await undo(who(), bot.id, id)).as(qaPairs.undoImport)).toEqual({ count: 2, kept: 0 });
    expect((await page()).map(({ content }) => content).toSorted()).toEqual(
      ['九点。', '何时到岗', '几点上班？'].toSorted(),
    );
  });
});

it('an import that is under way cannot be taken back', async () => {
  const { services } = stage.server;
  const bot = await own(ann);
  const at = services.now();
  const waits = {
    fileName: 'a.csv',
    fileKey: 'imports/none',
    status: 'waiting',
    reason: '',
    done: 0,
    good: 0,
  } as const;
  const [row] = await services.db
    .insert(kbBotQaImport)
    .values({ kbBotId: bot.id, ...waits, createdAt: at, updatedAt: at })
    .returning();
  const refused = await undo(ann, bot.id, row!.id);
  expect([refused.status, refused.error.errorMessage]).toEqual([409, '导入正在进行，请等它结束']);
});

it.each([
  ['UTF-8', Buffer.from('问题,答案\r\n"几点,开门？","八点""整""\n周末九点"\r\n')],
  ['UTF-8 with a mark', Buffer.from('\uFEFF问题,答案\n"几点,开门？","八点""整""\n周末九点"')],
  ['UTF-16', Buffer.from('\uFEFF问题\t答案\r\n几点,开门？\t"八点""整""\n周末九点"\r\n', 'utf16le')],
  ['UTF-16 without a mark', Buffer.from('问题\t答案\r\n几点,开门？\t"八点""整""\n周末九点"\r\n', 'utf16le')],
  [
    'GBK',
    // 问题,答案 / "几点,开门？","八点""整""…周末九点"
    Buffer.concat([
      Buffer.from('cecacce22cb4f0b0b80d0a', 'hex'),
      Buffer.from('22bcb8b5e32cbfaac3c5a3bf222c22b0cbb5e32222d5fb22220ad6dcc4a9bec5b5e3220d0a', 'hex'),
    ]),
  ],
])('reads a csv in %s [QA-06]', async (_, bytes) => {
  const bot = await own(ann);
  await send(ann, { kbBotId: bot.id }, bytes, '问答.csv');
  expect(await ended(ann, { kbBotId: bot.id })).toMatchObject({ good: 1, bad: 0 });
  const [pair] = (await list(ann, bot.id)).rows;
  expect([pair!.question, pair!.answer]).toEqual(['几点,开门？', '八点"整"\n周末九点']);
});

it('stores what a person sees in the cells of a workbook, and nothing of a table that cannot be read [QA-06]', async () => {
  const bot = await own(ann);
  const sheet = workbookOf([
    ['问题', '答案'],
    ['几点开门？', { format: 'h:mm', value: '0.395833333333333' }],
    ['单价是多少？', { format: '"¥"#,##0.00', value: '1280' }],
    ['区号是多少？', { format: '0000', value: '571' }],
  ]);
  await send(ann, { kbBotId: bot.id }, sheet);
  expect(await ended(ann, { kbBotId: bot.id })).toMatchObject({ good: 3, bad: 0 });
  const { rows: stored } = await list(ann, bot.id);
  expect(new Set(stored.map(({ answer }) => answer))).toEqual(new Set(['9:30', '¥1,280.00', '0571']));
  const other = await own(ann);
  await send(ann, { kbBotId: other.id }, Buffer.from('问题,答案\n几点？,八点\n几号？,\uFFFD'), '坏.csv');
  expect(await ended(ann, { kbBotId: other.id })).toMatchObject({
    status: 'failed',
    good: 0,
    reason: '第3行有无法识别的文字，请另存为 UTF-8 编码的 CSV 后重新上传',
  });
  expect((await list(ann, other.id)).rows).toEqual([]);
});

it('says in words what is no spreadsheet, encrypted, too long or empty, and keeps no bytes of it', async () => {
  const bot = await own(ann);
  const reasonOf = async (bytes: Buffer, name?: string) => {
    const sent = await send(ann, { kbBotId: bot.id }, bytes, name);
    if (sent.status !== 200) return sent.error.errorMessage;
    return (await ended(ann, { kbBotId: bot.id })).reason;
  };
  const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
  expect(await reasonOf(ole, '旧.xls')).toBe('请上传 xlsx 或 csv 格式的表格');
  expect(await reasonOf(Buffer.from('%PDF-1.7\n\u0001\u0002'))).toBe('请上传 xlsx 或 csv 格式的表格');
  expect(await reasonOf(Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200)]))).toBe(
    '文件已损坏，无法解析，请检查后重新上传',
  );
  expect(await reasonOf(await xlsx([['问题', '答案']]))).toBe('表格中没有内容，请按模板填写');
  expect(await reasonOf(Buffer.alloc(0))).toBe('文件是空的，请选择有内容的文件');
  expect(await reasonOf(Buffer.from('<!doctype html><table></table>'), '页面.csv')).toBe(
    '请上传 xlsx 或 csv 格式的表格',
  );
  expect(await reasonOf(Buffer.from('"'.repeat(2_000_000)), '引号.csv')).toBe('文件内容过大，请拆分后重新上传');
  expect(await reasonOf(Buffer.from(','.repeat(2_000_000)), '逗号.csv')).toBe('文件内容过大，请拆分后重新上传');
  const long = Buffer.from('问,答\n'.repeat(10_002));
  expect(await reasonOf(long, '长.csv')).toBe('表格不能超过10001行');
  expect(await reasonOf(Buffer.alloc(20 * 1_048_576 + 1))).toBe('表格文件不能超过20M');
  // The bytes go after the answer.
  await expect.poll(() => stage.server.services.db.select().from(looseFile)).toEqual([]);
  const foreign = await send(await stage.server.actor(), { kbBotId: bot.id }, await xlsx(rows));
  expect(foreign.status).toBe(404);
});

it('goes on behind the last stored batch when its process was killed in the middle', async () => {
  const { services } = stage.server;
  const bot = await own(ann);
  const sheet = Buffer.from(`问题,答案\n${Array.from({ length: 100 }, (_, at) => `问题${at},答案${at}`).join('\n')}`);
  await services.files.put('imports/killed', sheet);
  const [row] = await services.db
    .insert(kbBotQaImport)
    .values({
      kbBotId: bot.id,
      fileName: '问答.csv',
      fileKey: 'imports/killed',
      // What a process leaves that was killed after its first batch.
      status: 'running',
      reason: '',
      total: 100,
      done: 40,
      good: 40,
      createdAt: services.now(),
      updatedAt: services.now(),
    })
    .returning();
  await importJob.enqueue(services.db, { importId: row!.id });
  await importJob.enqueue(services.db, { importId: row!.id });
  expect(await ended(ann, { kbBotId: bot.id })).toMatchObject({ status: 'done', done: 100, good: 100, bad: 0 });
  await stage.server.settled();
  expect((await list(ann, bot.id)).count).toBe(60);
  expect((await list(ann, bot.id, '&keyword=问题40')).count).toBe(1);
});

it('takes 10,000 rows in, while questions are answered [QA-06]', async () => {
  const bot = await own(ann);
  const body = Array.from({ length: 10_000 }, (_, at) => [
    `第${at}号设备多久保养一次？`,
    `每${at % 12}个月，由班组登记。`,
  ]);
  const bytes = await xlsx([['问题', '答案'], ...body]);
  await send(ann, { kbBotId: bot.id }, bytes);
  for (;;) {
    const answer = await stage.ask(ann, bot.id, { body: { question: '年假有几天？' } });
    await answer.ended;
    expect(answer.last).toMatchObject({ status: 'finished' });
    const latest = await state(ann, { kbBotId: bot.id });
    if (latest?.status === 'done') break;
    expect(latest?.status).not.toBe('failed');
  }
  expect(await state(ann, { kbBotId: bot.id })).toMatchObject({ good: 10_000, bad: 0 });
  const last = await stage.ask(ann, bot.id, { body: { question: '第9999号设备多久保养一次？' } });
  await last.ended;
  expect(last.text).toBe('每3个月，由班组登记。 [1]');
}, 120_000);

it('the templates are what the import reads [QA-06] [QA-09]', async () => {
  for (const kind of ['Pairs', 'Entries']) {
    const url = `/file/v1/open/qaRepo/download/import${kind}Template`;
    const template = await stage.server.app.inject({ method: 'GET', url });
    const bot = await own(ann);
    const body = { kbBotId: bot.id, question: '问', answer: '答' };
    const pair = (await ann.call('POST', base(ann, 'Pair/create'), body)).as(qaPairs.create);
    const place = { kbBotId: bot.id, ...(kind === 'Entries' && { qaPairId: pair.id }) };
    await send(ann, place, template.rawPayload);
    expect(await ended(ann, place)).toMatchObject({ good: 1, bad: 0 });
  }
});
