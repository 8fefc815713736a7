import { errorCodes, type AnswerEvent } from '@tinystar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../testing/index.ts';
import { personAsking } from './asker.ts';
import type { Asked } from './asked.ts';
import type { Attempt } from './attempt.ts';
import { begin } from './begin.ts';
import { ANSWER, answerServer, PIECES, QUESTION, type AnswerServer } from './testing/answerServer.ts';
import { seedAssistant } from './testing/seedAssistant.ts';

let stage: AnswerServer;
let ann: Actor;

beforeAll(async () => {
  stage = await answerServer();
  ann = await stage.server.actor();
});
afterAll(() => stage[Symbol.asyncDispose]());
beforeEach(() => stage.model.play({ script: 'normal', pieces: PIECES, delay: 5 }));

const asking = async (more: Partial<Asked> = {}): Promise<Asked> => ({
  bot: await seedAssistant(stage.server.services, { owner: { type: 'personal', id: ann.userId } }),
  asker: personAsking({
    userId: ann.userId,
    sessionId: '',
    tenant: null,
    customerService: false,
    channelUser: false,
    operator: false,
  }),
  side: 'use',
  source: 'tinystar_web',
  question: QUESTION,
  again: undefined,
  closed: undefined,
  ...more,
});

async function answered(asked: Asked, attempt: Partial<Attempt> = {}): Promise<AnswerEvent[]> {
  const signal = new AbortController().signal;
  const events: AnswerEvent[] = [];
  for await (const event of await begin(stage.server.services, asked, { signal, comesBack: true, ...attempt }))
    events.push(event);
  return events;
}

const textOf = (events: readonly AnswerEvent[]) =>
  events.map((event) => ('status' in event && typeof event.answer === 'string' ? event.answer : '')).join('');

describe('answering without HTTP', () => {
  it('yields the events that a client would get and stores the answer', async () => {
    const asked = await asking();
    const events = await answered(asked);
    expect(textOf(events)).toBe(ANSWER);
    expect(events.at(-1)).toMatchObject({ status: 'finished', sentenceMap: { 1: {} } });
    // The source comes with its number, before the end.
    expect(events.filter((event) => 'status' in event && event.status === 'generating')).toContainEqual(
      expect.objectContaining({ sentenceMap: { 1: expect.anything() as unknown } }),
    );
    expect(await stage.messages(asked.bot.id)).toMatchObject([{ answer: ANSWER, answerStatus: 'success' }]);
  });

  it('gives a repeated try the same answer, from the event it asks for', async () => {
    const asked = await asking();
    const live = await answered(asked, { idempotencyKey: 'one' });
    // Once it is stored, its sources come with the last event.
    const events = live.map((event) =>
      'status' in event && event.status === 'generating' ? { ...event, sentenceMap: undefined } : event,
    );
    expect(await answered(asked, { idempotencyKey: 'one', after: -1 })).toEqual(events);
    expect(await answered(asked, { idempotencyKey: 'one', after: events.length - 2 })).toEqual(events.slice(-1));
    expect(await stage.messages(asked.bot.id)).toHaveLength(1);
  });

  it('throws before the first event when the question is not accepted', async () => {
    const asked = await asking({ again: '0'.repeat(32) });
    await expect(answered(asked)).rejects.toMatchObject({ code: errorCodes.notFound });
  });

  it('ends without a last event when nobody reads any more', async () => {
    stage.model.play({ script: 'normal', pieces: PIECES, delay: 200 });
    const gone = new AbortController();
    const events: AnswerEvent[] = [];
    for await (const event of await begin(stage.server.services, await asking(), {
      signal: gone.signal,
      comesBack: true,
    })) {
      events.push(event);
      gone.abort();
    }
    expect(events).toEqual([expect.objectContaining({ status: 'generating', seq: 0 })]);
  });
});
