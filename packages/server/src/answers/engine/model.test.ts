import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeModel, type FakeModel } from '../../testing/fakeModel.ts';
import { openAiModel, type ModelMessage } from './model.ts';
import type { ModelErrorKind } from './modelError.ts';

const messages: ModelMessage[] = [{ role: 'user', content: '年假几天？' }];
const never = new AbortController().signal;

let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.requests.length = 0;
  fake.play({ script: 'normal', pieces: ['年假', '是五天', '[1]。'], delay: 5 });
});

const model = (patience?: { first: number; idle: number }) =>
  openAiModel({ baseUrl: fake.url, apiKey: 'sk-test', model: 'test-1', fetch, ...(patience && { patience }) });

async function read(pieces: AsyncIterable<string>) {
  const seen: string[] = [];
  try {
    for await (const piece of pieces) seen.push(piece);
    return { seen, error: undefined };
  } catch (error) {
    return { seen, error };
  }
}

describe('the streaming client of an OpenAI-compatible model', () => {
  it('gives the pieces as they come and sends key, model and messages', async () => {
    expect(await read(model()(messages, never))).toEqual({ seen: ['年假', '是五天', '[1]。'], error: undefined });
    expect(fake.requests).toMatchObject([
      { authorization: 'Bearer sk-test', body: { model: 'test-1', stream: true, messages } },
    ]);
  });

  it('understands every shape of event stream: comments, CRLF, cut characters, empty choices', async () => {
    fake.play({ script: 'odd', pieces: ['多字节', '😀字符', '完。'] });
    expect(await read(model()(messages, never))).toEqual({ seen: ['多字节', '😀字符', '完。'], error: undefined });
  });

  it('leaves a NUL out of what comes, and gives whole characters', async () => {
    fake.play({ script: 'normal', pieces: ['年\0假', '\ud83d', '\ude00五天', '\ud83d'] });
    expect((await read(model()(messages, never))).seen).toEqual(['年假', '😀五天', '\ufffd']);
  });

  it('takes an answer from a host that does not stream', async () => {
    fake.play({ script: 'plain' });
    expect((await read(model()(messages, never))).seen).toEqual(['年假是五天[1]。']);
  });

  it('sends what is wished for, tells what the host counted, and asks a host without wishes that refuses them', async () => {
    const usages: unknown[] = [];
    const wish = { maxTokens: 500, temperature: 0.1, onUsage: (usage: unknown) => void usages.push(usage) };
    expect((await read(model()(messages, never, wish))).error).toBeUndefined();
    expect(fake.requests[0]?.body).toMatchObject({ max_tokens: 500, temperature: 0.1 });
    expect(usages).toEqual([{ inputTokens: 5, outputTokens: 3 }]);
    fake.play({ script: 'picky' });
    fake.requests.length = 0;
    const asked = model();
    for (let time = 0; time < 2; time++)
      expect((await read(asked(messages, never, wish))).seen.join('')).toBe('年假是五天[1]。');
    expect(fake.requests.map(({ body }) => 'max_tokens' in body)).toEqual([true, false, false]);
  });

  it('accepts a base address with a slash or the whole path', async () => {
    for (const baseUrl of [`${fake.url}/`, `${fake.url}/chat/completions`]) {
      const { error } = await read(openAiModel({ baseUrl, model: 'test-1', fetch })(messages, never));
      expect(error).toBeUndefined();
    }
    expect(fake.requests.map(({ authorization }) => authorization)).toEqual([undefined, undefined]);
  });

  it.each<['badKey' | 'tooMany' | 'broken', ModelErrorKind, number]>([
    ['badKey', 'key', 401],
    ['tooMany', 'busy', 429],
    ['broken', 'unavailable', 500],
  ])('names the failure when the host answers %s, before any text', async (script, kind, status) => {
    fake.play({ script });
    const { seen, error } = await read(model()(messages, never));
    expect(seen).toEqual([]);
    expect(error).toMatchObject({ name: 'ModelError', kind, status });
    expect(String(error)).not.toContain('sk-test');
  });

  it.each(['cut', 'short'] as const)(
    'keeps what came and reports a stream that ends in the middle (%s)',
    async (script) => {
      fake.play({ script });
      const { seen, error } = await read(model()(messages, never));
      expect(seen).toEqual(['年假', '是五天']);
      expect(error).toMatchObject({ kind: 'cut' });
    },
  );

  it('gives up on a silent host and hangs up', async () => {
    fake.play({ script: 'silent' });
    // Less, and on a busy machine the patience is over before the question has come to the host.
    const { error } = await read(model({ first: 2_000, idle: 2_000 })(messages, never));
    expect(error).toMatchObject({ kind: 'slow' });
    await expect.poll(() => fake.requests[0]?.cancelledAt).toBeTypeOf('number');
  });

  it('waits for a slow host as long as something keeps coming', async () => {
    // Six times 400 ms are more than the patience, and a pause is far from it.
    fake.play({ script: 'slow', delay: 400, pieces: ['年', '假', '是', '五', '天', '。'] });
    const { seen, error } = await read(model({ first: 2_000, idle: 2_000 })(messages, never));
    expect(error).toBeUndefined();
    expect(seen.join('')).toBe('年假是五天。');
  });

  it('reports a host that is not there', async () => {
    const gone = openAiModel({ baseUrl: 'http://127.0.0.1:9/v1', model: 'test-1', fetch });
    expect((await read(gone(messages, never))).error).toMatchObject({ kind: 'unavailable' });
  });

  it('lets a stop reach a host that has not said everything yet', async () => {
    fake.play({ script: 'held' });
    const asker = new AbortController();
    const reading = read(model()(messages, asker.signal));
    await expect.poll(() => fake.requests.length).toBe(1);
    asker.abort(new Error('stopped by the asker'));
    expect((await reading).error).toMatchObject({ message: 'stopped by the asker' });
    await expect.poll(() => fake.requests[0]?.cancelledAt).toBeTypeOf('number');
  });

  it('hangs up when the reader walks away', async () => {
    fake.play({ script: 'slow', delay: 20, pieces: Array.from({ length: 500 }, () => '字') });
    for await (const piece of model()(messages, never)) {
      expect(piece).toBe('字');
      break;
    }
    await expect.poll(() => fake.requests[0]?.cancelledAt).toBeTypeOf('number');
  });
});
