import { answers, type AnswerTrace } from '@tinystar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerServer, type AnswerServer } from '../answers/testing/answerServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { startFakeReranker, type FakeReranker, type RerankScript } from '../testing/fakeReranker.ts';
import { saveAssistant, type Actor } from '../testing/index.ts';
import { createReranker } from './client.ts';

const TEXTS = ['年假按工龄计算。', '报销须在三十天内提交。', '冷气设定为二十六度。'];

let host: FakeReranker;
beforeAll(async () => {
  host = await startFakeReranker();
});
afterAll(() => host.close());
beforeEach(() => {
  host.play({ wanted: '报销', wire: 'documents' });
  host.requests.length = 0;
});

const client = (patience = 20_000) =>
  createReranker({ baseUrl: host.url, apiKey: 'k', model: 'm', patience, fetch: globalThis.fetch });
const order = (rerank = client()) => rerank('怎么退钱', TEXTS, new AbortController().signal);

describe('the reranking client', () => {
  it('asks on the wire of most hosts and reads their order', async () => {
    expect(await order()).toEqual([1, 0, 2]);
    expect(host.requests).toEqual([
      {
        authorization: 'Bearer k',
        path: '/v1/rerank',
        body: { model: 'm', query: '怎么退钱', documents: TEXTS, top_n: 3 },
      },
    ]);
  });

  it('finds out that a host wants texts instead, and remembers it', async () => {
    host.play({ wanted: '冷气', wire: 'texts' });
    const rerank = client();
    expect(await order(rerank)).toEqual([2, 0, 1]);
    expect(await order(rerank)).toEqual([2, 0, 1]);
    expect(host.requests.map(({ body }) => Object.keys(body).includes('texts'))).toEqual([false, true, true]);
  });

  it('reads an order that leaves some out', async () => {
    host.play({ script: 'some', wanted: '报销' });
    expect(await order()).toEqual([1]);
  });

  it.each<[RerankScript, string]>([
    ['tooMany', 'busy'],
    ['broken', 'unavailable'],
    ['badKey', 'key'],
    ['silent', 'slow'],
    ['garbage', 'protocol'],
    ['beyond', 'protocol'],
  ])('says why there is no order (%s)', async (script, kind) => {
    host.play({ script });
    await expect(order(client(script === 'silent' ? 300 : undefined))).rejects.toMatchObject({ kind });
  });

  it('does not wait for an order that nobody wants any more', async () => {
    host.play({ script: 'silent' });
    const stop = new AbortController();
    const asked = client()('怎么退钱', TEXTS, stop.signal);
    stop.abort(new Error('stopped'));
    await expect(asked).rejects.toThrow('stopped');
  });
});

describe('an answer of a server with a reranking host', () => {
  let stage: AnswerServer;
  let ann: Actor;
  const filler = (text: string) => text + '这一条由行政部负责解释并在内部网站公布。'.repeat(9);
  const LIBRARY = ['年假的天数：满一年五天。', '年假的申请：提前三天。', '年假的结转：可以到次年三月。'].map(filler);
  const path = '/api/v1/personalKbBotQa/answer4Trial';

  const open = async (more: { extractive?: boolean } = {}, paragraphs = LIBRARY) => {
    stage = await answerServer({ environment: { RERANK_BASE_URL: host.url, RERANK_MODEL: 'm' }, ...more });
    ann = await stage.server.actor();
    return await seedAssistant(stage.server.services, {
      owner: { type: 'personal', id: ann.userId },
      paragraphs,
    });
  };
  const trial = async (kbBotId: string): Promise<{ trace: AnswerTrace; text: string }> => {
    const answer = await stage.ask(ann, kbBotId, { path, body: { question: '年假怎么规定', side: 'make' } });
    await answer.ended;
    const url = `/api/v1/personalKbBotQa/trace?kbBotId=${kbBotId}&id=${answer.id}`;
    return { trace: (await ann.call('GET', url)).as(answers.trace), text: answer.text };
  };
  const rerankOf = ({ steps }: AnswerTrace) => steps.find(({ step }) => step === 'rerank');

  it('shows passages in its order, without a model [CHAT-01]', async () => {
    const bot = await open({ extractive: true });
    for (const wanted of ['结转', '申请']) {
      host.play({ wanted });
      const { trace } = await trial(bot.id);
      expect(rerankOf(trace)).toMatchObject({ state: 'done' });
      expect(trace.passages[0]!.text).toContain(wanted);
    }
    await stage[Symbol.asyncDispose]();
  });

  it('is written from passages in its order, and the model is not asked for another one [CHAT-01]', async () => {
    const many = Array.from({ length: 12 }, (_, at) => filler(`第${at + 1}条：年假规定${at + 1}。`));
    const bot = await open({}, [...many, ...LIBRARY]);
    host.play({ wanted: '结转' });
    const { trace } = await trial(bot.id);
    expect(trace.passages[0]).toMatchObject({ number: 1 });
    expect(trace.passages[0]!.text).toContain('结转');
    const rules = stage.model.requests.map(({ body }) => body.messages[0]!.content);
    expect(rules.filter((each) => each.includes('按对回答问题的用处'))).toEqual([]);
    await stage[Symbol.asyncDispose]();
  });

  it.each<[RerankScript, string]>([
    ['broken', 'unavailable'],
    ['silent', 'slow'],
  ])(
    'keeps the order of words where it fails (%s), and leaves it alone for a while [CHAT-01]',
    async (script, reason) => {
      const bot = await open({ extractive: true });
      host.play({ script });
      const { trace, text } = await trial(bot.id);
      expect(rerankOf(trace)).toMatchObject({ state: 'failed', reason });
      expect(trace.passages).toHaveLength(3);
      expect(text).toContain('年假');
      const asked = host.requests.length;
      expect(rerankOf((await trial(bot.id)).trace)).toMatchObject({ state: 'failed', reason: 'paused' });
      expect(host.requests).toHaveLength(asked);
      await stage[Symbol.asyncDispose]();
    },
  );

  it('does without it where the maker switched the step off [CHAT-01]', async () => {
    const bot = await open({ extractive: true });
    const saved = await saveAssistant(ann, 'advanceSetting', {
      kbBotId: bot.id,
      replyKnowledgeSource: 'privateDomain',
      replyPublicDomainPrompt: '',
      document: { status: 'enabled', showReference: true },
      qa: { status: 'enabled', showReference: true },
      privateDomainKnowledgeNotFound: '没有。',
      systemException: '坏了。',
      isShowSimilarQuestions: true,
      answerMode: 'qa',
      answerSteps: { rewrite: true, vectors: true, rerank: false, verify: true },
    });
    expect(saved.status).toBe(200);
    expect(rerankOf((await trial(bot.id)).trace)).toMatchObject({ state: 'off' });
    expect(host.requests).toEqual([]);
    await stage[Symbol.asyncDispose]();
  });
});
