import { errorCodes, using, type UsableAssistant } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { kbBotChatMessage } from '../answers/schema.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { kbBot, kbBotAuthorization } from '../assistants/schema.ts';
import { createTestServer, type Actor } from '../testing/index.ts';

const named = (rows: readonly UsableAssistant[]) => rows.map(({ name }) => name);

const list = async (who: Actor, body: object = {}) => {
  const path = who.tenantId ? '/api/v1/tenantKbBot/query/page4Member' : '/api/v1/personalKbBot/query/page4User';
  return (await who.call('POST', path, body)).as(using.page);
};

/** Two enterprises, one person, and an assistant of each kind. */
async function world() {
  const server = await createTestServer();
  const owner = await server.member('owner');
  const tenantId = owner.tenantId!;
  const member = await server.member('member', tenantId);
  const stranger = await server.member('owner');
  const person = await server.actor();
  const seed = (name: string, permission: 'private' | 'protected' | 'public', settings: object, paragraphs: string[]) =>
    seedAssistant(server.services, {
      owner: { type: 'tenant', id: tenantId },
      settings: { name, permission, ...settings },
      paragraphs,
    });
  const inside = await seed('制度问答', 'protected', {}, ['员工年假按工龄计算，满一年的员工每年有五天年假。']);
  const device = await seed('设备维修', 'public', {}, ['主轴异响时先停机，再检查轴承的预紧力和润滑。']);
  const draft = await seed('草稿', 'private', {}, ['未公布的薪酬方案：年终奖按三个月工资发放。']);
  const guide = await seedAssistant(server.services, {
    owner: { type: 'tenant', id: stranger.tenantId! },
    settings: { name: '使用向导', permission: 'public', isPreset: true },
    paragraphs: ['创建助手：在训练中心点击创建助手，填写名称。'],
  });
  const foreign = await seedAssistant(server.services, {
    owner: { type: 'tenant', id: stranger.tenantId! },
    settings: { name: '别人的内部助手', permission: 'protected' },
    paragraphs: ['股票期权分四年行权，每年四分之一。'],
  });
  const open = await seedAssistant(server.services, {
    owner: { type: 'tenant', id: stranger.tenantId! },
    settings: { name: '公开的陌生助手', permission: 'public' },
    paragraphs: ['光伏组件的接地电阻不大于四欧姆。'],
  });
  return { server, owner, member, stranger, person, inside, device, draft, guide, foreign, open };
}

test('a member finds what he may talk to and nothing else, whatever the list is asked for', async () => {
  const { server, owner, member, person, stranger, ...bots } = await world();
  await using _server = server;
  expect(named((await list(member)).rows).toSorted()).toEqual(['使用向导', '制度问答', '设备维修']);
  expect(named((await list(member, { reach: 'all' })).rows)).toContain('公开的陌生助手');
  expect(named((await list(owner)).rows)).toContain('草稿');
  expect(named((await list(person, { reach: 'all' })).rows).toSorted()).toEqual([
    '使用向导',
    '公开的陌生助手',
    '设备维修',
  ]);
  // What is not published is its makers' own, and nothing that the square of all offers.
  expect(named((await list(owner, { reach: 'all' })).rows)).not.toContain('草稿');
  // The lists and the way to a single assistant follow one rule.
  for (const who of [owner, member, person, stranger]) {
    const all = await Promise.all((['near', 'all'] as const).map((reach) => list(who, { reach, size: 100 })));
    const listed = all.flatMap(({ rows }) => named(rows));
    for (const bot of Object.values(bots)) {
      const answer = await who.call('GET', `/api/v1/kbBot/query/detail4User?kbBotId=${bot.id}`);
      expect([who.phoneNumber, bot.name, answer.status]).toEqual([
        who.phoneNumber,
        bot.name,
        listed.includes(bot.name) ? 200 : 404,
      ]);
    }
  }
});

test('a lent assistant is near the people it was lent to, and gone when the loan ends', async () => {
  const { server, owner, stranger, foreign } = await world();
  await using _server = server;
  const { db } = server.services;
  const member = await server.member('member', owner.tenantId!);
  expect(named((await list(member)).rows)).not.toContain('别人的内部助手');
  await db
    .insert(kbBotAuthorization)
    .values({ kbBotId: foreign.id, tenantId: owner.tenantId!, createdAt: server.services.now() });
  expect((await list(member)).rows.find(({ id }) => id === foreign.id)).toMatchObject({ lent: true, own: false });
  expect((await list(stranger)).rows.find(({ id }) => id === foreign.id)).toMatchObject({ lent: false, own: true });
  await db.delete(kbBotAuthorization).where(eq(kbBotAuthorization.kbBotId, foreign.id));
  expect(named((await list(member)).rows)).not.toContain('别人的内部助手');
});

test('what one adds is near until it is taken out, and a category narrows the list [SHOP-03]', async () => {
  const { server, person, open } = await world();
  await using _server = server;
  expect(named((await list(person)).rows)).toEqual(['使用向导']);
  await person.call('POST', '/api/v1/kbBotConversation', { kbBotId: open.id });
  expect((await list(person)).rows.find(({ id }) => id === open.id)?.added).toBe(true);
  await person.call('DELETE', `/api/v1/kbBotConversation/${open.id}`);
  expect(named((await list(person)).rows)).toEqual(['使用向导']);
  await server.services.db.update(kbBot).set({ category: 'education' }).where(eq(kbBot.id, open.id));
  expect(named((await list(person, { reach: 'all', category: 'education' })).rows)).toEqual(['公开的陌生助手']);
});

test('prices name who pays, and the most used of this month stand first', async () => {
  const { server, member, person, inside, guide } = await world();
  await using _server = server;
  server.clock.toNoon();
  const now = server.services.now();
  await server.database.db.insert(kbBotChatMessage).values({
    kbBotId: guide.id,
    asker: `tenant:${member.tenantId}:${member.userId}`,
    userId: member.userId,
    side: 'use',
    source: 'tinystar_web',
    session: 1,
    msgType: 'qa',
    question: '怎么创建助手？',
    answerStatus: 'success',
    createdAt: now,
  });
  const { rows } = await list(member);
  expect(rows[0]).toMatchObject({ name: '使用向导', monthCount: 1, price: { payer: 'enterprise', coins: 1 } });
  expect(rows.find(({ id }) => id === inside.id)).toMatchObject({ own: true, price: { payer: 'enterprise' } });
  const asPerson = (await list(person, { reach: 'all' })).rows;
  expect(asPerson.find(({ id }) => id === guide.id)).toMatchObject({ price: { payer: 'self', coins: 1 } });
  expect(asPerson.find(({ name }) => name === '设备维修')).toMatchObject({ price: { payer: 'other' } });
});

test('the question box chooses among near assistants only, and says when none knows', async () => {
  const { server, member, owner, inside, device, draft } = await world();
  await using _server = server;
  const choose = async (who: Actor, question: string) =>
    (await who.call('POST', '/api/v1/kbBot/query/choose4Question', { question })).as(using.choose);
  const leave = await choose(member, '满一年有几天年假？');
  expect(leave).toMatchObject({ sure: true, rows: [{ id: inside.id }, {}, {}] });
  expect(await choose(member, '主轴异响怎么处理？')).toMatchObject({ sure: true, rows: [{ id: device.id }, {}, {}] });
  // Known only to a draft, to another enterprise, and to a stranger's public assistant.
  for (const question of ['年终奖按几个月工资发放？', '股票期权怎么行权？', '光伏组件接地电阻是多少？']) {
    const { sure, rows } = await choose(member, question);
    expect([question, sure, rows.length]).toEqual([question, false, 3]);
  }
  expect(await choose(owner, '年终奖按几个月工资发放？')).toMatchObject({
    sure: true,
    rows: [{ id: draft.id }, {}, {}, {}],
  });
  const blank = await member.call('POST', '/api/v1/kbBot/query/choose4Question', { question: '  ' });
  expect(blank.status).toBe(400);
  expect((await server.visitor.call('POST', '/api/v1/kbBot/query/choose4Question', { question: '年假' })).status).toBe(
    401,
  );
});

test('the identity an assistant belongs to is told to whoever has it, and to nobody else', async () => {
  const { server, owner, member, stranger, inside, draft } = await world();
  await using _server = server;
  const ask = (who: Actor, kbBotId: string) => who.call('GET', `/api/v1/kbBot/query/identity4User?kbBotId=${kbBotId}`);
  const mine = await seedAssistant(server.services, { owner: { type: 'personal', id: member.userId } });
  expect((await ask(member, mine.id)).as(using.identity)).toEqual({ tenantId: '', name: '' });
  await member.call('POST', '/api/v1/user/update/currentTenant', { tenantId: '' });
  expect((await ask(member, inside.id)).as(using.identity)).toEqual({ tenantId: member.tenantId, name: '测试企业' });
  expect((await ask(member, draft.id)).status).toBe(404);
  for (const id of [inside.id, mine.id]) expect((await ask(stranger, id)).status).toBe(404);
  await server.database.db.update(kbBot).set({ status: 'disabled' }).where(eq(kbBot.id, inside.id));
  expect((await ask(member, inside.id)).status).toBe(404);
  expect((await ask(owner, mine.id)).status).toBe(404);
});

test('a public assistant that the operator stopped says so to everybody; others only to who has used them (AUTHZ-05)', async () => {
  const { server, owner, member, stranger, device, inside, draft } = await world();
  await using _server = server;
  await server.database.db.update(kbBot).set({ status: 'disabled' });
  const told = async (who: Actor | typeof server.visitor, url: string) => {
    const { status, error } = await who.call('GET', url);
    return [status, error.errorCode, error.errorMessage];
  };
  const page = (bot: { publicId: string }) => `/api/v1/public/kbBot/info?publicId=${bot.publicId}`;
  const used = (query: string) => `/api/v1/kbBot/query/detail4User?${query}`;
  const stopped = [404, errorCodes.assistantMissing, '助手已停用'];
  const missing = [404, errorCodes.assistantMissing, '助手不存在'];
  expect(await told(server.visitor, page(device))).toEqual(stopped);
  for (const query of [`kbBotId=${device.id}`, `publicId=${device.publicId}`])
    for (const who of [member, stranger]) expect(await told(who, used(query))).toEqual(stopped);
  for (const bot of [inside, draft]) {
    expect(await told(server.visitor, page(bot))).toEqual(missing);
    expect(await told(stranger, used(`publicId=${bot.publicId}`))).toEqual(missing);
  }
  // A deleted one is as if it had never been, also for who has opened its page.
  await owner.call('DELETE', `/api/v1/tenantKbBot/${device.id}`);
  expect(await told(server.visitor, page(device))).toEqual(missing);
});
