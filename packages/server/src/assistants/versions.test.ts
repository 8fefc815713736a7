import { Assistant, assistants, errorCodes, lateMessages, type SettingField } from '@tinystar/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type Actor, type Answer, type TestServer } from '../testing/index.ts';
import { kbBotSettingChange } from './schema.ts';

let server: TestServer;
let owner: Actor;
let admin: Actor;
let id: string;

beforeAll(async () => {
  server = await createTestServer();
  owner = await server.member('owner');
  admin = await server.member('admin', owner.tenantId);
  id = (await owner.call('POST', '/api/v1/tenantKbBot', { name: '产品助手' })).as(assistants.create).id;
});
afterAll(() => server.close());

/** The settings; the brand around them, the cover and how many assistants there are belong to no form. */
const read = async () => {
  const detail = Assistant.parse((await owner.call('GET', `/api/v1/tenantKbBot/${id}`)).json);
  const { tenant: _brand, shoppeVideo: _cover, kbBotUsage: _usage, ...settings } = detail;
  return settings;
};
const update = (form: string) => (who: Actor, body: object) =>
  who.call('POST', `/api/v1/tenantKbBot/update/${form}`, { kbBotId: id, ...body });

const forms = {
  basicSetting: (name: string) => ({
    avatar: { type: 'color', color: 'cyan' },
    name,
    welcomeWords: { content: '您好', type: 'plainText' },
    description: '回答产品问题',
    replyToneId: 'friendly',
    questionWords: '',
    isShowQuestionBar: true,
    isShowQuickButtons: true,
  }),
  advanceSetting: (prompt: string) => ({
    replyKnowledgeSource: 'both',
    replyPublicDomainPrompt: prompt,
    document: { status: 'enabled', showReference: false },
    qa: { status: 'disabled', showReference: true },
    privateDomainKnowledgeNotFound: '这个我不知道',
    systemException: '出错了',
    isShowSimilarQuestions: false,
    answerMode: 'qa',
  }),
  displaySetting: (words: string) => ({
    showHeader: 'disabled',
    showDescription: 'enabled',
    bubbleColor: words === '甲' ? '#112233' : words === '乙' ? '#445566' : '#778899',
    gradientStartColor: '#00B2F9',
    gradientEndColor: '#04EB94',
    gradientAngle: 90,
    isShowQuickButtons: false,
  }),
  customerServiceSetting: (words: string) => ({
    status: words === '甲' ? 'enabled' : 'disabled',
    serviceLevelAgreement: 24,
  }),
};

const conflict = { status: 409, error: { errorCode: errorCodes.conflict, errorMessage: '内容已被修改，请刷新后重试' } };
const today = (answer: Answer) => Assistant.parse(answer.error.current);

it.each(Object.keys(forms) as (keyof typeof forms)[])(
  'of two who save %s made from the same version the second is told what stands there now, and saves on top of it [BOT-13]',
  async (form) => {
    const save = update(form);
    const { updatedAt: version } = await read();
    expect((await save(owner, { ...forms[form]('甲'), version })).status).toBe(200);
    const first = await read();
    const refused = await save(admin, { ...forms[form]('乙'), version });
    expect(refused).toMatchObject(conflict);
    expect(today(refused)).toEqual(first);
    expect(await read()).toEqual(first);
    expect((await save(admin, { ...forms[form]('乙'), version: first.updatedAt })).status).toBe(200);
    expect((await read()).updatedAt).toBeGreaterThan(first.updatedAt);
    expect(await read()).not.toEqual({ ...first, updatedAt: expect.any(Number) });
  },
);

it.each(Object.keys(forms) as (keyof typeof forms)[])(
  'a client that keeps to the specified body of %s, which names no version, saves over what stands there [BOT-13]',
  async (form) => {
    const before = await read();
    expect((await update(form)(owner, forms[form]('丙'))).status).toBe(200);
    expect((await read()).updatedAt).toBeGreaterThan(before.updatedAt);
  },
);

it('of twenty who save the same version at once exactly one does, and every other is told of that one [BOT-13]', async () => {
  const { updatedAt: version } = await read();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      update('basicSetting')(index % 2 ? owner : admin, { ...forms.basicSetting(`助手${index}`), version }),
    ),
  );
  const won = answers.findIndex(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(19);
  expect((await read()).name).toBe(`助手${won}`);
  for (const answer of refused) expect(today(answer).name).toBe(`助手${won}`);
});

it('two saves within one millisecond are two versions', async () => {
  const save = update('basicSetting');
  const versions = new Set<number>();
  const { now } = server.services;
  const moment = new Date(0);
  server.services.now = () => moment;
  try {
    for (const name of ['甲', '乙', '丙']) {
      const { updatedAt: version } = await read();
      expect((await save(owner, { ...forms.basicSetting(name), version })).status).toBe(200);
      versions.add((await read()).updatedAt);
    }
  } finally {
    server.services.now = now;
  }
  expect(versions.size).toBe(3);
});

it('a version that is none is refused, and a stranger learns nothing of the assistant [BOT-13]', async () => {
  const save = update('basicSetting');
  for (const version of ['1', -1, 1.5, 1e300]) {
    expect((await save(owner, { ...forms.basicSetting('甲'), version })).status).toBe(400);
  }
  const stranger = await save(await server.member('owner'), { ...forms.basicSetting('甲'), version: 1 });
  expect(stranger.status).toBe(404);
  expect(stranger.error.current).toBeUndefined();
});

describe('the history of settings', () => {
  const changes = async (who = owner, kbBotId = id) =>
    (await who.call('POST', '/api/v1/tenantKbBot/query/settingChanges', { kbBotId, size: 100 })).as(assistants.changes);
  const restore = (changeId: string, more: object = {}, who = owner) =>
    update('restoreSetting')(who, { changeId, ...more });

  it('tells who changed what, newest first, and nothing of a save that changed nothing', async () => {
    const { count } = await changes();
    const save = update('basicSetting');
    await save(admin, forms.basicSetting('改过的名称'));
    await save(owner, forms.basicSetting('改过的名称'));
    const after = await changes();
    expect(after.count).toBe(count + 1);
    const { name } = (await admin.call('GET', '/api/v1/me/info')).json as { name: string };
    expect(after.rows[0]).toMatchObject({ userName: name, fields: [{ field: 'name', after: '改过的名称' }] });
  });

  it('gives the settings of a change back what they were before it, as a change of its own, and leaves later others alone', async () => {
    const before = await read();
    await update('displaySetting')(owner, forms.displaySetting('甲'));
    const [change] = (await changes()).rows;
    await update('basicSetting')(owner, forms.basicSetting('后来的名称'));
    expect((await restore(change!.id, { version: (await read()).updatedAt })).status).toBe(200);
    expect(await read()).toMatchObject({ display: before.display, name: '后来的名称' });
    expect((await changes()).rows[0]?.fields).toEqual([
      {
        field: 'display',
        before: change!.fields.find(({ field }) => field === 'display')?.after,
        after: before.display,
      },
    ]);
    expect((await restore(change!.id, { version: 1 })).status).toBe(409);
  });

  it('knows no change of another assistant, and is closed to strangers and members', async () => {
    const other = (await owner.call('POST', '/api/v1/tenantKbBot', { name: '另一个' })).as(assistants.create).id;
    const [change] = (await changes()).rows;
    expect((await restore(change!.id, { kbBotId: other })).status).toBe(404);
    expect((await restore(change!.id, {}, await server.member('owner'))).status).toBe(404);
    expect((await restore(change!.id, {}, await server.member('member', owner.tenantId))).status).toBe(403);
  });

  it('restores nothing that could not be saved today: a tone that is gone, a name too long, no library left to answer from', async () => {
    const { db } = server.services;
    const save = update('basicSetting');
    await save(owner, forms.basicSetting('今天的名称'));
    const kept = await read();
    const past = async (rows: { field: SettingField; before: unknown; after: unknown }[]) => {
      const made = { kbBotId: id, userId: owner.userId, changes: rows, createdAt: new Date(0) };
      const [row] = await db.insert(kbBotSettingChange).values(made).returning();
      return await restore(row!.id);
    };
    const tone = await past([{ field: 'replyToneId', before: 'sung', after: 'friendly' }]);
    expect(tone).toMatchObject({ status: 400, error: { errorMessage: lateMessages.unknownTone } });
    const name = await past([{ field: 'name', before: '长'.repeat(60), after: '今天的名称' }]);
    expect(name).toMatchObject({ status: 400, error: { errorMessage: lateMessages.assistantName } });
    const model = await past([{ field: 'publicDomainModel', before: 'gone-model', after: '' }]);
    expect(model).toMatchObject({ status: 400, error: { errorMessage: '没有这个模型，请重新选择' } });
    await update('advanceSetting')(owner, {
      ...forms.advanceSetting(''),
      document: { status: 'disabled', showReference: true },
    });
    const alone = await past([{ field: 'replyKnowledgeSource', before: 'privateDomain', after: 'both' }]);
    expect(alone).toMatchObject({ status: 400, error: { errorMessage: lateMessages.knowledgeSource } });
    expect(await read()).toMatchObject({ name: kept.name, replyTone: kept.replyTone, replyKnowledgeSource: 'both' });
    expect((await past([{ field: 'name', before: '从前的名称', after: '今天的名称' }])).status).toBe(200);
  });

  it('keeps the last two hundred', async () => {
    const save = update('basicSetting');
    for (let at = 0; at < 205; at++) await save(owner, forms.basicSetting(`名称${at}`));
    const { count, rows } = await changes();
    expect([count, rows[0]?.fields[0]?.after]).toEqual([200, '名称204']);
  });
});

it('the interface is for enterprises, and a colour is a colour [BOT-29]', async () => {
  const save = update('displaySetting');
  const wanted = { ...forms.displaySetting('甲'), gradientAngle: 360 };
  expect((await save(owner, wanted)).status).toBe(200);
  expect((await read()).display).toMatchObject({ bubbleColor: '#112233', showHeader: 'disabled', gradientAngle: 360 });
  for (const wrong of [{ bubbleColor: 'red' }, { bubbleColor: '#12' }, { gradientAngle: 361 }, { showHeader: 'on' }])
    expect((await save(owner, { ...wanted, ...wrong })).status).toBe(400);
  const person = await server.actor();
  expect((await save(person, wanted)).status).toBe(403);
});
