import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeEmbeddings, type EmbeddingScript, type FakeEmbeddings } from '../testing/fakeEmbeddings.ts';
import { createEmbedder, type EmbedOptions } from './client.ts';
import { cosine } from './vectors.ts';

let host: FakeEmbeddings;
beforeAll(async () => {
  host = await startFakeEmbeddings();
});
afterAll(() => host.close());
beforeEach(() => {
  host.play({ script: 'normal', most: Infinity, retryAfter: 0 });
  host.requests.length = 0;
});

const embed = (texts: readonly string[], more: Partial<EmbedOptions> = {}) =>
  createEmbedder({ baseUrl: `${host.url}/`, apiKey: 'key-1', fetch })(texts, {
    model: 'fake',
    signal: new AbortController().signal,
    patience: 5_000,
    ...more,
  });

describe('the embeddings client', () => {
  it('gives one vector of length 1 per text in their order, whatever order the host sends, in batches', async () => {
    const texts = Array.from({ length: 150 }, (_, at) => `第${at}段：年假${at}天`);
    const vectors = await embed(texts);
    expect(host.requests.map(({ input }) => input.length)).toEqual([64, 64, 22]);
    expect(host.requests[0]?.authorization).toBe('Bearer key-1');
    for (const at of [0, 63, 64, 149]) {
      const [alone] = await embed([texts[at]!]);
      expect(cosine(vectors[at]!, vectors[at]!)).toBeCloseTo(1, 5);
      expect([...vectors[at]!]).toEqual([...alone!]);
    }
  });

  it('halves a batch that the host refuses, and remembers what it takes', async () => {
    host.play({ most: 10 });
    const client = createEmbedder({ baseUrl: host.url, fetch });
    const options = { model: 'fake', signal: new AbortController().signal, patience: 5_000 };
    const texts = Array.from({ length: 64 }, (_, at) => `段${at}`);
    expect(await client(texts, options)).toHaveLength(64);
    const before = host.requests.length;
    expect((await client(texts, options)).every((vector) => vector?.length === 200)).toBe(true);
    expect(host.requests.slice(before).every(({ input }) => input.length <= 10)).toBe(true);
  });

  it('gives up on a text that the host takes in no length, and on no other', async () => {
    host.play({ most: 0 });
    expect(await embed(['长'.repeat(1_000)])).toEqual([null]);
    expect(host.requests.map(({ input }) => input[0]?.length)).toEqual([1_000, 500, 250, 125]);
  });

  it('asks again after 429 and 500 as often as it may, no sooner than the host says', async () => {
    for (const script of ['tooMany', 'broken'] as const) {
      host.play({ script, times: 2, retryAfter: 0 });
      expect(await embed(['年假'], { retries: 2 })).toHaveLength(1);
      host.play({ script, times: 3, retryAfter: 0 });
      await expect(embed(['年假'], { retries: 2 })).rejects.toMatchObject({
        kind: script === 'tooMany' ? 'busy' : 'unavailable',
      });
    }
    host.play({ script: 'tooMany', times: 1, retryAfter: 1 });
    const start = performance.now();
    await embed(['年假'], { retries: 1 });
    expect(performance.now() - start).toBeGreaterThan(950);
  });

  it.each<[EmbeddingScript, string]>([
    ['badKey', 'key'],
    ['garbage', 'protocol'],
    ['fewer', 'protocol'],
    ['nulls', 'protocol'],
    ['ragged', 'protocol'],
  ])('tells %s apart as %s, without asking again', async (script, kind) => {
    host.play({ script });
    await expect(embed(['年假', '报销'], { retries: 3 })).rejects.toMatchObject({ kind });
    expect(host.requests).toHaveLength(1);
  });

  it('waits no longer than it may for a silent host, and not at all when nobody wants the answer', async () => {
    host.play({ script: 'silent' });
    await expect(embed(['年假'], { patience: 50 })).rejects.toMatchObject({ kind: 'slow' });
    const reason = new Error('stopped');
    await expect(embed(['年假'], { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it('says that a host is not there', async () => {
    const lost = createEmbedder({ baseUrl: 'http://127.0.0.1:1/v1', fetch });
    const options = { model: 'fake', signal: new AbortController().signal, patience: 5_000 };
    await expect(lost(['年假'], options)).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
