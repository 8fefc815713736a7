import { me, reports, tenantReports, type Output } from '@tinystar/contract';
import { eq, sql } from 'drizzle-orm';
import readSheet from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { kbBotChatMessage, type MessageRow } from '../answers/schema.ts';
import { provinceOf } from '../answers/province.ts';
import { innerIdOf, issueVisitor } from '../answers/visitor.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { kbBot } from '../assistants/schema.ts';
import { removeAssistant } from '../assistants/removeAssistant.ts';
import { assistantHooks } from '../modules.ts';
import { newId } from '../platform/database/columns.ts';
import { createPairs } from '../qaPairs/createPairs.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { lastWeek } from './digest.ts';
import { openDictionary } from '../retrieval/index.ts';
import { keywordsOf } from './keywordsOf.ts';
import { sumDays } from './sumDays.ts';
import { safeCell } from './xlsx.ts';

const DAY = 86_400_000;
const range = { startDateKey: '20261023', endDateKey: '20261121' };
const questions = ['年假有几天？', '年假有几天', '报销流程怎么走', '差旅费怎么报销？', '空调保修多久'];

let server: TestServer;
let owner: Actor;
let member: Actor;
let stranger: Actor;
let botId: string;
let secondId: string;
let rows: MessageRow[];

/** The same series of numbers each time: a failure can be looked at again. */
const dice = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

beforeAll(async () => {
  server = await createTestServer();
  // The week that the digest tells of is the one in which the days of this file end.
  server.clock.set(new Date('2026-11-25T12:00:00+08:00'));
  owner = await server.member('owner');
  member = await server.member('member', owner.tenantId);
  stranger = await server.member('owner');
  const seed = async () =>
    (await seedAssistant(server.services, { owner: { type: 'tenant', id: owner.tenantId! } })).id;
  botId = await seed();
  secondId = await seed();
  const roll = dice(16);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(roll() * of.length)]!;
  const askers = [
    `tenant:${owner.tenantId}:${member.userId}`,
    `personal:${stranger.userId}`,
    'visitor:a1',
    'visitor:b2',
  ];
  // Around midnight of Shanghai, of UTC and of New York, over two spans of thirty days and a little beyond both.
  const midnights = [0, 5 * 3_600_000, 16 * 3_600_000];
  const made = Array.from({ length: 600 }, (_, at) => {
    const asker = pick(askers);
    const time = Date.UTC(2026, 8, 22) + Math.floor(roll() * 64) * DAY + pick(midnights);
    return {
      id: newId(),
      kbBotId: pick([botId, botId, secondId]),
      asker,
      userId: asker.slice(asker.lastIndexOf(':') + 1),
      side: pick(['use', 'web', 'make'] as const),
      source: pick(['tinystar_web', 'share_web', 'js_']),
      province: pick(['', '广东', '北京', '海外']),
      session: 1,
      msgType: 'qa' as const,
      question: pick(questions),
      answer: '五天。',
      answerStatus: pick(['success', 'success', 'success', 'failed'] as const),
      answerSource: pick(['document', 'qa', 'notFound']),
      certainty: at % 7 === 0 ? ('related' as const) : null,
      thumb: pick(['up', 'down', 'none', 'none'] as const),
      sourceOpened: roll() < 0.3,
      createdAt: new Date(time + Math.floor((roll() - 0.5) * 60_000) + at),
    };
  });
  await server.database.db.insert(kbBotChatMessage).values(made);
  rows = await server.database.db.select().from(kbBotChatMessage);
  await sumDays(server.services.db);
}, 60_000);
afterAll(() => server.close());

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' });
const dayOf = (time: Date) => days.format(time).replaceAll('-', '');

/** The slow and obvious way: every message looked at in turn. */
function recount(of: readonly MessageRow[], from: string, to: string) {
  const within = of.filter(({ side, createdAt }) => {
    const day = dayOf(createdAt);
    return side !== 'make' && day >= from && day <= to;
  });
  const count = (is: (row: MessageRow) => boolean) => within.filter(is).length;
  return {
    questions: within.length,
    users: new Set(within.map(({ asker }) => asker)).size,
    unanswered: count((row) => row.answerStatus === 'failed' || row.answerSource === 'notFound'),
    sourced: count((row) => Object.keys(row.sentenceMap).length > 0),
    opened: count((row) => row.sourceOpened),
    up: count(({ thumb }) => thumb === 'up'),
    down: count(({ thumb }) => thumb === 'down'),
  };
}

const of = (id: string) => rows.filter(({ kbBotId }) => kbBotId === id);
const report = '/api/v1/report/tenantKbBotChatHistory/query';
const post = (url: string, body: object, who: Actor = owner) => who.call('POST', url, body);

async function statistics(input: object = {}) {
  const answer = await post(`${report}/chatStatistics`, { kbBotId: botId, ...range, ...input });
  return answer.as(reports.statistics);
}

/** Who asked on each day, as it is packed and as the messages say it. */
async function expectAskersEqualRecount(messages: readonly MessageRow[]): Promise<void> {
  const counts = new Map<string, number>();
  for (const { kbBotId, side, createdAt, asker } of messages) {
    const key = `${kbBotId} ${dayOf(createdAt)} ${asker}`;
    if (side !== 'make') counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const { db } = server.database;
  const { rows: names } = await db.execute<{ number: number; asker: string }>(
    sql`select number, asker from report_asker_number where owner_id = ${owner.tenantId}`,
  );
  const nameOf = new Map(names.map(({ number, asker }) => [number, asker]));
  const { rows: days } = await db.execute<{ key: string; numbers: Buffer; counts: Buffer }>(sql`
    select kb_bot_id || ' ' || to_char(day, 'YYYYMMDD') as key, numbers, counts from report_day_askers where not stale`);
  const kept = days.flatMap(({ key, numbers, counts: asked }) =>
    Array.from({ length: numbers.length / 4 }, (_, at): [string, number] => [
      `${key} ${nameOf.get(numbers.readUInt32BE(4 * at))}`,
      asked.readUInt32BE(4 * at),
    ]),
  );
  expect(kept).toHaveLength(counts.size);
  expect(new Map(kept)).toEqual(counts);
}

/** Who asked in the range, as the page lists them and as the messages say it. */
async function expectUsersEqualRecount(messages: readonly MessageRow[]): Promise<void> {
  const counts = new Map<string, { questions: number; last: string }>();
  for (const { kbBotId, side, createdAt, asker } of messages) {
    const day = dayOf(createdAt);
    if (kbBotId !== botId || side === 'make' || day < range.startDateKey || day > range.endDateKey) continue;
    const { questions: before = 0, last = '' } = counts.get(asker) ?? {};
    counts.set(asker, { questions: before + 1, last: day > last ? day : last });
  }
  const listed = (await post('/api/v1/tenantKbBotChatUser/query/page', { kbBotId: botId, ...range, size: 100 })).as(
    reports.users,
  );
  expect(listed.count).toBe(counts.size);
  expect(
    new Map(
      listed.rows.map(({ asker, questions: asked, lastDateKey }) => [asker, { questions: asked, last: lastDateKey }]),
    ),
  ).toEqual(counts);
}

async function expectEqualsRecount(): Promise<Output<typeof reports.statistics>> {
  await sumDays(server.services.db);
  rows = await server.database.db.select().from(kbBotChatMessage);
  const found = await statistics();
  expect(found.total).toEqual(recount(of(botId), range.startDateKey, range.endDateKey));
  expect(found.before).toEqual(recount(of(botId), '20260923', '20261022'));
  expect(found.days).toHaveLength(30);
  for (const { dateKey, ...figures } of [...found.days, ...found.daysBefore])
    expect([dateKey, figures]).toEqual([dateKey, recount(of(botId), dateKey, dateKey)]);
  await expectAskersEqualRecount(rows);
  await expectUsersEqualRecount(rows);
  return found;
}

describe('figures', () => {
  test('equal a recount of every message by days of Shanghai, also after changes and deletions [RPT-03] [RPT-10]', async () => {
    const { total } = await expectEqualsRecount();
    expect(total.questions).toBeGreaterThan(100);
    const { db } = server.database;
    const [some, ...others] = of(botId).filter(
      ({ side, createdAt }) => side === 'use' && dayOf(createdAt) > '20261023' && dayOf(createdAt) <= range.endDateKey,
    );
    await db
      .update(kbBotChatMessage)
      .set({ thumb: 'down', answerStatus: 'failed' })
      .where(eq(kbBotChatMessage.id, some!.id));
    for (const { id } of others.slice(0, 5)) await db.delete(kbBotChatMessage).where(eq(kbBotChatMessage.id, id));
    const later = await expectEqualsRecount();
    expect(later.total.questions).toBe(total.questions - Math.min(5, others.length));
  });

  test('stay those of a recount when what visitors asked becomes a conversation of a person, also around midnight [RPT-03]', async () => {
    const { db } = server.database;
    const { secret } = server.services;
    const person = await server.member('member', owner.tenantId);
    const visitors = Array.from({ length: 5 }, () => issueVisitor(secret));
    // Each asks in the same last milliseconds before midnights of Shanghai, so that no two can be one person's as they are.
    const made = [undefined, ...visitors].flatMap((visitor, who) =>
      Array.from({ length: 24 }, (_, at) => {
        const inner = visitor && innerIdOf(visitor)!;
        return {
          id: newId(),
          kbBotId: botId,
          asker: inner ? `visitor:${inner}` : `tenant:${owner.tenantId}:${person.userId}`,
          userId: inner ?? person.userId,
          side: inner ? ('web' as const) : ('use' as const),
          source: 'tinystar_web',
          province: '',
          session: 1,
          msgType: 'qa' as const,
          question: questions[(at + who) % questions.length]!,
          answer: '五天。',
          answerStatus: 'success' as const,
          answerSource: 'document' as const,
          createdAt: new Date(Date.UTC(2026, 10, 10 + (at % 8), 16) - 1 - Math.floor(at / 8)),
        };
      }),
    );
    await db.insert(kbBotChatMessage).values(made);
    await db.update(kbBot).set({ permission: 'protected' }).where(eq(kbBot.id, botId));
    const before = await expectEqualsRecount();
    for (const userId of visitors) {
      expect((await post('/api/v1/kbBotChatTopic/create/takeVisit', { kbBotId: botId, userId }, person)).status).toBe(
        200,
      );
      await expectEqualsRecount();
    }
    const after = await expectEqualsRecount();
    expect(after.total.questions).toBe(before.total.questions);
    expect(after.total.users).toBe(before.total.users - visitors.length);
    // Some went over midnight, which is what the days have to follow.
    const moved = rows.filter(({ id, createdAt }) => {
      const was = made.find((each) => each.id === id);
      return was && dayOf(was.createdAt) !== dayOf(createdAt);
    });
    expect(moved.length).toBeGreaterThan(0);
    for (const { id } of made) await db.delete(kbBotChatMessage).where(eq(kbBotChatMessage.id, id));
    await expectEqualsRecount();
  });

  test('by source and by province add up to the questions [RPT-03]', async () => {
    const { total } = await statistics();
    const sources = (await post(`${report}/statisticsBySource`, { kbBotId: botId, ...range })).as(reports.bySource);
    const provinces = (await post(`${report}/statisticsByProvince`, { kbBotId: botId, ...range })).as(
      reports.byProvince,
    );
    const sum = (of: readonly { count: number }[]) => of.reduce((all, { count }) => all + count, 0);
    expect([sum(sources.rows), sum(provinces.rows)]).toEqual([total.questions, total.questions]);
    expect(provinces.rows.map(({ province }) => province).toSorted()).toEqual(['', '北京', '广东', '海外'].toSorted());
    const web = of(botId).filter(({ source }) => source === 'share_web');
    expect(sources.rows.find(({ source }) => source === 'share_web')?.before).toBe(
      recount(web, '20260923', '20261022').questions,
    );
  });

  test('a range is thirty days at most, runs forwards and has real days [RPT-09]', async () => {
    for (const wrong of [
      { startDateKey: '20261022', endDateKey: '20261121' },
      { startDateKey: '20261121', endDateKey: '20261120' },
      { startDateKey: '20260231', endDateKey: '20260301' },
    ])
      expect((await post(`${report}/chatStatistics`, { kbBotId: botId, ...wrong })).status).toBe(400);
  });

  test('members, other enterprises and people on their own see none of it', async () => {
    const input = { kbBotId: botId, ...range };
    expect((await post(`${report}/chatStatistics`, input, member)).status).toBe(403);
    expect((await post(`${report}/chatStatistics`, input, await server.actor())).status).toBe(403);
    expect((await post(`${report}/chatStatistics`, input, stranger)).error.errorCode).toBe(102001);
    const page = '/api/v1/tenantKbBotChatHistory/query';
    expect((await post(`${page}/page`, input, stranger)).status).toBe(404);
    const [{ id }] = of(botId).filter(({ side }) => side !== 'make') as [MessageRow];
    expect((await post(`${page}/info`, { kbBotId: secondId, id })).status).toBe(404);
    const [trial] = of(botId).filter(({ side }) => side === 'make') as [MessageRow];
    expect((await post(`${page}/info`, { kbBotId: botId, id: trial.id })).status).toBe(404);
  });
});

describe('hot words', () => {
  test('are counted, with the questions that hold them, alike ones as one [RPT-04] [RPT-05] [RPT-06]', async () => {
    const { keywords } = (await post('/api/v1/dataAnalysis/questionKeywords', { kbBotId: botId, ...range })).as(
      reports.keywords,
    );
    const within = of(botId).filter(
      ({ side, createdAt }) => side !== 'make' && dayOf(createdAt) >= '20261023' && dayOf(createdAt) <= '20261121',
    );
    const expected = within.filter(({ question }) => question.includes('年假')).length;
    expect(keywords.find(({ keyword }) => keyword === '年假')?.count).toBe(expected);
    expect(keywords.map(({ keyword }) => keyword)).not.toContain('怎么');
    const asked = { kbBotId: botId, ...range, keyword: '年假' };
    expect((await post('/api/v1/dataAnalysis/questionsByKeyword', asked)).as(reports.questions)).toMatchObject({
      total: 1,
      questions: [{ question: expect.stringContaining('年假有几天') as string, count: expected }],
    });
  });

  test('list the questions that hold them by how often they were asked, page by page [RPT-06]', async () => {
    const { db } = server.database;
    // Neither the order of the words nor its reverse is that of the figures.
    const often = { 发票抬头怎么改: 2, 发票丢了怎么补开: 5, 发票多久寄出: 3, 发票能开专票吗: 7 };
    const made = Object.entries(often).flatMap(([question, count], which) =>
      Array.from({ length: count }, (_, at) => ({
        id: newId(),
        kbBotId: botId,
        asker: 'visitor:invoice',
        userId: 'invoice',
        side: 'web' as const,
        source: 'js_',
        session: 1,
        msgType: 'qa' as const,
        question,
        answer: '',
        answerStatus: 'success' as const,
        createdAt: new Date(Date.UTC(2026, 10, 15 + (at % 3), 4, which, at)),
      })),
    );
    await db.insert(kbBotChatMessage).values(made);
    await sumDays(db);
    const page = async (number: number, size: number) =>
      (
        await post('/api/v1/dataAnalysis/questionsByKeyword', {
          kbBotId: botId,
          ...range,
          keyword: '发票',
          page: number,
          size,
        })
      ).as(reports.questions);
    const all = await page(1, 10);
    expect(all.questions.map(({ count }) => count)).toEqual([7, 5, 3, 2]);
    for (const [at, { question }] of all.questions.entries())
      expect((await page(at + 1, 1)).questions).toMatchObject([{ question }]);
    for (const { id } of made) await db.delete(kbBotChatMessage).where(eq(kbBotChatMessage.id, id));
    await sumDays(db);
  });

  test('are shown as people write them most often, and found however they are written [RPT-04] [RPT-05]', async () => {
    const { db } = server.database;
    const asked = ['滤芯RO多久换', '滤芯ro多久换', '滤芯RO多久换', 'RO膜怎么拆', 'S2怎么清洗', 'ROM怎么升级'];
    const made = asked.map((question, at) => ({
      ...rows[0]!,
      id: newId(),
      kbBotId: secondId,
      side: 'use' as const,
      question,
      createdAt: new Date(Date.UTC(2026, 10, 20, 6) + at),
    }));
    await db.insert(kbBotChatMessage).values(made);
    await sumDays(db);
    const answer = await post('/api/v1/dataAnalysis/questionKeywords', { kbBotId: secondId, ...range });
    const hot = answer.as(reports.keywords).keywords.map(({ keyword }) => keyword);
    expect(hot).toEqual(expect.arrayContaining(['RO', 'S2', 'ROM']));
    expect(hot).not.toContain('ro');
    const holding = async (keyword: string) =>
      (await post('/api/v1/dataAnalysis/questionsByKeyword', { kbBotId: secondId, ...range, keyword })).as(
        reports.questions,
      );
    expect(await holding('RO')).toEqual(await holding('ro'));
    expect((await holding('RO')).total).toBe(2);
    for (const { id } of made) await db.delete(kbBotChatMessage).where(eq(kbBotChatMessage.id, id));
    await sumDays(db);
  });

  test('are learned from what is asked: a word that the dictionary takes apart is counted whole, in earlier questions too [RPT-05] [RPT-06]', async () => {
    const { db } = server.database;
    const places = '客厅 卧室 书房 仓库 前台 车间 食堂 宿舍 门口 楼上 隔壁 库房'.split(' ');
    const asked = ['信号弱怎么处理', '一直掉线', '多久重启一次', '改密码', '指示灯不亮'];
    const early = ['路由器由谁登记', '宿舍路由器坏了'];
    const late = places.flatMap((place) => asked.map((each, at) => `${place}${['的', '新', ''][at % 3]}路由器${each}`));
    const messages = (questions: readonly string[], day: number) =>
      questions.map((question, at) => ({
        ...rows[0]!,
        id: newId(),
        kbBotId: secondId,
        side: 'use' as const,
        question,
        createdAt: new Date(Date.UTC(2026, 10, day, 4) + at),
      }));
    const count = async () => {
      const answer = await post('/api/v1/dataAnalysis/questionKeywords', { kbBotId: secondId, ...range });
      return answer.as(reports.keywords).keywords.find(({ keyword }) => keyword === '路由器')?.count;
    };
    const made = [...messages(early, 18), ...messages(late, 20)];
    await db.insert(kbBotChatMessage).values(made.slice(0, early.length));
    await sumDays(db);
    expect(await count()).toBeUndefined();
    await db.insert(kbBotChatMessage).values(made.slice(early.length));
    await sumDays(db);
    expect(await count()).toBe(made.length);
    for (const { id } of made) await db.delete(kbBotChatMessage).where(eq(kbBotChatMessage.id, id));
    await sumDays(db);
  });

  test('are whole names also where an everyday sign begins them [RPT-05] [RPT-06]', async () => {
    const { db } = server.database;
    await vi.waitFor(async () => expect(await openDictionary()).toBeDefined(), { timeout: 30_000 });
    const asked = ['怎么报个税？', '二维码扫不了', '后备箱打不开怎么办', '在哪里填问卷'];
    const made = asked.map((question, at) => ({
      ...rows[0]!,
      id: newId(),
      kbBotId: secondId,
      side: 'use' as const,
      question,
      createdAt: new Date(Date.UTC(2026, 10, 20, 5) + at),
    }));
    await db.insert(kbBotChatMessage).values(made);
    await sumDays(db);
    const answer = await post('/api/v1/dataAnalysis/questionKeywords', { kbBotId: secondId, ...range });
    const hot = answer.as(reports.keywords).keywords.map(({ keyword }) => keyword);
    expect(hot).toEqual(expect.arrayContaining(['个税', '二维码', '后备箱', '问卷']));
    for (const { id } of made) await db.delete(kbBotChatMessage).where(eq(kbBotChatMessage.id, id));
    await sumDays(db);
  });

  test('say what a question is about', () => {
    expect(keywordsOf('请问出差到上海的住宿标准是多少？')).toEqual(['出差', '上海', '住宿', '标准']);
    expect(keywordsOf('怎么 2026 ？')).toEqual([]);
    // Words that the segmenter does not know, and one that it cuts wrongly.
    expect(keywordsOf('空调保修多久')).toEqual(['空调', '保修']);
    expect(keywordsOf('逆变器报E031是什么意思？')).toEqual(['逆变器', 'e031']);
    expect(keywordsOf('怎么开发票')).toEqual(['发票']);
    expect(keywordsOf('公积金可以给家人用吗')).toEqual(['公积金', '家人']);
  });
});

test('questions without an answer stand together, until they are ignored or answered in the library', async () => {
  await sumDays(server.services.db);
  rows = await server.database.db.select().from(kbBotChatMessage);
  const ask = async () =>
    (await post('/api/v1/dataAnalysis/unansweredQuestions', { kbBotId: botId, ...range })).as(reports.gaps).rows;
  const within = of(botId).filter(
    ({ side, createdAt }) => side !== 'make' && dayOf(createdAt) >= '20261023' && dayOf(createdAt) <= '20261121',
  );
  const bad = (word: string) =>
    recount(
      within.filter(({ question }) => question.includes(word)),
      range.startDateKey,
      range.endDateKey,
    );
  const found = await ask();
  const leave = found.find(({ question }) => question.includes('年假'))!;
  expect(leave).toMatchObject({ unanswered: bad('年假').unanswered, down: bad('年假').down });
  expect(leave.related).toBe(
    within.filter(({ question, certainty }) => question.includes('年假') && certainty === 'related').length,
  );
  expect(leave.related).toBeGreaterThan(0);
  // Each figure opens just so many conversations, those of days without a miss among them.
  const opens = async (filter: object) =>
    (await post('/api/v1/tenantKbBotChatHistory/query/page', { kbBotId: botId, ...range, ...filter })).as(
      reports.conversations,
    ).count;
  for (const { keys, count, unanswered, related, down, wordings } of found) {
    expect([count, unanswered, related, down]).toEqual([
      await opens({ keys }),
      await opens({ keys, outcome: 'unanswered' }),
      await opens({ keys, outcome: 'related' }),
      await opens({ keys, thumb: 'down' }),
    ]);
    expect(wordings.reduce((sum, each) => sum + each.count, 0)).toBe(count);
  }
  expect(leave.count).toBe(bad('年假').questions);
  const ignore = (ignored: boolean, who: Actor = owner) =>
    post('/api/v1/dataAnalysis/ignoreQuestions', { kbBotId: botId, keys: leave.keys, ignored }, who);
  expect((await ignore(true, stranger)).status).toBe(404);
  expect((await ignore(true)).status).toBe(200);
  expect((await ask()).map(({ question }) => question)).not.toContain(leave.question);
  await ignore(false);
  expect((await ask()).map(({ question }) => question)).toContain(leave.question);
  const repair = found.find(({ question }) => question.includes('空调'))!;
  await createPairs(server.services.db, botId, [
    { questions: [repair.question], answers: ['六年。'], createdAt: server.services.now() },
  ]);
  expect((await ask()).map(({ question }) => question)).not.toContain(repair.question);
});

test('close wordings of a question stand together, and all leave once each is answered in the library', async () => {
  const { db } = server.database;
  const asked = [
    ['支持分期付款吗', '可以分期付款吗？', '能不能分期付款'],
    ['拉萨有线下门店吗', '拉萨线下门店在哪', '请问拉萨有没有门店', '你们在拉萨有线下门店吗？'],
    ['成都有线下门店吗'],
    ['支持以旧换新吗？', '可以以旧换新吗'],
    ['支持货到付款吗'],
  ];
  const made = asked.flat().map((question, at) => ({
    id: newId(),
    kbBotId: botId,
    asker: 'visitor:alike',
    userId: 'alike',
    side: 'web' as const,
    source: 'js_',
    session: 1,
    msgType: 'qa' as const,
    question,
    answer: '',
    answerStatus: 'success' as const,
    answerSource: 'notFound' as const,
    createdAt: new Date(Date.UTC(2026, 10, 15, 5, at)),
  }));
  await db.insert(kbBotChatMessage).values(made);
  await sumDays(db);
  const found = async () =>
    (await post('/api/v1/dataAnalysis/unansweredQuestions', { kbBotId: botId, ...range }))
      .as(reports.gaps)
      .rows.map(({ wordings }) => wordings.map(({ question }) => question).toSorted())
      .filter(([first]) => made.some(({ question }) => question === first));
  expect(new Set(await found())).toEqual(new Set(asked.map((group) => group.toSorted())));
  // Letter case, spaces and punctuation tell no questions apart.
  await createPairs(db, botId, [
    { questions: asked[0]!.map((question) => `${question} ！`), answers: ['可以。'], createdAt: server.services.now() },
  ]);
  expect(new Set(await found())).toEqual(new Set(asked.slice(1).map((group) => group.toSorted())));
  for (const { id } of made) await db.delete(kbBotChatMessage).where(eq(kbBotChatMessage.id, id));
  await sumDays(db);
});

describe('conversations', () => {
  const page = (filter: object) =>
    post('/api/v1/tenantKbBotChatHistory/query/page', { kbBotId: botId, ...range, ...filter });
  const shown = (is: (row: MessageRow) => boolean) =>
    of(botId)
      .filter((row) => row.side !== 'make' && dayOf(row.createdAt) >= '20261023' && dayOf(row.createdAt) <= '20261121')
      .filter(is)
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());

  test.each<[string, object, (row: MessageRow) => boolean]>([
    ['of everybody', {}, () => true],
    ['of a source', { source: 'js_' }, ({ source }) => source === 'js_'],
    ['that were disliked', { thumb: 'down' }, ({ thumb }) => thumb === 'down'],
    ['without a rating', { thumb: 'none', province: '' }, ({ thumb, province }) => thumb === 'none' && province === ''],
    ['from a province', { province: '广东' }, ({ province }) => province === '广东'],
    [
      'without an answer',
      { outcome: 'unanswered' },
      ({ answerStatus, answerSource }) => answerStatus === 'failed' || answerSource === 'notFound',
    ],
    ['with related passages only', { outcome: 'related' }, ({ certainty }) => certainty === 'related'],
    [
      'of a hot word, with related passages only',
      { word: '报销', outcome: 'related' },
      ({ question, certainty }) => question.includes('报销') && certainty === 'related',
    ],
    ['of one asker', { asker: 'visitor:a1' }, ({ asker }) => asker === 'visitor:a1'],
    ['with a word', { keyword: '报销' }, ({ question }) => question.includes('报销')],
    ['of a hot word', { word: '报销' }, ({ question }) => question.includes('报销')],
    [
      'of a hot word, without an answer',
      { word: '报销', outcome: 'unanswered' },
      ({ question, answerStatus, answerSource }) =>
        question.includes('报销') && (answerStatus === 'failed' || answerSource === 'notFound'),
    ],
    ['of which a source was looked at', { opened: true }, ({ sourceOpened }) => sourceOpened],
    ['of which no source was looked at', { opened: false }, ({ sourceOpened }) => !sourceOpened],
    ['of one day', { startDateKey: '20261121' }, ({ createdAt }) => dayOf(createdAt) === '20261121'],
  ])('%s are the ones that its figure counts [RPT-07]', async (_, filter, is) => {
    const expected = shown(is);
    const found = (await page({ ...filter, size: 100 })).as(reports.conversations);
    expect(found.count).toBe(expected.length);
    expect(found.rows.map(({ id }) => id)).toEqual(expected.slice(0, 100).map(({ id }) => id));
  });

  test('of a question are those of all its wordings, each as often as its figure says [RPT-06]', async () => {
    const asked = { kbBotId: botId, ...range, keyword: '年假' };
    const listed = (await post('/api/v1/dataAnalysis/questionsByKeyword', asked)).as(reports.questions).questions;
    expect(listed).toHaveLength(1);
    const [{ key, count, unanswered }] = listed as [(typeof listed)[number]];
    const found = (await page({ keys: [key] })).as(reports.conversations);
    expect(found.count).toBe(count);
    expect(new Set(found.rows.map(({ question }) => question))).toEqual(new Set(['年假有几天？', '年假有几天']));
    expect((await page({ keys: [key], outcome: 'unanswered' })).as(reports.conversations).count).toBe(unanswered);
    expect((await page({ keys: [newId()] })).as(reports.conversations)).toEqual({ rows: [], count: 0 });
  });

  test('open with what was asked before, and tell who asked [RPT-07] [RPT-12]', async () => {
    const [last] = shown(({ asker }) => asker.startsWith('tenant:')) as [MessageRow];
    const { messages } = (await post('/api/v1/tenantKbBotChatHistory/query/info', { kbBotId: botId, id: last.id })).as(
      reports.conversation,
    );
    expect(messages.at(-1)?.id).toBe(last.id);
    expect(messages.length).toBeGreaterThan(1);
    expect(new Set(messages.map(({ userId }) => userId))).toEqual(new Set([member.userId]));
    const found = (await page({ asker: last.asker })).as(reports.conversations);
    expect(found.rows[0]).toMatchObject({ userName: expect.stringMatching(/./) as string, userAvatar: {} });
  });

  test('users are listed by how much they asked [RPT-08]', async () => {
    const found = (await post('/api/v1/tenantKbBotChatUser/query/page', { kbBotId: botId, ...range })).as(
      reports.users,
    );
    expect(found.count).toBe(4);
    for (const { asker, questions: asked } of found.rows)
      expect([asker, asked]).toEqual([asker, shown((row) => row.asker === asker).length]);
    expect(found.rows.map((row) => row.questions)).toEqual(
      found.rows.map((row) => row.questions).toSorted((a, b) => b - a),
    );
  });

  test('all users leave as a spreadsheet whose numbers can be added up [RPT-08]', async () => {
    const url = '/api/v1/tenantKbBotChatUser/query/list';
    const payload = { kbBotId: botId, ...range };
    const file = await server.app.inject({ method: 'POST', url, payload, headers: owner.headers });
    expect(file.statusCode).toBe(200);
    const [head, ...lines] = (await readSheet(file.rawPayload))[0]!.data;
    expect(head).toEqual(['用户', '提问次数', '最近提问']);
    expect(lines).toHaveLength(4);
    expect(lines.reduce((sum, [, asked]) => sum + Number(asked), 0)).toBe(shown(() => true).length);
    expect(lines.every(([, asked]) => typeof asked === 'number')).toBe(true);
    expect((await post(url, payload, member)).status).toBe(403);
    expect((await post(url, payload, stranger)).status).toBe(404);
  });

  test('a spreadsheet holds them all, with their sources, and nothing that a program would run [RPT-07]', async () => {
    const reference = {
      id: 'r',
      type: 'doc' as const,
      doc_id: 'd',
      doc_name: '员工手册.pdf',
      is_doc_deleted: false,
      reference_id: 'b',
      reference_index: 1,
      image_paths: [],
      text: '五天',
      score: 0.8214,
      locations: [{ blockId: 'b', page: 3, box: { left: 0, top: 0, right: 1, bottom: 1 } }],
    };
    await server.database.db.insert(kbBotChatMessage).values({
      kbBotId: secondId,
      asker: 'visitor:c3',
      userId: 'c3',
      side: 'web',
      source: 'share_web',
      session: 1,
      msgType: 'qa',
      question: '=HYPERLINK("http://evil.test","点我")\u0007<&>',
      answer: '+1\n第二行',
      answerStatus: 'success',
      sentenceMap: { '1': { reference: [reference], reference_filtered: [] } },
      createdAt: new Date(Date.UTC(2026, 10, 20, 17)),
    });
    const input = { kbBotId: secondId, ...range };
    const file = await server.app.inject({
      method: 'POST',
      url: '/api/v1/tenantKbBotChatHistory/query/list',
      payload: input,
      headers: owner.headers,
    });
    expect(file.statusCode).toBe(200);
    const sheet = (await readSheet(file.rawPayload))[0]!.data;
    expect(sheet[0]).toEqual([
      '时间',
      '提问人',
      '来源',
      '省份',
      '问题',
      '随问题发送',
      '回答',
      '状态',
      '相似度',
      '评价',
      '引用',
    ]);
    expect(sheet).toHaveLength(recount(of(secondId), range.startDateKey, range.endDateKey).questions + 2);
    const { rows: shown } = (await post('/api/v1/tenantKbBotChatHistory/query/page', { ...input, size: 100 })).as(
      reports.conversations,
    );
    const stateOf = ({ answered, certainty }: (typeof shown)[number]) =>
      !answered ? '答不上来' : certainty === 'related' ? '只有相关内容' : '已回答';
    // In the order of the page: latest first.
    expect(sheet.slice(1).map((row) => row[7])).toEqual(shown.map(stateOf));
    expect(sheet.find((row) => String(row[1]).startsWith('访客 ') && String(row[4]).includes('evil'))).toEqual([
      '2026-11-21 01:00:00',
      expect.stringMatching(/^访客 \S{4}$/),
      '分享链接',
      null,
      '\'=HYPERLINK("http://evil.test","点我")<&>',
      null,
      "'+1\n第二行",
      '已回答',
      0.82,
      null,
      '[1] 员工手册.pdf 第3页',
    ]);
    expect(['-1', '@a', '\tx', '12', 'a=b'].map(safeCell)).toEqual(["'-1", "'@a", "'\tx", '12', 'a=b']);
  });
});

describe('an enterprise', () => {
  const chats = (call: string, who: Actor = owner) => post(`/api/v1/report/tenantKbBot/query/${call}`, range, who);

  test('sees all its assistants together, members apart from others [RPT-02]', async () => {
    await sumDays(server.services.db);
    rows = await server.database.db.select().from(kbBotChatMessage);
    const found = (await chats('realChatStatistics')).as(tenantReports.statistics);
    expect(found.total).toEqual(recount(rows, range.startDateKey, range.endDateKey));
    const series = (await chats('realChatSeries')).as(tenantReports.series);
    expect(series.rows.at(-1)).toEqual({ dateKey: '20261121', ...recount(rows, '20261121', '20261121') });
    const members = (await chats('realChatCount/tenantUserTop5')).as(tenantReports.memberTop5).rows;
    const guests = (await chats('realChatCount/nonTenantUserTop5')).as(tenantReports.guestTop5).rows;
    const count = (asker: string) =>
      recount(
        rows.filter((row) => row.asker === asker),
        range.startDateKey,
        range.endDateKey,
      ).questions;
    expect(members.map(({ asker }) => asker)).toEqual([`tenant:${owner.tenantId}:${member.userId}`]);
    expect(guests).toHaveLength(4);
    for (const { asker, count: asked } of [...members, ...guests])
      expect([asker, asked]).toEqual([asker, count(asker)]);
    expect((await chats('realChatStatistics', stranger)).as(tenantReports.statistics).total.questions).toBe(0);
    expect((await chats('realChatStatistics', member)).status).toBe(403);
  });

  test('sees each assistant’s figures, and what one person asked each, as a recount has them [RPT-02]', async () => {
    const by = async (more: object = {}) =>
      (await post('/api/v1/report/tenantKbBot/query/realChatByAssistant', { ...range, ...more })).as(
        tenantReports.byAssistant,
      ).rows;
    const all = await by();
    expect(all.map(({ kbBotId }) => kbBotId).toSorted((a, b) => a.localeCompare(b))).toEqual(
      [botId, secondId].toSorted((a, b) => a.localeCompare(b)),
    );
    for (const { kbBotId, questions: asked, unanswered, down, before } of all) {
      const now = recount(of(kbBotId), range.startDateKey, range.endDateKey);
      expect({ asked, unanswered, down }).toEqual({ asked: now.questions, unanswered: now.unanswered, down: now.down });
      expect(before).toBe(recount(of(kbBotId), '20260923', '20261022').questions);
    }
    for (const asker of [`tenant:${owner.tenantId}:${member.userId}`, 'visitor:a1']) {
      const his = await by({ asker });
      expect(his).toHaveLength(2);
      for (const row of his) {
        const own = of(row.kbBotId).filter((each) => each.asker === asker);
        expect(row).toMatchObject({
          asker,
          questions: recount(own, range.startDateKey, range.endDateKey).questions,
          unanswered: null,
        });
        // The figure opens just so many conversations.
        const listed = await post('/api/v1/tenantKbBotChatHistory/query/page', {
          kbBotId: row.kbBotId,
          ...range,
          asker,
        });
        expect(listed.as(reports.conversations).count).toBe(row.questions);
      }
    }
    expect((await chats('realChatByAssistant', stranger)).json).toEqual({ rows: [] });
    expect((await chats('realChatByAssistant', member)).status).toBe(403);
  });

  test('is told of the last week once, with what was missed; who put it away hears no more of it', async () => {
    const { db } = server.database;
    const monday = lastWeek(server.services.now());
    const noon = new Date(Date.parse(monday.startDateKey.replace(/(....)(..)(..)/, '$1-$2-$3T04:00:00Z')));
    const asked = (answerSource: 'notFound' | 'document', at: number) => ({
      id: newId(),
      kbBotId: botId,
      asker: 'visitor:week',
      userId: 'week',
      side: 'web' as const,
      source: 'js_',
      session: 1,
      msgType: 'qa' as const,
      question: answerSource === 'notFound' ? '停车位怎么申请？' : '年假有几天？',
      answer: '',
      answerStatus: 'success' as const,
      answerSource,
      createdAt: new Date(noon.getTime() + at),
    });
    const made = [...Array.from({ length: 40 }, (_, at) => asked('notFound', at)), asked('document', 50)];
    const digestOf = async (who: Actor) =>
      (await post('/api/v1/report/tenant/query/weekDigest', {}, who)).as(tenantReports.digest).digest;
    const unreadOf = async (who: Actor) =>
      (await who.call('GET', '/api/v1/me/query/unreadMessageCount')).as(me.unread).count;
    await db.insert(kbBotChatMessage).values(made);
    await sumDays(db);
    const told = await digestOf(owner);
    expect(told).toMatchObject({
      ...monday,
      missed: expect.arrayContaining([{ kbBotId: botId, question: '停车位怎么申请？', count: 40 }]),
    });
    rows = await db.select().from(kbBotChatMessage);
    expect(told?.total).toEqual(recount(rows, monday.startDateKey, monday.endDateKey));
    const unread = await unreadOf(owner);
    expect(unread).toBeGreaterThan(0);
    expect(await digestOf(stranger)).toBeNull();
    expect((await post('/api/v1/report/tenant/query/weekDigest', {}, member)).status).toBe(403);
    expect(await unreadOf(member)).toBe(0);
    await post('/api/v1/report/tenant/readWeekDigest', { startDateKey: monday.startDateKey });
    await post('/api/v1/report/tenant/readWeekDigest', { startDateKey: monday.startDateKey });
    expect(await digestOf(owner)).toBeNull();
    expect(await unreadOf(owner)).toBe(unread - 1);
    for (const { id } of made) await db.delete(kbBotChatMessage).where(eq(kbBotChatMessage.id, id));
    await sumDays(db);
  });

  test.each([
    ['2026-11-22T15:59:59Z', '20261109'],
    ['2026-11-22T16:00:00Z', '20261116'],
    ['2026-11-29T15:59:59Z', '20261116'],
    ['2027-01-03T16:00:00Z', '20261228'],
  ])('at %s the last week began on %s', (now, startDateKey) => {
    expect(lastWeek(new Date(now)).startDateKey).toBe(startDateKey);
  });

  test('sees what its coins went for by day [RPT-01]', async () => {
    const { db } = server.database;
    const [{ balance }] = (
      await db.execute<{ balance: number }>(sql`select balance from coin_account where owner_id = ${owner.tenantId}`)
    ).rows as [{ balance: number }];
    const line = (delta: number, type: string, time: string, number: number) =>
      db.execute(sql`
      insert into coin_ledger (id, key, owner_type, owner_id, type, delta, balance, line, created_at)
      values (${newId()}, ${newId()}, 'tenant', ${owner.tenantId}, ${type}, ${delta}, 0, ${number}, ${time}::timestamptz)`);
    await line(-1, 'answer', '2026-11-20T15:59:59Z', 101);
    await line(-1, 'answer', '2026-11-20T16:00:00Z', 102);
    await line(-1, 'answer', '2026-11-20T16:00:01Z', 103);
    await line(1, 'answerReleased', '2026-11-20T16:00:02Z', 104);
    await line(50, 'granted', '2026-11-21T15:59:59Z', 105);
    const coins = (call: string, body: object = range) => post(`/api/v1/report/tenant/query/${call}`, body);
    const { rows: days } = (await coins('tsCoinSeries')).as(tenantReports.coinSeries);
    expect(days.slice(-2)).toEqual([
      { dateKey: '20261120', spent: 1, received: 0 },
      { dateKey: '20261121', spent: 1, received: 50 },
    ]);
    expect((await coins('tsCoinInfo')).as(tenantReports.coins)).toMatchObject({
      balance,
      total: { spent: 2, received: 50 },
    });
    expect((await coins('tsCoinInfoByDate', { dateKey: '20261121' })).json).toEqual({ spent: 1, received: 50 });
  });
});

test.each([
  ['202.96.134.133', '广东'],
  ['::ffff:61.128.128.68', '重庆'],
  ['240e:3b7::1', '广东'],
  ['202.175.3.3', '澳门'],
  ['8.8.8.8', '海外'],
  ['192.168.1.9', '局域网'],
  ['::1', '局域网'],
  ['not an address', ''],
])('%s lies in %s', (address, province) => {
  expect(provinceOf(address)).toBe(province);
});

test('the figures of a deleted assistant go with it', async () => {
  await removeAssistant(server.services, assistantHooks, secondId);
  const { db } = server.database;
  for (let left = 1; left > 0;)
    left = await db.transaction(async (tx) => {
      let gone = 0;
      for (const { removeSome } of assistantHooks)
        gone += (await removeSome?.(tx, secondId, { most: 100, now: server.services.now() }))?.rows ?? 0;
      return gone;
    });
  await sumDays(db);
  for (const table of ['report_day', 'report_asker', 'report_question', 'report_keyword']) {
    const { rows: left } = await db.execute(sql`select from ${sql.identifier(table)} where kb_bot_id = ${secondId}`);
    expect([table, left.length]).toEqual([table, 0]);
  }
  const left = await db.select().from(kbBotChatMessage);
  await expectAskersEqualRecount(left.filter(({ kbBotId }) => kbBotId !== secondId));
});
