import { assistants, lateMessages, meta } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tenant } from '../identity/schema.ts';
import { newId } from '../platform/database/columns.ts';
import { createTestServer, saveAssistant, type Actor, type TestServer } from '../testing/index.ts';
import { kbBot } from './schema.ts';

let server: TestServer;
let ann: Actor;
let bob: Actor;
let owner: Actor;
let member: Actor;

beforeAll(async () => {
  server = await createTestServer();
  ann = await server.actor();
  bob = await server.actor();
  owner = await server.member('owner');
  member = await server.member('member', owner.tenantId);
});
afterAll(() => server.close());

const create = async (actor: Actor, body: object = { name: '产品助手' }): Promise<string> =>
  (await actor.call('POST', `/api/v1/${actor.tenantId ? 'tenant' : 'personal'}KbBot`, body)).as(assistants.create).id;

const basic = (kbBotId: string) => ({
  kbBotId,
  avatar: { type: 'color', color: 'cyan' },
  name: '新名称',
  welcomeWords: { content: '您好，#怎么安装？#', type: 'plainText' },
  description: '回答产品问题',
  replyToneId: 'friendly',
  questionWords: '#上手#\n##怎么安装？##',
  isShowQuestionBar: true,
  isShowQuickButtons: true,
});

const advanced = (kbBotId: string) => ({
  kbBotId,
  replyKnowledgeSource: 'both',
  replyPublicDomainPrompt: '只说中文',
  document: { status: 'enabled', showReference: false },
  qa: { status: 'disabled', showReference: true },
  privateDomainKnowledgeNotFound: '这个我不知道',
  systemException: '出错了',
  isShowSimilarQuestions: false,
  answerMode: 'qa',
});

describe('creating an assistant', () => {
  it('starts blank with the defaults of the specification [BOT-01] [BOT-10] [BOT-34] [BOT-25] [BOT-26] [BOT-28] [CONST-19]', async () => {
    const made = await ann.call('POST', '/api/v1/personalKbBot', { name: '  产品助手  ' });
    const { id, publicId } = made.as(assistants.create);
    const { json } = await ann.call('GET', `/api/v1/personalKbBot/${id}`);
    expect(json).toMatchObject({
      id,
      publicId,
      name: '产品助手',
      type: 'personal',
      tenantId: '',
      tenant: null,
      shoppeVideo: null,
      kbBotUsage: { used: 1, limit: null },
      permission: 'private',
      category: null,
      status: 'enabled',
      isPreset: false,
      isShowSimilarQuestions: true,
      isShowQuickButtons: false,
      replyKnowledgeSource: 'privateDomain',
      customerService: { status: 'disabled', serviceLevelAgreement: 24 },
      metaConfig: {
        answerMode: 'qa',
        answerSteps: { rewrite: true, vectors: true, rerank: true, verify: true },
      },
      kbBotQaException: {
        privateDomainKnowledgeNotFound: {
          content: '抱歉，我还没有学习到关于这个问题的知识。您可以尝试问些其他问题，或者联系我们的专业团队以获取支持。',
        },
        systemException: { content: '抱歉，我发生了一点意外，您可以尝试稍后再试。' },
      },
      display: {
        bubbleColor: '#00BB93',
        gradientStartColor: '#00B2F9',
        gradientEndColor: '#04EB94',
        gradientAngle: 135,
      },
    });
  });

  it('takes over a template, and what the maker wrote instead [BOT-06] [BOT-07]', async () => {
    const { rows } = (await ann.call('POST', '/api/v1/kbBotTemplate/query/list', {})).as(meta.templates);
    expect(rows.length).toBeGreaterThanOrEqual(5);
    const template = rows[0]!;
    // Everybody reads it in the square: it introduces the assistant and orders nobody about.
    for (const { description } of rows) expect(description).not.toMatch(/你是|请依据|提醒对方/);
    const id = await create(ann, { name: '我的手册', templateId: template.id, description: '只答安装问题' });
    const { json } = await ann.call('GET', `/api/v1/personalKbBot/${id}`);
    expect(json).toMatchObject({
      name: '我的手册',
      description: '只答安装问题',
      avatar: template.avatar,
      welcomeWords: { content: template.welcomeWords, type: 'plainText' },
      questionWords: { content: template.questionWords, isShowQuestionBar: true },
      replyTone: { id: template.replyToneId },
    });
    // How it is to answer stands in the field for that, and not in what readers see.
    const { prompt } = (json as { replyPublicDomain: { prompt: string } }).replyPublicDomain;
    expect(prompt).toMatch(/依据产品手册/);
    for (const { description } of rows) expect(description).not.toMatch(/依据|必须|不给/);
    const unknown = await ann.call('POST', '/api/v1/personalKbBot', { name: '助手', templateId: 'nothing' });
    expect(unknown).toMatchObject({ status: 400, json: { errorMessage: '请选择助手模板' } });
  });

  it.each([
    ['', false],
    ['   ', false],
    ['一', true],
    [` ${'名'.repeat(20)} `, true],
    ['名'.repeat(21), false],
    ['😀'.repeat(20), true],
    ['😀'.repeat(21), false],
    [undefined, false],
    [7, false],
  ])('counts the name %j in code points after trimming [BOT-04]', async (name, allowed) => {
    const answer = await ann.call('POST', '/api/v1/personalKbBot', { name });
    if (allowed) expect(answer.status).toBe(200);
    else expect(answer).toMatchObject({ status: 400, json: { errorMessage: lateMessages.assistantName } });
  });

  it('knows one answer mode and refuses others', async () => {
    const id = await create(ann);
    const save = (answerMode: string) => saveAssistant(ann, 'advanceSetting', { ...advanced(id), answerMode });
    expect((await save('qa')).status).toBe(200);
    expect((await save('agent')).status).toBe(400);
    await server.services.db.update(kbBot).set({ answerMode: 'agent' }).where(eq(kbBot.id, id));
    const { json } = await ann.call('GET', `/api/v1/personalKbBot/${id}`);
    expect(json).toMatchObject({ metaConfig: { answerMode: 'qa' } });
  });

  it('refuses names that hold NUL, and replaces half a surrogate pair [BOT-01] (RATE-04)', async () => {
    const refused = await ann.call('POST', '/api/v1/personalKbBot', { name: 'A\0B' });
    expect(refused).toMatchObject({ status: 400, error: { errorMessage: '请求参数有误' } });
    const id = await create(ann, { name: 'AB\ud800' });
    const { json } = await ann.call('GET', `/api/v1/personalKbBot/${id}`);
    expect(json).toMatchObject({ name: 'AB\ufffd' });
  });

  it('opens to its owner also while he acts as an enterprise, and to nobody else there [BOT-01]', async () => {
    const both = await server.member('member', owner.tenantId);
    await both.call('POST', '/api/v1/user/update/currentTenant', { tenantId: '' });
    const id = (await both.call('POST', '/api/v1/personalKbBot', { name: '我的助手' })).as(assistants.create).id;
    await both.call('POST', '/api/v1/user/update/currentTenant', { tenantId: owner.tenantId });
    const { status, json } = await both.call('GET', `/api/v1/personalKbBot/${id}`);
    expect([status, json]).toEqual([200, expect.objectContaining({ id, type: 'personal' })]);
    expect((await owner.call('GET', `/api/v1/personalKbBot/${id}`)).error.errorCode).toBe(102001);
  });

  it('belongs to the enterprise in enterprise identity, for makers only [BOT-01] [BOT-03]', async () => {
    const id = await create(owner);
    const { json } = await owner.call('GET', `/api/v1/tenantKbBot/${id}`);
    expect(json).toMatchObject({ type: 'tenant', tenantId: owner.tenantId });
    // What is for its makers only.
    const known = { brandAvatar: null, brandDisplayName: '', brandStatus: 'disabled' };
    expect(json).toMatchObject({ tenant: known, shoppeVideo: null, kbBotUsage: { used: 1, limit: null } });
    expect((await member.call('POST', '/api/v1/tenantKbBot', { name: '助手' })).status).toBe(403);
    expect((await owner.call('POST', '/api/v1/personalKbBot', { name: '助手' })).status).toBe(403);
    expect((await ann.call('POST', '/api/v1/tenantKbBot', { name: '助手' })).status).toBe(403);
    expect((await server.visitor.call('POST', '/api/v1/personalKbBot', { name: '助手' })).status).toBe(401);
  });

  it('refuses avatars that would load from another host', async () => {
    for (const avatar of [
      { type: 'url', url: 'https://example.com/a.png' },
      { type: 'url', url: 'javascript:alert(1)' },
      { type: 'dataUri', dataUri: 'data:image/svg+xml;base64,PHN2Zz4=' },
    ]) {
      const { status } = await ann.call('POST', '/api/v1/personalKbBot', { name: '助手', avatar });
      expect(status).toBe(400);
    }
  });

  it('stops for an enterprise whose plan has ended, and so does every other write (TEN-05)', async () => {
    const late = await server.member('owner');
    const id = await create(late);
    await server.services.db.update(tenant).set({ status: 'stopped' }).where(eq(tenant.id, late.tenantId!));
    expect((await late.call('POST', '/api/v1/tenantKbBot', { name: '助手' })).status).toBe(403);
    expect((await saveAssistant(late, 'basicSetting', basic(id))).status).toBe(403);
    const writes = [
      ['POST', '/api/v1/tenantKbBot/copy', { kbBotId: id }],
      ['POST', '/api/v1/tenantKbBotFile/bulkDestroy', { kbBotId: id, ids: [newId()] }],
      ['POST', '/api/v1/tenantKbBotFile/retry', { kbBotId: id, id: newId() }],
      ['POST', '/api/v1/kbBotFile/captureSite', { siteUrl: 'https://example.com' }],
      ['DELETE', `/api/v1/tenantKbBotFile/${newId()}`],
      ['DELETE', `/api/v1/tenantKbBot/${id}`],
    ] as const;
    for (const [method, url, body] of writes) {
      const { status, error } = await late.call(method, url, body ?? {});
      expect([url, status, error.errorMessage]).toEqual([url, 403, '企业已停用，请尽快续费']);
    }
    expect((await late.call('GET', `/api/v1/tenantKbBot/${id}`)).status).toBe(200);
  });
});

describe('the list of assistants', () => {
  it('shows only the own ones, last change first, by keyword and page [BOT-02]', async () => {
    const dan = await server.actor();
    for (const name of ['甲 100%', '乙 100', '丙', '丁', '戊']) await create(dan, { name });
    const send = (body: object) => dan.call('POST', '/api/v1/personalKbBot/query/page4Owner', body);
    const page = async (body: object) => (await send(body)).as(assistants.page);
    const all = await page({});
    expect(all.count).toBe(5);
    expect(all.rows.map(({ name }) => name)).toEqual(['戊', '丁', '丙', '乙 100', '甲 100%']);
    expect((await page({ size: 2, page: 3 })).rows).toHaveLength(1);
    expect(await page({ keyword: '100%' })).toMatchObject({ count: 1, rows: [{ name: '甲 100%' }] });
    expect((await page({ keyword: '_' })).count).toBe(0);
    const first = all.rows[4]!.id;
    await saveAssistant(dan, 'basicSetting', basic(first));
    expect((await page({})).rows[0]!.id).toBe(first);
    expect((await send({ size: 101 })).status).toBe(400);
  });
});

describe('the settings', () => {
  it('saves the basic settings as one payload [BOT-11] [BOT-13] [BOT-15] [BOT-16] [BOT-17] [BOT-18] [BOT-19]', async () => {
    const id = await create(ann);
    expect((await saveAssistant(ann, 'basicSetting', basic(id))).status).toBe(200);
    const { json } = await ann.call('GET', `/api/v1/personalKbBot/${id}`);
    expect(json).toMatchObject({
      name: '新名称',
      avatar: { type: 'color', color: 'cyan' },
      welcomeWords: { content: '您好，#怎么安装？#', type: 'plainText' },
      description: '回答产品问题',
      replyTone: { id: 'friendly' },
      questionWords: { content: '#上手#\n##怎么安装？##', isShowQuestionBar: true },
      isShowQuickButtons: true,
    });
  });

  it('complains in the order name, welcome words, description, tone [BOT-12]', async () => {
    const id = await create(ann);
    const wrong = {
      ...basic(id),
      name: ' ',
      welcomeWords: { content: '欢'.repeat(501), type: 'plainText' },
      description: '  ',
      replyToneId: '',
    };
    const save = async (body: ReturnType<typeof basic>) =>
      (await saveAssistant(ann, 'basicSetting', body)).error.errorMessage;
    expect(await save(wrong)).toBe('名称不符，必须是由1-20个字符组成');
    expect(await save({ ...wrong, name: '好' })).toBe('欢迎语不能超过500个字符');
    const welcomeWords = { content: '欢'.repeat(500), type: 'plainText' };
    expect(await save({ ...wrong, name: '好', welcomeWords })).toBe('角色简介不能为空');
    expect(await save({ ...wrong, name: '好', welcomeWords, description: '简介' })).toBe('语气不能为空');
    expect((await ann.call('GET', `/api/v1/personalKbBot/${id}`)).json).toMatchObject({ name: '产品助手' });
  });

  it('says which text is too long and refuses a tone that is not offered, when made and when saved [BOT-12]', async () => {
    const id = await create(ann);
    const save = async (change: object) =>
      (await saveAssistant(ann, 'basicSetting', { ...basic(id), ...change })).error.errorMessage;
    expect(await save({ description: '述'.repeat(2_001) })).toBe('角色简介不能超过2000个字符');
    expect(await save({ questionWords: '问'.repeat(4_001) })).toBe('问题引导不能超过4000个字符');
    expect(await save({ replyToneId: 'pirate' })).toBe('没有这种语气，请重新选择');
    const made = await ann.call('POST', '/api/v1/personalKbBot', { name: '助手', replyToneId: 'pirate' });
    expect(made.error.errorMessage).toBe('没有这种语气，请重新选择');
    expect((await ann.call('GET', `/api/v1/personalKbBot/${id}`)).json).toMatchObject({
      name: '产品助手',
      replyTone: { id: 'professional' },
    });
  });

  it('saves the advanced settings [BOT-20] [BOT-22] [BOT-23] [BOT-27]', async () => {
    const id = await create(ann);
    expect((await saveAssistant(ann, 'advanceSetting', advanced(id))).status).toBe(200);
    const { json } = await ann.call('GET', `/api/v1/personalKbBot/${id}`);
    expect(json).toMatchObject({
      replyKnowledgeSource: 'both',
      replyPublicDomain: { prompt: '只说中文' },
      replyPrivateDomain: {
        knowledgeSources: [
          { id: 'document', status: 'enabled', showReference: false, indexType: 'simple_v3' },
          { id: 'qa', status: 'disabled', showReference: true, indexType: 'simple_v3' },
        ],
      },
      kbBotQaException: {
        privateDomainKnowledgeNotFound: { content: '这个我不知道' },
        systemException: { content: '出错了' },
      },
      isShowSimilarQuestions: false,
    });
  });

  it('needs one library when only private knowledge is used [BOT-21]', async () => {
    const id = await create(ann);
    const off = { status: 'disabled', showReference: true };
    const save = (replyKnowledgeSource: string) =>
      saveAssistant(ann, 'advanceSetting', {
        ...advanced(id),
        replyKnowledgeSource,
        document: off,
        qa: off,
      });
    expect(await save('privateDomain')).toMatchObject({
      status: 400,
      json: { errorMessage: '文档库和问答库至少需要启用一个' },
    });
    expect((await save('both')).status).toBe(200);
  });

  it('names the kinds of models with the index of each [BOT-24]', async () => {
    const types = (await ann.call('GET', '/api/v1/meta/llmTypes')).as(meta.modelTypes);
    expect(types.rows.map(({ name, indexType }) => [name, indexType])).toEqual([
      ['doubaopro32', 'simple_v3'],
      ['deepseek_v3', 'simple_v3'],
      ['simple_v3', 'simple_v3'],
      ['ape_v2_local', 'ape_v2_local'],
      ['custom_model', 'simple_v3'],
    ]);
    expect((await server.visitor.call('GET', '/api/v1/meta/llmTypes')).status).toBe(401);
    // An assistant that has such a model, or a custom one, keeps it and its index.
    for (const [name, indexType] of [
      ['ape_v2_local', 'ape_v2_local'],
      ['kz-pump', 'simple_v3'],
    ]) {
      const id = await create(ann);
      await server.services.db.update(kbBot).set({ publicDomainModel: name! }).where(eq(kbBot.id, id));
      const saved = await saveAssistant(ann, 'advanceSetting', { ...advanced(id), largeLanguageModel: name });
      expect(saved.status).toBe(200);
      expect((await ann.call('GET', `/api/v1/personalKbBot/${id}`)).json).toMatchObject({ llmName: name, indexType });
    }
  });

  it('offers tones and roles with hints, and models [BOT-19]', async () => {
    const roles = await ann.call('GET', '/api/v1/replyOption/query/list?type=role');
    expect(roles.as(meta.replyOptions).rows.length).toBeGreaterThan(1);
    const tones = await ann.call('GET', '/api/v1/replyOption/query/list?type=tone');
    expect(tones.as(meta.replyOptions).rows.map(({ name }) => name)).toEqual([
      '专业严谨',
      '亲切自然',
      '简洁直接',
      '耐心细致',
    ]);
    expect((await member.call('GET', '/api/v1/replyOption/query/list?type=tone')).json).toEqual(tones.json);
    const models = await server.visitor.call('GET', '/api/v1/open/meta/llms?kbBotType=personal');
    expect(models.as(meta.models).rows[0]!.name).toBe('simple_v3');
  });
});

describe('publishing', () => {
  const release = (actor: Actor, id: string, more: object = {}) =>
    actor.call('POST', `/api/v1/${actor.tenantId ? 'tenant' : 'personal'}KbBot/release`, {
      kbBotId: id,
      id,
      category: 'education',
      permission: 'public',
      ...more,
    });

  it('makes a private assistant public, and private again [BOT-32] [BOT-33] [PUB-01]', async () => {
    const id = await create(ann);
    expect((await release(ann, id, { category: undefined })).error.errorMessage).toBe('请选择分类');
    expect((await release(ann, id)).status).toBe(200);
    expect((await ann.call('GET', `/api/v1/personalKbBot/${id}`)).json).toMatchObject({
      permission: 'public',
      category: 'education',
    });
    // A second click changes nothing; another category needs the way back first (C-135).
    expect((await release(ann, id)).status).toBe(200);
    expect((await release(ann, id, { category: 'finance' })).status).toBe(409);
    const back = { kbBotId: id, id, permission: 'private' };
    expect((await ann.call('POST', '/api/v1/personalKbBot/unrelease', back)).status).toBe(200);
    expect((await release(ann, id, { category: 'finance' })).status).toBe(200);
  });

  it('offers the enterprise only to assistants of an enterprise [BOT-33]', async () => {
    expect((await release(ann, await create(ann), { permission: 'protected' })).status).toBe(400);
    const id = await create(owner);
    expect((await release(owner, id, { permission: 'protected' })).status).toBe(200);
  });

  it('lets members read what is published, without the instructions to the model [BOT-03]', async () => {
    const id = await create(owner);
    await saveAssistant(owner, 'advanceSetting', advanced(id));
    expect((await member.call('GET', `/api/v1/tenantKbBot/${id}`)).error.errorCode).toBe(102001);
    await release(owner, id, { permission: 'protected' });
    const seen = await member.call('GET', `/api/v1/tenantKbBot/${id}`);
    expect(seen).toMatchObject({ status: 200, json: { replyPublicDomain: { prompt: '' } } });
    expect((await release(member, id)).status).toBe(403);
  });
});

describe('other people', () => {
  it('learn nothing about an assistant and change nothing, whatever id they send', async () => {
    const id = await create(ann);
    const tenantId = await create(owner);
    const gone = await create(bob);
    await bob.call('DELETE', `/api/v1/personalKbBot/${gone}`);
    const rows = () => server.services.db.select().from(kbBot).orderBy(kbBot.id);
    const before = await rows();
    const bodies = new Set<string>();
    for (const foreign of [id, tenantId, gone, newId()]) {
      const calls = [
        bob.call('GET', `/api/v1/personalKbBot/${foreign}`),
        bob.call('DELETE', `/api/v1/personalKbBot/${foreign}`),
        bob.call('POST', '/api/v1/personalKbBot/copy', { kbBotId: foreign }),
        bob.call('POST', '/api/v1/personalKbBot/update/basicSetting', { ...basic(foreign), version: 1 }),
        bob.call('POST', '/api/v1/personalKbBot/update/advanceSetting', { ...advanced(foreign), version: 1 }),
        bob.call('POST', '/api/v1/personalKbBot/unrelease', { kbBotId: foreign, id: foreign, permission: 'private' }),
        bob.call('POST', '/api/v1/kbBotFile/query/list', { id: foreign }),
      ];
      for (const { status, error } of await Promise.all(calls)) {
        expect(status).toBe(404);
        bodies.add(JSON.stringify({ ...error, requestId: '' }));
      }
    }
    expect([...bodies]).toEqual([JSON.stringify({ errorCode: 102001, errorMessage: '助手不存在', requestId: '' })]);
    expect(await rows()).toEqual(before);
  });

  it('of another enterprise, or the same person in personal identity, are strangers too', async () => {
    const other = await server.member('owner');
    const id = await create(owner);
    expect((await other.call('GET', `/api/v1/tenantKbBot/${id}`)).error.errorCode).toBe(102001);
    await owner.call('POST', '/api/v1/user/update/currentTenant', { tenantId: '' });
    expect((await owner.call('GET', `/api/v1/personalKbBot/${id}`)).error.errorCode).toBe(102001);
    expect((await owner.call('POST', '/api/v1/kbBotFile/query/list', { id })).error.errorCode).toBe(102001);
  });
});

it('people may wait 8, 12, 24 or 72 hours for an agent, and no other time [CONST-10]', async () => {
  const chief = await server.member('owner');
  const kbBotId = await create(chief);
  const hours = [8, 12, 24, 72];
  for (const serviceLevelAgreement of [...hours, 0, 9, 48, 100]) {
    const { updatedAt: version } = (await chief.call('GET', `/api/v1/tenantKbBot/${kbBotId}`)).as(assistants.get);
    const body = { kbBotId, version, status: 'enabled', serviceLevelAgreement };
    const saved = await chief.call('POST', '/api/v1/tenantKbBot/update/customerServiceSetting', body);
    expect(saved.status, String(serviceLevelAgreement)).toBe(hours.includes(serviceLevelAgreement) ? 200 : 400);
  }
  const { customerService } = (await chief.call('GET', `/api/v1/tenantKbBot/${kbBotId}`)).as(assistants.get);
  expect(customerService).toMatchObject({ status: 'enabled', serviceLevelAgreement: 72 });
});

it('the deployment decides whether a new assistant serves others at once [DEP-02]', async () => {
  await using later = await createTestServer({
    database: server.database,
    environment: { ASSISTANT_STATUS: 'disabled' },
  });
  const maker = await later.actor();
  const statusOf = async (who: Actor, id: string) =>
    (await who.call('GET', `/api/v1/personalKbBot/${id}`)).as(assistants.get).status;
  expect(await statusOf(maker, await create(maker))).toBe('disabled');
  const usual = await server.actor();
  expect(await statusOf(usual, await create(usual))).toBe('enabled');
});
