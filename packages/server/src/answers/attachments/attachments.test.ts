import { answers, attachments, drafts, publicChat, reports, topics, type ChatAttachment } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import readSheet from 'read-excel-file/node';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assistantHooks } from '../../modules.ts';
import { kbBot, type AssistantRow } from '../../assistants/schema.ts';
import { removeAssistant } from '../../assistants/removeAssistant.ts';
import { filePass } from '../../documents/filePass.ts';
import { formOf } from '../../documents/testing/form.ts';
import { pdfOf } from '../../documents/testing/pdf.ts';
import { tenantUser } from '../../identity/schema.ts';
import { sweepFiles } from '../../platform/files/looseFiles.ts';
import { passage } from '../../retrieval/schema.ts';
import { Answer, type Actor } from '../../testing/index.ts';
import { removeTopic } from '../removeTopic.ts';
import { kbBotChatAttachment } from '../schema.ts';
import { answerServer, eventually, type AnswerServer } from '../testing/answerServer.ts';
import { openAnswer } from '../testing/openAnswer.ts';
import { seedAssistant } from '../testing/seedAssistant.ts';
import { sweepUnsent } from './unsent.ts';

const LEASE = '租赁合同：承租方每月五日前支付租金三千二百元，押金为两个月租金。';

let stage: AnswerServer;
let plain: AnswerServer;
let ann: Actor;
let bob: Actor;
let bot: AssistantRow & { fileId: string };

beforeAll(async () => {
  const environment = { DOCUMENT_TYPES: 'pdf,doc,docx,txt' };
  stage = await answerServer({ worker: true, environment: { ...environment, LLM_PICTURES: 'on' } });
  plain = await answerServer({ worker: true, extractive: true, environment });
  ann = await stage.server.actor();
  bob = await stage.server.actor();
});
afterAll(async () => {
  await stage[Symbol.asyncDispose]();
  await plain[Symbol.asyncDispose]();
});
beforeEach(async () => {
  bot = await seed(stage, ann);
});

const seed = (on: AnswerServer, who: Actor, settings: Partial<AssistantRow> = {}) =>
  seedAssistant(on.server.services, {
    owner: { type: 'personal', id: who.userId },
    settings: { permission: 'public', ...settings },
  });

const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();

/** Sends a file the way a browser does. */
async function send(on: AnswerServer, url: string, name: string, bytes: Buffer, headers = {}): Promise<Answer> {
  const form = formOf({}, { field: 'file', name, bytes });
  const sent = { method: 'POST', url, payload: form.payload, headers: { ...form.headers, ...headers } } as const;
  return new Answer(await on.server.app.inject(sent));
}

const attach = (who: Actor, name: string, bytes: Buffer, { on = stage, to = bot.id, side = 'use' } = {}) =>
  send(on, `/api/v1/kbBotChatAttachment/upload?kbBotId=${to}&side=${side}`, name, bytes, who.headers);
const look = (who: Actor, ids: string[], to = bot.id) =>
  who.call('POST', '/api/v1/kbBotChatAttachment/query/list', { kbBotId: to, ids });

/** Attaches and waits until it is read. */
async function read(who: Actor, name: string, bytes: Buffer, where: { on?: AnswerServer; to?: string } = {}) {
  const { attachment } = (await attach(who, name, bytes, where)).as(attachments.upload);
  let now: ChatAttachment = attachment;
  await eventually(async () => {
    [now = now] = (await look(who, [attachment.id], where.to)).as(attachments.list).rows;
    return now.state !== 'reading';
  });
  return now;
}

const ask = async (question: string, body: object, on = stage, who = ann, to = bot.id) => {
  const answer = await on.ask(who, to, { body: { question, ...body } });
  await answer.ended;
  return answer;
};
const historyOf = async (who: Actor, to = bot.id, topicId?: string) =>
  (await who.call('POST', '/api/v1/kbBotChatHistory/query/listByTimestamp', { kbBotId: to, side: 'use', topicId })).as(
    answers.history,
  ).rows;
const open = (who: Pick<Actor, 'call'>, { id, file_pass: pass }: ChatAttachment) =>
  who.call('GET', `/file/v1/open/kbBotChatAttachment/query/file?${new URLSearchParams({ id, ...pass }).toString()}`);
const stored = async (id: string) => (await stage.server.services.files.head(`attachments/${id}`)) !== undefined;
const rows = () => stage.server.services.db.$count(kbBotChatAttachment, eq(kbBotChatAttachment.kbBotId, bot.id));
const passagesOf = (id: string) => stage.server.services.db.$count(passage, eq(passage.kbBotId, id));
const prompt = () => stage.model.requests.at(-1)!.body.messages;

describe('a file that goes with a question', () => {
  it('is read, given to the model as numbered data, cited, and stands with the message', async () => {
    const file = await read(ann, '租赁合同.txt', Buffer.from(LEASE));
    expect(file).toMatchObject({ name: '租赁合同.txt', kind: 'txt', state: 'ready', size: Buffer.byteLength(LEASE) });
    stage.model.play({ pieces: ['押金是两个月租金', '[1]', '。'] });
    const answer = await ask('总结一下这份文件', { attachments: [file.id] });
    expect(prompt().at(-1)!.content).toContain('出处="附件：租赁合同.txt"');
    expect(prompt().at(-1)!.content).toContain('押金为两个月租金');
    expect(prompt()[0]!.content).toContain('附件');
    expect(answer.last).toMatchObject({
      sentenceMap: { 1: { reference: [{ type: 'attachment', doc_id: file.id, doc_name: '租赁合同.txt' }] } },
    });
    const [message] = await historyOf(ann);
    expect(message).toMatchObject({ question: '总结一下这份文件', attachments: [{ id: file.id, state: 'ready' }] });
    expect(Object.values(message!.sentenceMap)[0]?.reference[0]).toMatchObject({
      type: 'attachment',
      is_doc_deleted: false,
    });
    expect((await look(ann, [file.id])).status, 'it waits no more').toBe(404);
  });

  it('stays known to the questions after it until the conversation is cleared', async () => {
    const file = await read(ann, '租赁合同.txt', Buffer.from(LEASE));
    await ask('总结一下这份文件', { attachments: [file.id] });
    await ask('押金是多少？', {});
    expect(prompt().at(-1)!.content).toContain('附件：租赁合同.txt');
    await ann.call('POST', '/api/v1/personalKbBotUserSession/clear', { kbBotId: bot.id, side: 'use' });
    await ask('押金是多少？', {});
    expect(prompt().at(-1)!.content).not.toContain('附件：租赁合同.txt');
  });

  it('is sent once: not with a second question, not by another, not before it is read; asked again it stays', async () => {
    const file = await read(ann, '租赁合同.txt', Buffer.from(LEASE));
    const foreign = await stage.ask(bob, bot.id, { body: { question: '押金？', attachments: [file.id] } });
    expect(foreign.status).toBe(409);
    const first = await ask('押金是多少？', { attachments: [file.id] });
    const again = await stage.ask(ann, bot.id, { body: { question: '租金是多少？', attachments: [file.id] } });
    expect(again.body).toMatchObject({ errorMessage: '附件还没有读完，或者已被移除，请检查后重新发送' });
    expect((await historyOf(ann)).length, 'a refused question leaves nothing').toBe(1);
    await ask('押金是多少？', { chatId: first.id, isQueryAgain: 'yes' });
    expect(prompt().at(-1)!.content).toContain('附件：租赁合同.txt');
    const [message] = await historyOf(ann);
    expect(message?.attachments).toHaveLength(1);
  });

  it('is repeated under the same key without a second message', async () => {
    const file = await read(ann, '租赁合同.txt', Buffer.from(LEASE));
    const body = { question: '押金是多少？', attachments: [file.id] };
    for (const after of [undefined, -1]) {
      const answer = await stage.ask(ann, bot.id, { body, key: 'same-key', ...(after && { after }) });
      await answer.ended;
      expect(answer.status).toBe(200);
    }
    expect(await historyOf(ann)).toHaveLength(1);
  });

  it('is quoted without a model, and said not to hold the answer where it does not', async () => {
    const carl = await plain.server.actor();
    const own = await seed(plain, carl);
    const on = { on: plain, to: own.id };
    const lookAt = (id: string) =>
      carl.call('POST', '/api/v1/kbBotChatAttachment/query/list', { kbBotId: own.id, ids: [id] });
    const file = (
      await attach(
        carl,
        '合同.pdf',
        await pdfOf(['The monthly rent is 3200 yuan.', 'The deposit is two months of rent.']),
        on,
      )
    ).as(attachments.upload).attachment;
    await eventually(async () => (await lookAt(file.id)).as(attachments.list).rows[0]?.state === 'ready');
    const answer = await ask('How much is the deposit?', { attachments: [file.id] }, plain, carl, own.id);
    expect(answer.text).toMatch(/^以下内容摘自附件：[^]*two months/);
    expect(answer.last).toMatchObject({ sentenceMap: { 1: { reference: [{ type: 'attachment' }] } } });
    const [message] = await historyOf(carl, own.id);
    expect(message?.answer).toContain('[1]');
    const [cited] = message!.sentenceMap['1']!.reference;
    // Where it stands, and what opens the page there.
    expect(cited?.locations.at(-1)).toMatchObject({ page: 2, box: { left: expect.any(Number) as number } });
    const part = await carl.call(
      'GET',
      `/file/v1/open/kbBotChatAttachment/query/file?${new URLSearchParams({ id: file.id, ...cited!.file_pass }).toString()}`,
    );
    expect([part.status, part.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    const second = (await attach(carl, '合同.txt', Buffer.from(LEASE), on)).as(attachments.upload).attachment;
    await eventually(async () => (await lookAt(second.id)).as(attachments.list).rows[0]?.state === 'ready');
    const unknown = await ask('火星上有水吗？', { attachments: [second.id] }, plain, carl, own.id);
    expect(unknown.text).toMatch(/^在附件“合同.txt”和知识库中没有找到与问题相关的原文/);
  });

  it.each([
    ['假的.pdf', () => Buffer.from('not a pdf at all'), 400],
    ['程序.exe', () => Buffer.from('MZ'), 400],
    ['表格.xlsx', () => Buffer.from('PK\x03\x04'), 400],
    ['图.png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400],
    ['大.txt', () => Buffer.alloc(20 * 1_048_576 + 1, 'a'), 413],
  ])('%s is refused with a reason and leaves nothing', async (name, bytes, status) => {
    const answer = await attach(ann, name, bytes());
    expect([answer.status, answer.error.errorMessage]).toEqual([status, expect.stringMatching(/\p{Script=Han}/u)]);
    expect(await rows()).toBe(0);
  });

  it('that cannot be read says why, and cannot be sent', async () => {
    const file = await read(ann, '坏的.pdf', Buffer.from('%PDF-1.7 nothing'));
    expect(file).toMatchObject({ state: 'failed', reason: expect.stringContaining('文件') });
    expect((await stage.ask(ann, bot.id, { body: { question: '是什么？', attachments: [file.id] } })).status).toBe(409);
  });
});

describe('a picture', () => {
  it('goes to a model that looks at pictures, with the next question too, and is shown to who sent it', async () => {
    const sent = await read(ann, '接线.png', await picture());
    expect(sent).toMatchObject({ kind: 'picture', state: 'ready' });
    await ask('图上是什么颜色？', { attachments: [sent.id] });
    const shown = [
      { type: 'text', text: expect.stringContaining('图上是什么颜色？') as string },
      { type: 'image_url', image_url: { url: expect.stringMatching(/^data:image\/png;base64,/) as string } },
    ];
    expect(prompt().at(-1)!.content).toEqual(shown);
    await ask('那它旁边呢？', {});
    expect(prompt().at(-1)!.content).toEqual([expect.objectContaining({ type: 'text' }), shown[1]]);
    const file = await open(stage.server.visitor, sent);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'image/png']);
    const forged = { ...sent, file_pass: { ...sent.file_pass, holder: `use-${bob.userId}` } };
    expect((await open(bob, forged)).status).toBe(404);
    stage.server.clock.advance(3 * 3_600_000);
    expect((await open(ann, sent)).status, 'a pass ends').toBe(403);
    const renewed = (who: Actor) =>
      who.call('POST', '/api/v1/kbBotChatAttachment/query/pass', { kbBotId: bot.id, id: sent.id });
    expect((await renewed(bob)).status).toBe(404);
    const { filePass: file_pass } = (await renewed(ann)).as(attachments.pass);
    expect((await open(ann, { ...sent, file_pass })).status).toBe(200);
    stage.server.clock.advance(-3 * 3_600_000);
  });

  it('without text says so where the model does not look at pictures', async () => {
    const carl = await plain.server.actor();
    const own = await seed(plain, carl);
    const { attachment } = (await attach(carl, '截图.png', await picture(), { on: plain, to: own.id })).as(
      attachments.upload,
    );
    await plain.server.settled();
    const [now] = (
      await carl.call('POST', '/api/v1/kbBotChatAttachment/query/list', { kbBotId: own.id, ids: [attachment.id] })
    ).as(attachments.list).rows;
    expect(now).toMatchObject({ state: 'failed', reason: '没有从图片中读到文字，请换一张清晰的图片' });
  });
});

describe('what a question was sent with, in the reports of its assistant', () => {
  const PAGES = '/api/v1/tenantKbBotChatHistory/query';
  const dayKey = (days: number) =>
    new Date(Date.now() + days * 86_400_000)
      .toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })
      .replaceAll('-', '');
  // The day may change while the test runs.
  const range = { startDateKey: dayKey(-1), endDateKey: dayKey(1) };

  it('is shown to those who may read the conversation, opens for them, and is named in their spreadsheet', async () => {
    const owner = await stage.server.member('owner');
    const admin = await stage.server.member('admin', owner.tenantId);
    const member = await stage.server.member('member', owner.tenantId);
    const other = await stage.server.member('owner');
    const own = await seedAssistant(stage.server.services, {
      owner: { type: 'tenant', id: owner.tenantId! },
      settings: { permission: 'public' },
    });
    const file = await read(member, '租赁合同.txt', Buffer.from(LEASE), { to: own.id });
    const question = { attachments: [file.id], mentions: [own.fileId] };
    await ask('押金是多少？', question, stage, member, own.id);
    const [asked] = await historyOf(member, own.id);
    const info = (who: Actor) => who.call('POST', `${PAGES}/info`, { kbBotId: own.id, id: asked!.id });
    for (const refused of [await info(member), await info(other)]) expect(refused.status).toBeGreaterThan(400);
    const shown = (await info(admin)).as(reports.conversation).messages[0]!;
    expect(shown).toMatchObject({
      attachments: [{ id: file.id, name: '租赁合同.txt' }],
      mentions: [{ id: own.fileId }],
    });
    const [attachment] = shown.attachments!;
    expect((await open(stage.server.visitor, attachment!)).text).toBe(LEASE);
    const holder = (id: string) => ({ ...attachment!, file_pass: { ...attachment!.file_pass, holder: `make-${id}` } });
    expect((await open(other, holder(other.userId))).status, 'a pass is for one person').toBe(404);
    const usePass = { ...attachment!, file_pass: { ...attachment!.file_pass, holder: `use-${admin.userId}` } };
    expect((await open(admin, usePass)).status).toBe(404);

    const waiting = await read(member, '没有发送.txt', Buffer.from(LEASE), { to: own.id });
    const signed = filePass(stage.server.services, waiting.id, { side: 'make', userId: admin.userId });
    expect((await open(admin, { ...waiting, file_pass: signed })).status, 'what was not sent is nobody else’s').toBe(
      404,
    );

    const sheet = await stage.server.app.inject({
      method: 'POST',
      url: `${PAGES}/list`,
      headers: admin.headers,
      payload: { kbBotId: own.id, ...range },
    });
    const [, row] = (await readSheet(sheet.rawPayload))[0]!.data;
    expect(row?.slice(4, 6)).toEqual(['押金是多少？', '租赁合同.txt\n只在“员工手册.pdf”中查找']);

    const { db } = stage.server.services;
    await db.update(tenantUser).set({ permission: 'member' }).where(eq(tenantUser.userId, admin.userId));
    expect((await open(admin, attachment!)).status, 'the pass ends with the right').toBe(404);
  });
});

describe('who may attach', () => {
  const allow = (audience: AssistantRow['attachments']) =>
    stage.server.services.db.update(kbBot).set({ attachments: audience }).where(eq(kbBot.id, bot.id));
  const info = async () =>
    (await stage.server.visitor.call('GET', `/api/v1/public/kbBot/info?publicId=${bot.publicId}`)).as(publicChat.info);
  const attachAsVisitor = (userId: string) =>
    send(
      stage,
      `/api/v1/public/kbBotChatAttachment/upload?publicId=${bot.publicId}&userId=${encodeURIComponent(userId)}`,
      '合同.txt',
      Buffer.from(LEASE),
    );

  it('people may and visitors may not, until the maker opens it to everyone; nobody means nobody', async () => {
    const { userId, kbBot: shown } = await info();
    expect(shown.attaches).toBeUndefined();
    expect((await attachAsVisitor(userId)).status).toBe(400);
    expect((await attach(bob, '合同.txt', Buffer.from(LEASE))).status).toBe(200);
    await allow('everyone');
    expect((await info()).kbBot.attaches).toBe(true);
    const { attachment } = (await attachAsVisitor(userId)).as(publicChat.attach);
    await stage.server.settled();
    const visitor = { publicId: bot.publicId, userId };
    const asked = await openAnswer({
      url: stage.url,
      path: '/api/v1/public/kbBot/chat',
      body: { ...visitor, question: '押金是多少？', side: 'web', attachments: [attachment.id] },
    });
    await asked.ended;
    const past = await stage.server.visitor.call(
      'POST',
      '/api/v1/public/kbBotChatHistory/query/listByTimestamp',
      visitor,
    );
    const [message] = past.as(publicChat.history).rows;
    expect(message?.attachments).toMatchObject([{ name: '合同.txt' }]);
    expect((await open(stage.server.visitor, message!.attachments![0]!)).text).toBe(LEASE);
    const pass = (who: object) =>
      stage.server.visitor.call('POST', '/api/v1/public/kbBotFile/query/pass', { ...who, fileId: attachment.id });
    expect((await pass(visitor)).as(publicChat.filePass).filePass.holder).toBe('use');
    expect((await pass({ ...visitor, userId: (await info()).userId })).status, 'another visitor').toBe(404);
    await allow('nobody');
    for (const refused of [
      await attachAsVisitor(userId),
      await attach(ann, 'a.txt', Buffer.from('甲'), { side: 'make' }),
    ])
      expect(refused.error.errorMessage).toBe('该助手未开放附件，请直接输入问题');
  });

  it('a maker changes it with the advanced settings, which keep how it was', async () => {
    const settings = {
      kbBotId: bot.id,
      replyKnowledgeSource: 'privateDomain',
      replyPublicDomainPrompt: '',
      document: { status: 'enabled', showReference: true },
      qa: { status: 'enabled', showReference: true },
      privateDomainKnowledgeNotFound: '没有找到。',
      systemException: '出错了。',
      isShowSimilarQuestions: true,
      answerMode: 'qa',
    };
    const save = (more: object) =>
      ann.call('POST', '/api/v1/personalKbBot/update/advanceSetting', { ...settings, ...more });
    expect((await save({ attachments: 'everyone' })).status).toBe(200);
    expect((await info()).kbBot.attaches).toBe(true);
    expect((await save({})).status).toBe(200);
    expect((await info()).kbBot.attaches, 'left out, it stays').toBe(true);
  });
});

describe('what goes with its conversation', () => {
  it('is deleted with it, text and bytes', async () => {
    const { topic } = (await ann.call('POST', '/api/v1/kbBotChatTopic/create', { kbBotId: bot.id })).as(topics.create);
    const file = await read(ann, '合同.txt', Buffer.from(LEASE));
    await ask('押金是多少？', { attachments: [file.id], topicId: topic.id });
    expect(await stored(file.id)).toBe(true);
    expect(await passagesOf(file.id)).toBe(1);
    await ann.call('POST', '/api/v1/kbBotChatTopic/update', { kbBotId: bot.id, topicId: topic.id, deleted: true });
    stage.server.clock.advance(3_600_000);
    await removeTopic.handler(
      { topicId: topic.id },
      { services: stage.server.services, attempt: 1, signal: new AbortController().signal },
    );
    stage.server.clock.advance(-3_600_000);
    expect([await rows(), await passagesOf(file.id), await stored(file.id)]).toEqual([0, 0, false]);
  });

  it('is deleted with the assistant, sent or not', async () => {
    const sent = await read(ann, '合同.txt', Buffer.from(LEASE));
    await ask('押金是多少？', { attachments: [sent.id] });
    const waiting = await read(ann, '另一份.txt', Buffer.from(LEASE));
    await removeAssistant(stage.server.services, assistantHooks, bot.id);
    await expect
      .poll(async () => [await stored(sent.id), await stored(waiting.id), await passagesOf(waiting.id)], {
        timeout: 30_000,
      })
      .toEqual([false, false, 0]);
  });

  it('leaves no bytes however its row goes', async () => {
    const file = await read(ann, '合同.txt', Buffer.from(LEASE));
    await stage.server.services.db.delete(kbBot).where(eq(kbBot.id, bot.id));
    await sweepFiles(stage.server.services, 0);
    expect([await stored(file.id), await passagesOf(file.id)]).toEqual([false, 0]);
  });

  it('is removed by who added it, and after a week by itself', async () => {
    const [one, two] = [await read(ann, '一.txt', Buffer.from(LEASE)), await read(ann, '二.txt', Buffer.from(LEASE))];
    const remove = (who: Actor, id: string) =>
      who.call('POST', '/api/v1/kbBotChatAttachment/delete', { kbBotId: bot.id, id });
    expect((await remove(bob, one.id)).status).toBe(404);
    expect((await remove(ann, one.id)).status).toBe(200);
    expect(await stored(one.id)).toBe(false);
    const { services, clock } = stage.server;
    const sweep = () => sweepUnsent.handler({}, { services, attempt: 1, signal: new AbortController().signal });
    await sweep();
    expect(await stored(two.id)).toBe(true);
    clock.advance(8 * 86_400_000);
    await sweep();
    clock.advance(-8 * 86_400_000);
    expect([await stored(two.id), await rows()]).toEqual([false, 0]);
  });

  it('waits in the draft for the other devices of the person', async () => {
    const file = await read(ann, '合同.txt', Buffer.from(LEASE));
    const place = { kbBotId: bot.id, side: 'use' };
    const write = (more: object) => ann.call('POST', '/api/v1/kbBotChatDraft/update', { ...place, text: '', ...more });
    const draft = async () => (await ann.call('POST', '/api/v1/kbBotChatDraft/query', place)).as(drafts.read).draft;
    await write({ attachments: [file.id], mentions: [bot.fileId] });
    expect(await draft()).toMatchObject({
      text: '',
      attachments: [{ id: file.id, name: '合同.txt' }],
      mentions: [{ id: bot.fileId, name: '员工手册.pdf' }],
    });
    await write({});
    expect(await draft()).toBeNull();
  });
});

describe('a question that keeps to documents', () => {
  const mentionable = async (who: Actor, text: string, side = 'use') =>
    (await who.call('POST', '/api/v1/kbBotChatMention/query/list', { kbBotId: bot.id, side, text })).as(
      attachments.mentionable,
    ).rows;

  it('is answered from them alone, shown with the message, and from nothing that answers may not cite', async () => {
    expect(await mentionable(bob, '手册')).toEqual([{ id: bot.fileId, name: '员工手册.pdf' }]);
    expect(await mentionable(bob, '没有')).toEqual([]);
    await ask('满十年的员工有几天年假？', { mentions: [bot.fileId] });
    expect(prompt().at(-1)!.content).toContain('出处="员工手册"');
    const [message] = await historyOf(ann);
    expect(message?.mentions).toEqual([{ id: bot.fileId, name: '员工手册.pdf' }]);
    const other = await seed(stage, ann);
    expect((await stage.ask(ann, bot.id, { body: { question: '年假？', mentions: [other.fileId] } })).status).toBe(404);
  });

  it('finds nothing of another document', async () => {
    const carl = await plain.server.actor();
    const own = await seed(plain, carl);
    const { services } = plain.server;
    const second = await seed(plain, carl);
    // A second document of the first assistant.
    await services.db.execute(
      `update kb_bot_file set kb_bot_id = '${own.id}', name = '报销.pdf' where id = '${second.fileId}'`,
    );
    const asked = async (mentions: string[]) =>
      (await ask('满十年的员工有几天年假？', { mentions }, plain, carl, own.id)).text;
    expect(await asked([own.fileId])).toContain('享有十天');
    expect(await asked([second.fileId])).not.toContain('享有十天');
  });

  it('is not offered where references are hidden, but for the maker in the trial', async () => {
    await stage.server.services.db
      .update(kbBot)
      .set({ documentLibrary: { ...bot.documentLibrary, showReference: false } })
      .where(eq(kbBot.id, bot.id));
    expect(await mentionable(bob, '')).toEqual([]);
    expect(await mentionable(ann, '', 'make')).toHaveLength(1);
    expect((await stage.ask(bob, bot.id, { body: { question: '年假？', mentions: [bot.fileId] } })).status).toBe(404);
    const visit = {
      publicId: bot.publicId,
      userId: (await stage.server.visitor.call('GET', `/api/v1/public/kbBot/info?publicId=${bot.publicId}`)).as(
        publicChat.info,
      ).userId,
    };
    const open = await stage.server.visitor.call('POST', '/api/v1/public/kbBotChatMention/query/list', {
      ...visit,
      text: '',
    });
    expect(open.as(publicChat.mentionable).rows).toEqual([]);
  });
});
