import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { apiKeys } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ANSWER, answerServer, PIECES, QUESTION, type AnswerServer } from '../answers/testing/answerServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { writeBlocks } from '../answers/testing/writeBlocks.ts';
import { kbBot } from '../assistants/schema.ts';
import type { Actor } from '../testing/index.ts';

let stage: AnswerServer;
let owner: Actor;
let bot: Awaited<ReturnType<typeof seedAssistant>>;
let token: string;
beforeAll(async () => {
  stage = await answerServer();
  owner = await stage.server.member('owner');
});
afterAll(() => stage[Symbol.asyncDispose]());
beforeEach(async () => {
  stage.model.play({ script: 'normal', pieces: PIECES });
  bot = await seedAssistant(stage.server.services, {
    owner: { type: 'tenant', id: owner.tenantId! },
    settings: { permission: 'public' },
  });
  const renewed = await owner.call('POST', '/api/v1/tenantKbBotPublishSetting/update/apiSetting', { kbBotId: bot.id });
  token = renewed.as(apiKeys.renew).token;
});

/** The SDK's own client, connected with a key. */
async function connected(key = token): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${stage.url}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${key}` } },
    }),
  );
  return client;
}
const use = async (name: string, input: Record<string, unknown>) => {
  const client = await connected();
  const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: input });
  await client.close();
  return { text: JSON.stringify(content), result: structuredContent as Record<string, unknown>, isError };
};
interface Source {
  sourceId: string;
  name: string;
}

it("the SDK's client finds the three tools, asks, searches, and reads the source that was cited [PUB-07]", async () => {
  const client = await connected();
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['ask', 'search', 'read_source']);
  await client.close();
  const asked = await use('ask', { question: QUESTION });
  expect(asked.result['answer']).toBe(ANSWER);
  const [cited] = asked.result['sources'] as Source[];
  expect(asked.text).toContain(cited!.name);
  const [stored] = await stage.messages(bot.id);
  expect(stored).toMatchObject({ source: 'api_', question: QUESTION, answerStatus: 'success' });
  const found = await use('search', { query: QUESTION, limit: 3 });
  const passages = found.result['passages'] as (Source & { text: string; relevant: boolean })[];
  expect(passages.length).toBeLessThanOrEqual(3);
  expect(passages[0]).toMatchObject({ sourceId: cited!.sourceId, relevant: true });
  const read = await use('read_source', { sourceId: cited!.sourceId });
  expect(read.result).toMatchObject({ name: cited!.name });
  expect(String(read.result['text'])).toContain(passages[0]!.text.slice(0, 10));
});

it('words that makers wrote are told with what is found and read, and not who wrote them [PUB-07] [PDF-04]', async () => {
  await writeBlocks(stage.server.services, bot.fileId, {
    readText: '员工年假按工龄计算',
    editedBy: owner.userId,
    editedAt: new Date(),
  });
  const asked = await use('ask', { question: QUESTION });
  expect(asked.result['sources']).toMatchObject([{ edited: 'rewritten' }]);
  const found = await use('search', { query: QUESTION, limit: 1 });
  expect(found.result['passages']).toMatchObject([{ edited: 'rewritten' }]);
  const read = await use('read_source', { sourceId: bot.fileId });
  const edits = read.result['edited'] as { kind: string; text: string }[];
  expect(edits[0]).toEqual({ kind: 'rewritten', text: expect.stringContaining('年假') });
  expect(String(read.result['text'])).toContain(edits[0]!.text);
  for (const { text } of [asked, found, read]) expect(text).toContain('经整理');
});

it('a wrong key opens nothing, and one assistant none of another [PUB-07]', async () => {
  await expect(connected('ts-wrong')).rejects.toThrow();
  const refused = await fetch(`${stage.url}/mcp`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  const [cited] = (await use('ask', { question: QUESTION })).result['sources'] as Source[];
  const other = await seedAssistant(stage.server.services, {
    owner: { type: 'tenant', id: owner.tenantId! },
    settings: { permission: 'public' },
  });
  const renewed = await owner.call('POST', '/api/v1/tenantKbBotPublishSetting/update/apiSetting', {
    kbBotId: other.id,
  });
  token = renewed.as(apiKeys.renew).token;
  expect(await use('read_source', { sourceId: cited!.sourceId })).toMatchObject({ isError: true });
});

it('what answers do not show is neither found nor read, and a closed assistant answers no tool [PUB-07]', async () => {
  const [cited] = (await use('ask', { question: QUESTION })).result['sources'] as Source[];
  const { db } = stage.server.services;
  const change = (values: Partial<typeof kbBot.$inferInsert>) =>
    db.update(kbBot).set(values).where(eq(kbBot.id, bot.id));
  const hidden = { status: 'enabled', showReference: false, indexType: 'simple_v3' } as const;
  await change({ documentLibrary: hidden, qaLibrary: hidden });
  expect((await use('search', { query: QUESTION })).result['passages']).toEqual([]);
  expect(await use('read_source', { sourceId: cited!.sourceId })).toMatchObject({ isError: true });
  await change({ permission: 'private' });
  for (const [name, input] of [
    ['ask', { question: QUESTION }],
    ['search', { query: QUESTION }],
    ['read_source', { sourceId: cited!.sourceId }],
  ] as const) {
    const { isError, text } = await use(name, input);
    expect([isError, text]).toEqual([true, expect.stringContaining('助手未发布')]);
  }
});

it('an empty question and a model that is down are told in words, and cost nothing [PUB-07]', async () => {
  const rich = { type: 'tenant' as const, id: owner.tenantId! };
  const had = await stage.balance(rich);
  expect(await use('ask', { question: ' ' })).toMatchObject({ isError: true });
  stage.model.play({ script: 'broken' });
  const broken = await use('ask', { question: QUESTION });
  expect(broken.isError).toBe(true);
  expect(broken.text).toMatch(/[一-鿿]/);
  expect(await stage.balance(rich)).toBe(had);
});
