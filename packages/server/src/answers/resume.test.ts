import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnswerEvent } from '@tinystar/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AssistantRow } from '../assistants/schema.ts';
import { newId } from '../platform/database/columns.ts';
import { testDatabase, type Actor } from '../testing/index.ts';
import { sweep } from './recoverTurns.ts';
import { kbBotChatTurn } from './schema.ts';
import { answerServer, eventually, QUESTION, type AnswerServer } from './testing/answerServer.ts';
import { seedAssistant } from './testing/seedAssistant.ts';

const SENTENCES = Array.from({ length: 40 }, (_, at) => `第${at + 1}条规定如下，`);
const WHOLE = SENTENCES.join('');

let stage: AnswerServer;
let ann: Actor;
let bot: AssistantRow;

beforeAll(async () => {
  stage = await answerServer();
  ann = await stage.server.actor();
});
afterAll(() => stage[Symbol.asyncDispose]());
beforeEach(async () => {
  stage.model.play({ script: 'slow', pieces: SENTENCES, delay: 20 });
  bot = await seedAssistant(stage.server.services, { owner: { type: 'personal', id: ann.userId } });
});

const stateOf = async (messageId: string) => {
  const rows = await stage.server.services.db.select().from(kbBotChatTurn);
  return rows.find((row) => row.messageId === messageId)?.state;
};

/** What a reader has who drops the events he knows already, as the client does. */
class Reader {
  text = '';
  seq = -1;
  id = '';
  last: AnswerEvent | undefined;

  take = (event: AnswerEvent): void => {
    if (event.seq !== undefined && event.seq <= this.seq) throw new Error(`event ${event.seq} came twice`);
    if (event.seq !== this.seq + 1) throw new Error(`event ${event.seq} after ${this.seq}`);
    this.seq = event.seq;
    this.id ||= event.id ?? '';
    if (event.id !== this.id) throw new Error('another message');
    if ('answer' in event && typeof event.answer === 'string') this.text += event.answer;
    if ('errorCode' in event || event.status === 'finished') this.last = event;
  };
}

describe('a dropped connection', () => {
  it('goes on with the same message wherever it was cut: same text, one row, one model call', async () => {
    // Whoever comes back late finds it parked, which is another test's.
    await using patient = await answerServer({ times: { grace: 60_000 } });
    const actor = await patient.server.actor();
    const mine = await seedAssistant(patient.server.services, { owner: { type: 'personal', id: actor.userId } });
    patient.model.play({ script: 'slow', pieces: SENTENCES, delay: 20 });
    for (let round = 0; round < 6; round++) {
      const calls = patient.model.requests.length;
      const reader = new Reader();
      const key = newId();
      for (let cuts = 0; !reader.last; cuts++) {
        const after = reader.seq < 0 ? {} : { after: reader.seq };
        const answer = await patient.ask(actor, mine.id, { key, onEvent: reader.take, ...after });
        expect(answer.status).toBe(200);
        if (cuts < 4) {
          // At once, or after some of its words.
          await answer.until((round * 23 + cuts * 31) % 90);
          answer.drop();
        }
        await answer.ended;
      }
      expect(reader.text).toBe(WHOLE);
      expect(reader.last).toMatchObject({ status: 'finished' });
      expect(patient.model.requests.length - calls).toBe(1);
      const rows = await patient.messages(mine.id);
      expect(rows).toHaveLength(round + 1);
      expect(rows.at(-1)).toMatchObject({ id: reader.id, answer: WHOLE, answerStatus: 'success', stopped: false });
    }
  });

  it('cancels the model when nobody comes back, and keeps the text', async () => {
    stage.model.play({ script: 'held' });
    const answer = await stage.ask(ann, bot.id);
    await answer.until(20);
    const call = stage.model.requests.at(-1)!;
    answer.drop();
    await eventually(() => call.cancelledAt !== undefined);
    await eventually(async () => (await stateOf(answer.id)) === 'interrupted');
    const row = (await stage.messages(bot.id)).at(-1);
    expect(WHOLE.startsWith(row!.answer)).toBe(true);
    expect(row!.answer.length).toBeGreaterThanOrEqual(20);
  });

  it('is taken up minutes later by a second model call that gets what was written', async () => {
    stage.model.play({ script: 'held' });
    const reader = new Reader();
    const key = newId();
    const first = await stage.ask(ann, bot.id, { key, onEvent: reader.take });
    await first.until(60);
    first.drop();
    await eventually(async () => (await stateOf(first.id)) === 'interrupted');
    stage.server.clock.advance(90_000);
    await sweep(stage.server.services, stage.hub);
    const [parked] = await stage.messages(bot.id);
    expect(parked).toMatchObject({ answerStatus: 'success', stopped: true });

    stage.model.play({ script: 'normal', pieces: [WHOLE.slice(parked!.answer.length)] });
    const second = await stage.ask(ann, bot.id, { key, after: reader.seq, onEvent: reader.take });
    await second.ended;
    const { messages } = stage.model.requests.at(-1)!.body;
    expect(messages.at(-2)).toEqual({ role: 'assistant', content: parked!.answer });
    expect(messages.at(-1)?.content).toContain('接着写');
    expect(reader.text).toBe(WHOLE);
    expect(reader.last).toMatchObject({ status: 'finished' });
    expect(await stage.messages(bot.id)).toMatchObject([{ answer: WHOLE, answerStatus: 'success', stopped: false }]);
  });

  it('is not kept open for hours when the clock is set back by hours', async () => {
    stage.model.play({ script: 'held' });
    const answer = await stage.ask(ann, bot.id);
    await answer.until(20);
    answer.drop();
    await eventually(async () => (await stateOf(answer.id)) === 'interrupted');
    stage.server.clock.advance(-3_600_000);
    await sweep(stage.server.services, stage.hub);
    stage.server.clock.advance(3_600_000);
    expect(await stateOf(answer.id)).toBe('success');
  });

  it('lets a reader who is a moment too late wait for the parking and then go on', async () => {
    await using quick = await answerServer({ times: { grace: 1 } });
    const actor = await quick.server.actor();
    const mine = await seedAssistant(quick.server.services, { owner: { type: 'personal', id: actor.userId } });
    quick.model.play({ script: 'slow', pieces: SENTENCES.slice(0, 12), delay: 10 });
    for (let round = 0; round < 10; round++) {
      const key = newId();
      const first = await quick.ask(actor, mine.id, { key });
      await first.until(10);
      first.drop();
      // Before, while and after it is parked, whichever it is on this machine.
      await sleep(round);
      const second = await quick.ask(actor, mine.id, { key, after: first.lastSeq });
      await second.ended;
      expect(second.last).toMatchObject({ status: 'finished', id: first.id });
    }
    expect(quick.hub.size).toBe(0);
  });

  it('runs a quoted answer to its end', async () => {
    await using plain = await answerServer({ extractive: true });
    const actor = await plain.server.actor();
    const mine = await seedAssistant(plain.server.services, { owner: { type: 'personal', id: actor.userId } });
    const answer = await plain.ask(actor, mine.id);
    answer.drop();
    await eventually(async () => (await plain.messages(mine.id))[0]?.answerStatus === 'success');
    expect(await plain.messages(mine.id)).toMatchObject([{ stopped: false }]);
  });
});

describe('a repeated key', () => {
  it('replays a finished answer from any event, without a second question', async () => {
    stage.model.play({ script: 'normal', pieces: SENTENCES });
    const key = newId();
    const first = await stage.ask(ann, bot.id, { key });
    await first.ended;
    const calls = stage.model.requests.length;
    for (const after of [-1, 0, 1, first.lastSeq - 1, first.lastSeq]) {
      const again = await stage.ask(ann, bot.id, { key, ...(after >= 0 && { after }) });
      await again.ended;
      const seen = first.events.filter(({ seq }) => (seq ?? 0) <= after && seq !== first.lastSeq);
      const before = seen.map((event) => ('answer' in event && typeof event.answer === 'string' ? event.answer : ''));
      expect(before.join('') + again.text).toBe(WHOLE);
      expect(again.last).toMatchObject({ ...first.last, seq: expect.any(Number) });
    }
    expect(stage.model.requests).toHaveLength(calls);
    expect(await stage.messages(bot.id)).toHaveLength(1);
  });

  it('is one question when it is sent 20 times at once', async () => {
    stage.model.play({ script: 'slow', pieces: SENTENCES.slice(0, 20), delay: 10 });
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 20 }, () => stage.ask(ann, bot.id, { key })));
    await Promise.all(answers.map((answer) => answer.ended));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([SENTENCES.slice(0, 20).join('')]));
    expect(await stage.messages(bot.id)).toHaveLength(1);
  });

  it('is refused from the 25th stream of one asker on, and no repetition is begun in the database', async () => {
    stage.model.play({ script: 'held' });
    const key = newId();
    const first = await stage.ask(ann, bot.id, { key });
    await first.until(1);
    const query = vi.spyOn(stage.server.services.db.$client, 'query');
    const answers = await Promise.all(Array.from({ length: 60 }, () => stage.ask(ann, bot.id, { key })));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(60 - 23);
    expect(refused[0]!.headers['retry-after']).toBe('5');
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    const begun = query.mock.calls.filter(([statement]) => (statement as { name?: string }).name?.startsWith('ask'));
    expect(begun).toEqual([]);
    query.mockRestore();
    expect(await stage.messages(bot.id)).toHaveLength(1);
    await ann.call('POST', '/api/v1/personalKbBotQa/stop', { kbBotId: bot.id, id: first.id });
    await Promise.all(answers.map((answer) => answer.ended));
  });

  it('belongs to one asker and one assistant', async () => {
    stage.model.play({ script: 'normal', pieces: ['好的'] });
    const key = newId();
    await (
      await stage.ask(ann, bot.id, { key })
    ).ended;
    const other = await seedAssistant(stage.server.services, { owner: { type: 'personal', id: ann.userId } });
    expect((await stage.ask(ann, other.id, { key })).status).toBe(409);
    const bob = await stage.server.actor();
    const bobs = await seedAssistant(stage.server.services, { owner: { type: 'personal', id: bob.userId } });
    const answer = await stage.ask(bob, bobs.id, { key });
    await answer.ended;
    expect(answer.last).toMatchObject({ status: 'finished' });
    expect((await stage.ask(ann, bot.id, { key: 'two words' })).status).toBe(400);
  });
});

describe('stopping', () => {
  it('cancels the model in the middle and tells every reader', async () => {
    stage.model.play({ script: 'held' });
    const key = newId();
    const first = await stage.ask(ann, bot.id, { key });
    const second = await stage.ask(ann, bot.id, { key });
    await first.until(20);
    const call = stage.model.requests.at(-1)!;
    const stop = () => ann.call('POST', '/api/v1/personalKbBotQa/stop', { kbBotId: bot.id, id: first.id });
    expect((await stop()).status).toBe(200);
    await Promise.all([first.ended, second.ended]);
    await eventually(() => call.cancelledAt !== undefined);
    expect(first.last).toMatchObject({ status: 'finished', stopped: true });
    expect(second.text).toBe(first.text);
    expect((await stage.messages(bot.id)).at(-1)).toMatchObject({
      answer: first.text,
      stopped: true,
      answerStatus: 'success',
    });
    expect((await stop()).status).toBe(200);
  });

  it('keeps the sources cited so far', async () => {
    stage.model.play({ script: 'slow', pieces: ['满十年的享有十天[1]', '，', ...SENTENCES], delay: 30 });
    const answer = await stage.ask(ann, bot.id);
    await answer.until(30);
    await ann.call('POST', '/api/v1/personalKbBotQa/stop', { kbBotId: bot.id, id: answer.id });
    await answer.ended;
    expect(answer.text).toContain('[1]');
    expect(answer.last).toMatchObject({ sentenceMap: { 1: { reference: [{ reference_index: 1 }] } } });
  });

  it('is not for others: the answer goes on, the refusal tells nothing', async () => {
    const bob = await stage.server.actor();
    const answer = await stage.ask(ann, bot.id);
    await answer.until(5);
    const foreign = await bob.call('POST', '/api/v1/personalKbBotQa/stop', { kbBotId: bot.id, id: answer.id });
    const missing = await bob.call('POST', '/api/v1/personalKbBotQa/stop', { kbBotId: bot.id, id: newId() });
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect({ ...foreign.error, requestId: '' }).toEqual({ ...missing.error, requestId: '' });
    await answer.ended;
    expect(answer.text).toBe(WHOLE);
  });
});

describe('several processes on one database', () => {
  it("resume and stop each other's answers", async () => {
    const database = await testDatabase();
    try {
      await using one = await answerServer({ shared: database });
      await using two = await answerServer({ shared: database });
      const actor = await one.server.actor();
      const mine = await seedAssistant(one.server.services, { owner: { type: 'personal', id: actor.userId } });
      one.model.play({ script: 'slow', pieces: SENTENCES, delay: 60 });
      const reader = new Reader();
      const key = newId();
      const here = await one.ask(actor, mine.id, { key });
      const there = await two.ask(actor, mine.id, { key, onEvent: reader.take });
      await Promise.all([here.ended, there.ended]);
      expect(reader.text).toBe(WHOLE);
      expect(reader.last).toEqual(here.last);
      expect(two.model.requests).toEqual([]);

      one.model.play({ script: 'held' });
      const long = await one.ask(actor, mine.id, { body: { question: QUESTION } });
      await long.until(20);
      const url = `${two.url}/api/v1/personalKbBotQa/stop`;
      const stopped = await fetch(url, {
        method: 'POST',
        headers: { ...actor.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ kbBotId: mine.id, id: long.id }),
      });
      expect(stopped.status).toBe(200);
      await long.ended;
      expect(long.last).toMatchObject({ status: 'finished', stopped: true });
    } finally {
      await database.drop();
    }
  });
});
