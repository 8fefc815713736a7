import {
  answers,
  documents,
  fileUrl,
  publicChat,
  type ChatMessage,
  type Reference,
  type SentenceMap,
} from '@tinystar/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { libraryOf, type Library } from '../documents/testing/library.ts';
import { pdfOf } from '../documents/testing/pdf.ts';
import { tenantUser } from '../identity/schema.ts';
import { createTestServer, saveAssistant, type Actor, type TestServer } from '../testing/index.ts';
import { openAnswer } from './testing/openAnswer.ts';

let server: TestServer;
let url: string;
let owner: Actor;
let member: Actor;
let library: Library;
let fileId: string;

beforeAll(async () => {
  server = await createTestServer({ worker: true });
  url = await server.listen();
  owner = await server.member('owner');
  member = await server.member('member', owner.tenantId);
  library = await libraryOf(server, owner);
  const paragraphs = [
    'The pump must be cleaned every week with warm water.',
    'The safe of the office opens with code 4711.',
  ];
  fileId = await library.add('manual.pdf', await pdfOf(paragraphs));
  await server.settled();
  const release = { kbBotId: library.kbBotId, id: library.kbBotId, category: 'general', permission: 'protected' };
  await owner.call('POST', '/api/v1/tenantKbBot/release', release);
});
afterAll(() => server.close());

const read = (who: Actor) =>
  who.call('POST', '/api/v1/kbBotFile/query/result', { kbBotFileId: fileId, kbBotId: library.kbBotId });
const texts = async (who: Actor) =>
  (await read(who)).as(documents.result).pages.flatMap(({ blocks }) => blocks.map(({ text }) => text));
const ask = async (who: Actor, question: string, side = 'use', call = 'answer4Real') => {
  const body = { kbBotId: library.kbBotId, question, side };
  const answer = await openAnswer({ url, path: `/api/v1/tenantKbBotQa/${call}`, headers: who.headers, body });
  await answer.ended;
  return answer;
};
const referencesOf = (of: object | undefined): Reference[] =>
  Object.values((of as { sentenceMap?: SentenceMap } | undefined)?.sentenceMap ?? {}).flatMap(
    ({ reference }) => reference,
  );
const opens = async (reference: Reference | undefined) => {
  if (!reference) throw new Error('nothing was cited');
  const address = fileUrl(documents.outputFile, { id: reference.doc_id, ...reference.file_pass });
  return (await fetch(url + address)).status;
};
const history = async (who: Actor, side = 'use'): Promise<ChatMessage[]> =>
  (await who.call('POST', '/api/v1/kbBotChatHistory/query/listByTimestamp', { kbBotId: library.kbBotId, side })).as(
    answers.history,
  ).rows;

const settings = async (showReference: boolean, status: 'enabled' | 'disabled' = 'enabled') => {
  const saved = await saveAssistant(owner, 'advanceSetting', {
    kbBotId: library.kbBotId,
    replyKnowledgeSource: 'both',
    replyPublicDomainPrompt: '',
    document: { status, showReference },
    qa: { status: 'enabled', showReference: true },
    privateDomainKnowledgeNotFound: '这个我不知道',
    systemException: '出错了',
    isShowSimilarQuestions: true,
    answerMode: 'qa',
  });
  expect(saved.status).toBe(200);
};
const unpublish = async () => {
  const body = { kbBotId: library.kbBotId, id: library.kbBotId, permission: 'private' };
  expect((await owner.call('POST', '/api/v1/tenantKbBot/unrelease', body)).status).toBe(200);
};
const publish = async (permission: string) => {
  const body = { kbBotId: library.kbBotId, id: library.kbBotId, category: 'general', permission };
  expect((await owner.call('POST', '/api/v1/tenantKbBot/release', body)).status).toBe(200);
};
const newVisitor = async () => {
  const found = await owner.call('GET', `/api/v1/tenantKbBot/${library.kbBotId}`);
  const { publicId } = found.json as { publicId: string };
  const info = await server.visitor.call('GET', `/api/v1/public/kbBot/info?publicId=${publicId}`);
  return { publicId, userId: info.as(publicChat.info).userId };
};
const askAsVisitor = async (who: object) => {
  const body = { ...who, question: 'How often must the pump be cleaned?', side: 'web' };
  const answer = await openAnswer({ url, path: '/api/v1/public/kbBot/chat', headers: {}, body });
  await answer.ended;
  return answer;
};

it('who talks to an assistant reads the blocks that the own answers cited, and not the rest of the document (AUTHZ-01)', async () => {
  expect((await read(member)).status).toBe(404);
  const { last } = await ask(member, 'How often must the pump be cleaned?');
  expect(last).toMatchObject({ status: 'finished', sentenceMap: { 1: { reference: [{ doc_id: fileId }] } } });
  // The original opens by the pass that came with the answer, and by no other.
  const [cited] = referencesOf(last);
  expect(await opens(cited)).toBe(200);
  expect(await opens({ ...cited!, file_pass: undefined })).toBe(404);
  expect(await opens(referencesOf((await history(member)).at(-1))[0])).toBe(200);
  const seen = await texts(member);
  expect(seen.join()).toContain('pump');
  expect((await texts(owner)).length).toBeGreaterThanOrEqual(seen.length);
  const other = await server.member('member', owner.tenantId);
  expect((await read(other)).status).toBe(404);
});

it('hidden references hide them in earlier answers too, and show again when they are shown (AUTHZ-01)', async () => {
  await settings(false);
  expect((await read(member)).status).toBe(404);
  const hidden = (await history(member)).at(-1);
  expect([hidden?.sentenceMap, hidden?.answer.includes('[1]')]).toEqual([{}, false]);
  await settings(true);
  const shown = (await history(member)).at(-1);
  expect(Object.keys(shown?.sentenceMap ?? {})).toEqual(['1']);
  expect(shown?.answer).toContain('[1]');
  expect((await read(member)).status).toBe(200);
  // Who says that he makes the assistant and does not, is shown no more.
  await ask(member, 'How often must the pump be cleaned?', 'make');
  await settings(false);
  const claimed = await history(member, 'make');
  expect([claimed.length, ...claimed.map(({ sentenceMap }) => sentenceMap)]).toEqual([1, {}]);
  await settings(true);
});

it('a visitor opens the original that his own answer cited, and gets a new pass while that is his right (AUTHZ-01)', async () => {
  await unpublish();
  await publish('public');
  const [mine, other] = [await newVisitor(), await newVisitor()];
  const answer = await askAsVisitor(mine);
  expect(await opens(referencesOf(answer.last)[0])).toBe(200);
  const pass = (who: object) => server.visitor.call('POST', '/api/v1/public/kbBotFile/query/pass', { ...who, fileId });
  const { filePass } = (await pass(mine)).as(publicChat.filePass);
  expect((await fetch(url + fileUrl(documents.sourceFile, { id: fileId, ...filePass }))).status).toBe(200);
  expect((await pass(other)).status).toBe(404);
  expect((await pass({ ...mine, userId: `${mine.userId.slice(0, -1)}~` })).status).toBe(404);
  await unpublish();
  await publish('protected');
  expect((await pass(mine)).status).toBe(404);
  await unpublish();
  await publish('public');
  expect((await pass(mine)).status).toBe(200);
});

it('a pass opens the original as long as its holder has the right to it, and no longer (AUTHZ-01)', async () => {
  const [visited] = referencesOf((await askAsVisitor(await newVisitor())).last);
  const [asked] = referencesOf((await ask(member, 'How often must the pump be cleaned?')).last);
  const admin = await server.member('admin', owner.tenantId);
  const made = (await admin.call('GET', `/api/v1/kbBotFile/${fileId}?kbBotId=${library.kbBotId}`)).as(documents.get);
  const open = async () => ({
    visitor: await opens(visited),
    member: await opens(asked),
    maker: await opens({ ...asked!, file_pass: made.filePass }),
  });
  const all = { visitor: 200, member: 200, maker: 200 };
  const makerAlone = { visitor: 404, member: 404, maker: 200 };
  expect(await open()).toEqual(all);
  await settings(false);
  expect(await open()).toEqual(makerAlone);
  await settings(true, 'disabled');
  expect(await open()).toEqual(makerAlone);
  await settings(true);
  expect(await open()).toEqual(all);
  await unpublish();
  expect(await open()).toEqual(makerAlone);
  await publish('protected');
  expect(await open()).toEqual({ visitor: 404, member: 200, maker: 200 });
  await unpublish();
  await publish('public');
  const isAdmin = and(eq(tenantUser.tenantId, owner.tenantId!), eq(tenantUser.permission, 'admin'));
  await server.services.db.update(tenantUser).set({ permission: 'member' }).where(isAdmin);
  expect(await open()).toEqual({ ...all, maker: 404 });
});

it('of a deleted document earlier answers keep the name alone: no words of it and no pass; its makers keep the words (AUTHZ-01)', async () => {
  await ask(owner, 'How often must the pump be cleaned?', 'make', 'answer4Trial');
  expect((await owner.call('DELETE', `/api/v1/tenantKbBotFile/${fileId}`)).status).toBe(200);
  const [kept] = referencesOf((await history(member)).at(-1));
  expect(kept).toMatchObject({ doc_name: 'manual.pdf', is_doc_deleted: true, text: '' });
  expect(kept).not.toHaveProperty('file_pass');
  const [made] = referencesOf((await history(owner, 'make')).at(-1));
  expect(made).toMatchObject({ is_doc_deleted: true, text: expect.stringContaining('pump') });
  expect(made).not.toHaveProperty('file_pass');
});
