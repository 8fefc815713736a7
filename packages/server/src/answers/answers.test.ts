import { AnswerEvent } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf } from '../coins/move.ts';
import { unbalanced } from '../coins/ledger.ts';
import { startFakeModel, type FakeModel } from '../testing/fakeModel.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { hubOf } from './hub.ts';
import { kbBotChatMessage } from './schema.ts';
import { openAnswer, type AnswerCall } from './testing/openAnswer.ts';
import { seedAssistant } from './testing/seedAssistant.ts';

const QUESTION = '入职满十年的员工有几天年假？';
const PIECES = ['根据', '员工手册，', '满十年的员工', '享有十天', '带薪年假', '[1]', '。'];

let model: FakeModel;
let server: TestServer;
let url: string;
let ann: Actor;

beforeAll(async () => {
  model = await startFakeModel();
  server = await createTestServer({ environment: { LLM_BASE_URL: model.url, LLM_MODEL: 'fake' } });
  url = await server.listen();
  ann = await server.actor();
});
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(() => model.play({ script: 'normal', pieces: PIECES, delay: 20 }));

const ask = (actor: Actor, kbBotId: string, more: Partial<AnswerCall> & { body?: object } = {}) =>
  openAnswer({
    url,
    path: '/api/v1/personalKbBotQa/answer4Real',
    headers: actor.headers,
    ...more,
    body: { kbBotId, question: QUESTION, side: 'use', ...more.body },
  });

const rows = (kbBotId: string) =>
  server.services.db.select().from(kbBotChatMessage).where(eq(kbBotChatMessage.kbBotId, kbBotId));

describe('an answer', () => {
  it('streams from the first event to its sources, in the shape of the contract [CHAT-01] [CHAT-03]', async () => {
    const bot = await seedAssistant(server.services, { owner: { type: 'personal', id: ann.userId } });
    const answer = await ask(ann, bot.id);
    await answer.ended;
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('text/event-stream');
    for (const event of answer.events) expect(AnswerEvent.safeParse(event).success).toBe(true);
    expect(answer.events.map(({ seq }) => seq)).toEqual(answer.events.map((_, at) => at));
    expect(answer.events[0]).toEqual({ status: 'generating', id: answer.id, seq: 0 });
    expect(answer.text).toBe(PIECES.join(''));
    const { last } = answer;
    if (!last || !('status' in last) || last.status !== 'finished') throw new Error('not finished');
    const [reference] = last.sentenceMap['1']!.reference;
    expect(reference).toMatchObject({
      type: 'doc',
      doc_id: bot.fileId,
      doc_name: '员工手册.pdf',
      is_doc_deleted: false,
    });
    expect(reference!.locations[0]).toMatchObject({ blockId: reference!.reference_id, page: 1 });
    const [row, ...others] = await rows(bot.id);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ answer: PIECES.join(''), answerStatus: 'success', stopped: false, thumb: 'none' });
    expect(hubOf(server.services).size).toBe(0);
    expect(await balanceOf(server.services.db, { type: 'personal', id: ann.userId })).toBe(100);
    expect(await unbalanced(server.services.db)).toEqual([]);
  });
});
