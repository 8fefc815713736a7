import { request } from 'node:http';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { apiKeys } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import OpenAI from 'openai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kbBotChatTurn } from '../answers/schema.ts';
import { answerServer, eventually, PIECES, QUESTION, type AnswerServer } from '../answers/testing/answerServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { coinLedger } from '../coins/schema.ts';
import type { Actor } from '../testing/index.ts';

let stage: AnswerServer;
let owner: Actor;
let bot: Awaited<ReturnType<typeof seedAssistant>>;
let token: string;
beforeAll(async () => {
  stage = await answerServer();
});
afterAll(() => stage[Symbol.asyncDispose]());
beforeEach(async () => {
  owner = await stage.server.member('owner');
  bot = await seedAssistant(stage.server.services, {
    owner: { type: 'tenant', id: owner.tenantId! },
    settings: { permission: 'public' },
  });
  const renewed = await owner.call('POST', '/api/v1/tenantKbBotPublishSetting/update/apiSetting', { kbBotId: bot.id });
  token = renewed.as(apiKeys.renew).token;
});

const openAi = async (stream: boolean): Promise<() => void> => {
  const client = new OpenAI({ apiKey: token, baseURL: `${stage.url}/v1`, maxRetries: 0 });
  const gone = new AbortController();
  const body = { model: bot.publicId, messages: [{ role: 'user' as const, content: QUESTION }], stream };
  client.chat.completions.create(body, { signal: gone.signal }).catch(() => undefined);
  return () => gone.abort();
};

/** A connected client of the SDK. The protocol of 2025 tells of a cancelled call in another call, that of 2026 hangs up. */
const mcpClient = async (mode: 'legacy' | 'auto') => {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${stage.url}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  );
  return client;
};
const ASK = { name: 'ask', arguments: { question: QUESTION } };
const mcp = async (mode: 'legacy' | 'auto', how: 'signal' | 'close') => {
  const client = await mcpClient(mode);
  const gone = new AbortController();
  client.callTool(ASK, { signal: gone.signal }).catch(() => undefined);
  return () => (how === 'signal' ? gone.abort() : void client.close());
};

/** The same without any library: the socket is cut. */
const cut = async (path: string, body: object): Promise<() => void> => {
  const call = request(new URL(path, stage.url), {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
  });
  call.on('error', () => undefined);
  call.end(JSON.stringify(body));
  return () => call.destroy();
};
const toolCall = { jsonrpc: '2.0', id: 7, method: 'tools/call', params: ASK };
const completion = () => ({ model: bot.publicId, messages: [{ role: 'user', content: QUESTION }] });

const ways: [string, () => Promise<() => void>, streamed?: true][] = [
  ["OpenAI's client, a whole answer", () => openAi(false)],
  ["OpenAI's client, a streamed answer", () => openAi(true), true],
  ['a cut socket of /v1', () => cut('/v1/chat/completions', completion())],
  ["the SDK's signal, protocol of 2025", () => mcp('legacy', 'signal')],
  ["the SDK's signal, protocol of 2026", () => mcp('auto', 'signal')],
  ["the SDK's close", () => mcp('legacy', 'close')],
  ['a cut socket of /mcp', () => cut('/mcp', toolCall)],
];

const turnOf = async () => {
  const [turn] = await stage.server.services.db.select().from(kbBotChatTurn).where(eq(kbBotChatTurn.kbBotId, bot.id));
  return turn;
};
/** What the answers have moved in the enterprise's purse, in order. */
const moves = async () => {
  const rows = await stage.server.services.db
    .select()
    .from(coinLedger)
    .where(eq(coinLedger.ownerId, owner.tenantId!))
    .orderBy(coinLedger.createdAt, coinLedger.id);
  return rows.filter(({ key }) => key.startsWith('answer:')).map(({ delta }) => delta);
};
const asked = () => stage.model.requests.at(-1)!;
const hangUp = async (begin: () => Promise<() => void>, until: () => boolean) => {
  const before = stage.model.requests.length;
  const leave = await begin();
  await eventually(() => stage.model.requests.length === before + 1 && until());
  leave();
  await eventually(() => asked().cancelledAt !== undefined);
  await eventually(async () => (await turnOf())?.state === 'success');
};

describe.each(ways)('%s', (_, begin, streamed) => {
  it('hung up in the middle of the answer: the model is stopped, and paid is what has reached the caller [PUB-07]', async () => {
    stage.model.play({ script: 'held', pieces: PIECES });
    await hangUp(begin, () => [...stage.hub.turns()].some(({ log }) => log.text !== ''));
    const [message] = await stage.messages(bot.id);
    expect(message).toMatchObject({ answerStatus: 'success', stopped: true });
    expect(PIECES.join('').startsWith(message!.answer)).toBe(true);
    expect(message!.answer.length).toBeLessThan(PIECES.join('').length);
    // An answer in one piece has reached nobody.
    expect((await turnOf())!.charge).toBe(streamed ? 'settled' : 'released');
    expect(await moves()).toEqual([-1, streamed ? 0 : 1]);
    expect(await stage.unbalanced()).toEqual([]);
  });

  it('hung up before the first word: the model is stopped, and nothing is paid [PUB-07]', async () => {
    stage.model.play({ script: 'silent' });
    await hangUp(begin, () => true);
    expect((await stage.messages(bot.id))[0]).toMatchObject({ answer: '', stopped: true });
    expect((await turnOf())!.charge).toBe('released');
    expect(await moves()).toEqual([-1, 1]);
    expect(await stage.unbalanced()).toEqual([]);
  });
});
