import { answers, documents, type ChatMessage } from '@tinystar/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { libraryOf, type Library } from '../documents/testing/library.ts';
import { pdfOf } from '../documents/testing/pdf.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
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
const ask = async (who: Actor, question: string) => {
  const body = { kbBotId: library.kbBotId, question, side: 'use' };
  const answer = await openAnswer({ url, path: '/api/v1/tenantKbBotQa/answer4Real', headers: who.headers, body });
  await answer.ended;
  return answer;
};
const history = async (who: Actor): Promise<ChatMessage[]> =>
  (
    await who.call('POST', '/api/v1/kbBotChatHistory/query/listByTimestamp', { kbBotId: library.kbBotId, side: 'use' })
  ).as(answers.history).rows;

it('who talks to an assistant reads the blocks that the own answers cited, and not the rest of the document (AUTHZ-01)', async () => {
  expect((await read(member)).status).toBe(404);
  const { last } = await ask(member, 'How often must the pump be cleaned?');
  expect(last).toMatchObject({ status: 'finished', sentenceMap: { 1: { reference: [{ doc_id: fileId }] } } });
  const seen = await texts(member);
  expect(seen.join()).toContain('pump');
  expect((await texts(owner)).length).toBeGreaterThanOrEqual(seen.length);
  const other = await server.member('member', owner.tenantId);
  expect((await read(other)).status).toBe(404);
});

it('hidden references hide them in earlier answers too, and show again when they are shown (AUTHZ-01)', async () => {
  const settings = async (showReference: boolean) => {
    const saved = await owner.call('POST', '/api/v1/tenantKbBot/update/advanceSetting', {
      kbBotId: library.kbBotId,
      replyKnowledgeSource: 'both',
      replyPublicDomainPrompt: '',
      document: { status: 'enabled', showReference },
      qa: { status: 'enabled', showReference: true },
      privateDomainKnowledgeNotFound: '这个我不知道',
      systemException: '出错了',
      isShowSimilarQuestions: true,
      answerMode: 'qa',
    });
    expect(saved.status).toBe(200);
  };
  await settings(false);
  expect((await read(member)).status).toBe(404);
  const hidden = (await history(member)).at(-1);
  expect([hidden?.sentenceMap, hidden?.answer.includes('[1]')]).toEqual([{}, false]);
  await settings(true);
  const shown = (await history(member)).at(-1);
  expect(Object.keys(shown?.sentenceMap ?? {})).toEqual(['1']);
  expect(shown?.answer).toContain('[1]');
  expect((await read(member)).status).toBe(200);
});
