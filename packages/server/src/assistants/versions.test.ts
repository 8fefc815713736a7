import { Assistant, assistants, errorCodes } from '@tinystar/contract';
import { endpoints } from '@tinystar/contract/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type Actor, type Answer, type TestServer } from '../testing/index.ts';

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

const read = async () => Assistant.parse((await owner.call('GET', `/api/v1/tenantKbBot/${id}`)).json);
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

it('every call that names a version is tried, here or in a test of its own', () => {
  const named = endpoints.filter(({ input }) => 'version' in (input.def as { shape?: object }).shape!);
  expect(named.map(({ name }) => name).toSorted()).toEqual([
    'assistants.updateAdvanced',
    'assistants.updateBasic',
    'assistants.updateCustomerService',
    'blocks.save',
    'embedding.update',
    'tenant.update',
  ]);
});

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
