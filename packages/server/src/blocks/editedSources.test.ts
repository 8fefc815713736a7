import {
  answers,
  assistants,
  documents,
  publicChat,
  reports,
  type Block,
  type BlockEdit,
  type PageDiff,
  type SentenceMap,
} from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAnswer } from '../answers/testing/openAnswer.ts';
import { kbBotFileBlock } from '../documents/schema.ts';
import { libraryOf, type Library } from '../documents/testing/library.ts';
import { pdfOf } from '../documents/testing/pdf.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';

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
  const pages = ['The deposit of the locker is 180 euros.', 'The lamp of the tower needs a fuse of 16 ampere.'];
  fileId = await library.add('lockers.pdf', await pdfOf(pages));
  await server.settled();
  const release = { kbBotId: library.kbBotId, id: library.kbBotId, category: 'general', permission: 'public' };
  await owner.call('POST', '/api/v1/tenantKbBot/release', release);
});
afterAll(() => server.close());

const blocksFor = async (
  who: Actor,
  wanted: object = { kbBotFileId: fileId, kbBotId: library.kbBotId },
): Promise<Block[]> => {
  const { pages } = (await who.call('POST', '/api/v1/kbBotFile/query/result', wanted)).as(documents.result);
  return pages.flatMap(({ blocks }) => blocks);
};
const save = async (diff: Omit<PageDiff, 'index'>) => {
  const body = { kbBotId: library.kbBotId, kbBotFileId: fileId, pages: [{ index: 1, ...diff }] };
  expect((await owner.call('POST', '/api/v1/tenantKbBotFile/updateResult', body)).status).toBe(200);
  await server.settled();
};
/** What is said of the first place that an answer cites. */
const editIn = (message: object | undefined): BlockEdit | undefined =>
  (message as { sentenceMap: SentenceMap }).sentenceMap['1']?.reference[0]?.locations[0]?.edited;
const editFor = async (who: Actor, question = 'What is the deposit of the locker?') => {
  const body = { kbBotId: library.kbBotId, question, side: 'use' };
  const path = '/api/v1/tenantKbBotQa/answer4Real';
  const answer = await openAnswer({ url, path, headers: who.headers, body });
  await answer.ended;
  expect(answer.last).toMatchObject({ sentenceMap: { 1: { reference: [{ doc_id: fileId }] } } });
  return { id: (answer.last as { id: string }).id, edit: editIn(answer.last), text: answer.text };
};
const editInHistory = async (who: Actor) =>
  editIn(
    (
      await who.call('POST', '/api/v1/kbBotChatHistory/query/listByTimestamp', {
        kbBotId: library.kbBotId,
        side: 'use',
      })
    )
      .as(answers.history)
      .rows.at(-1),
  );

it('a block that was written anew says so with its source: to readers that and what, to makers also who and when [PDF-04] [PDF-13]', async () => {
  const earlier = await editFor(member);
  expect(earlier.edit).toBeUndefined();
  const early = await editFor(owner);
  const deposit = (await blocksFor(owner)).find(({ text }) => text.includes('deposit'))!;
  const text = 'The deposit of the locker is 220 euros.';
  const rewritten = { kind: 'rewritten', text };
  const before = Date.now();
  await save({ edit: [{ id: deposit.id, text }] });

  // What was answered before does not follow it.
  expect(earlier.text).toContain('180');
  expect(await editInHistory(member)).toEqual({ ...rewritten, later: true });
  const seen = (
    await owner.call('POST', '/api/v1/tenantKbBotChatHistory/query/info', { kbBotId: library.kbBotId, id: early.id })
  ).as(reports.conversation);
  expect(editIn(seen.messages.at(-1))).toMatchObject({ ...rewritten, later: true, at: expect.any(Number) });
  const asked = await editFor(member);
  expect(asked.text).toContain('220');
  expect(asked.edit).toEqual(rewritten);
  expect(await editInHistory(member)).toEqual(rewritten);
  expect((await blocksFor(member)).flatMap(({ edited }) => edited ?? [])).toEqual([rewritten]);

  const { name } = (await owner.call('GET', '/api/v1/me')).json as { name?: string };
  const whole = { ...rewritten, by: name ?? expect.stringMatching(/./), at: expect.any(Number) };
  const made = await editFor(owner);
  expect(made.edit).toEqual(whole);
  expect(made.edit!.at).toBeGreaterThanOrEqual(before);
  expect(await editInHistory(owner)).toEqual(whole);
  expect((await blocksFor(owner)).find(({ id }) => id === deposit.id)?.edited).toEqual(whole);
  const { messages } = (
    await owner.call('POST', '/api/v1/tenantKbBotChatHistory/query/info', { kbBotId: library.kbBotId, id: made.id })
  ).as(reports.conversation);
  expect(editIn(messages.at(-1))).toEqual(whole);

  const { publicId } = (await owner.call('GET', `/api/v1/tenantKbBot/${library.kbBotId}`)).json as {
    publicId: string;
  };
  const { userId } = (await server.visitor.call('GET', `/api/v1/public/kbBot/info?publicId=${publicId}`)).as(
    publicChat.info,
  );
  const visitor = await openAnswer({
    url,
    path: '/api/v1/public/kbBot/chat',
    headers: {},
    body: { publicId, userId, question: 'What is the deposit of the locker?', side: 'web' },
  });
  await visitor.ended;
  expect(editIn(visitor.last)).toEqual(rewritten);

  // Another change of the page keeps it; putting back what was read ends it.
  await save({ edit: [{ id: deposit.id, box: { ...deposit.box, right: deposit.box.right + 1 } }] });
  expect((await editFor(member)).edit).toEqual(rewritten);
  await save({ edit: [{ id: deposit.id, text: deposit.text }] });
  expect((await editFor(member)).edit).toBeUndefined();
});

it('a block that a maker drew says that its words were typed [PDF-06] [PDF-13]', async () => {
  const text = 'The spare key of the cellar hangs behind the clock.';
  const box = { left: 60, top: 500, right: 400, bottom: 540 };
  await save({ add: [{ key: 'drawn', type: 'paragraph', box, text }] });
  expect((await editFor(member, 'Where does the spare key of the cellar hang?')).edit).toEqual({ kind: 'typed', text });
  const drawn = (await blocksFor(owner)).find((block) => block.text === text)!;
  // What is switched off is told to nobody.
  await save({ disable: [drawn.id] });
  expect((await editInHistory(member)) ?? null).toBeNull();
});

it('a copy of the assistant keeps what is known of its blocks: which were written anew, which words are doubtful [PDF-06]', async () => {
  const doubtful = [{ left: 60, top: 60, right: 90, bottom: 80 }];
  const { db } = server.services;
  await db.update(kbBotFileBlock).set({ doubtful }).where(eq(kbBotFileBlock.fileId, fileId));
  const lamp = (await blocksFor(owner)).find(({ text }) => text.includes('lamp'))!;
  const text = 'The lamp of the tower needs a fuse of 10 ampere.';
  const body = { kbBotId: library.kbBotId, kbBotFileId: fileId, pages: [{ index: 2, edit: [{ id: lamp.id, text }] }] };
  expect((await owner.call('POST', '/api/v1/tenantKbBotFile/updateResult', body)).status).toBe(200);
  await server.settled();
  const { id: kbBotId } = (await owner.call('POST', '/api/v1/tenantKbBot/copy', { kbBotId: library.kbBotId })).as(
    assistants.copy,
  );
  await server.settled();
  const [copy] = (await owner.call('POST', '/api/v1/kbBotFile/query/list', { id: kbBotId })).as(documents.list).rows;
  const told = (blocks: Block[]) => blocks.map((block) => [block.text, block.edited, block.doubtful]);
  const original = told(await blocksFor(owner));
  expect(original).toContainEqual([text, expect.objectContaining({ kind: 'rewritten', text }), undefined]);
  expect(original).toContainEqual([expect.stringContaining('deposit'), undefined, doubtful]);
  expect(told(await blocksFor(owner, { kbBotFileId: copy!.id, kbBotId }))).toEqual(original);
});
