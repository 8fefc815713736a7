import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../platform/database/columns.ts';
import { testDatabase, type Actor, type TestDatabase } from '../testing/index.ts';
import { answerServer, eventually, type AnswerServer } from './testing/answerServer.ts';
import { seedAssistant } from './testing/seedAssistant.ts';

// Two processes on one database: the first beats seldom, the second looks for dead ones all the time.
const PIECES = Array.from({ length: 30 }, (_, at) => `第${at}句。`);
let database: TestDatabase;
let one: AnswerServer;
let two: AnswerServer;
let ann: Actor;
let kbBotId: string;

beforeAll(async () => {
  database = await testDatabase();
  one = await answerServer({ shared: database, times: { sweep: 400, dead: 2_000 } });
  two = await answerServer({ shared: database, times: { sweep: 60, dead: 2_000 } });
  await Promise.all([one.hub.start(), two.hub.start()]);
  ann = await one.server.actor();
  kbBotId = (await seedAssistant(one.server.services, { owner: { type: 'personal', id: ann.userId } })).id;
  one.model.play({ script: 'slow', pieces: PIECES, delay: 100 });
});
afterAll(async () => {
  await Promise.all([one[Symbol.asyncDispose](), two[Symbol.asyncDispose]()]);
  await database.drop();
});

const query = (text: string, values: unknown[] = []) => database.db.$client.query(text, values);

it('an answer longer than the patience with dead processes is left to the one that gives it (REC-04)', async () => {
  const answer = await one.ask(ann, kbBotId);
  await answer.ended;
  expect([answer.text, answer.last]).toMatchObject([PIECES.join(''), { status: 'finished' }]);
  expect((await one.messages(kbBotId)).at(-1)).toMatchObject({ answerStatus: 'success', answer: PIECES.join('') });
});

it.each([
  ['an outage of the database that silenced all of them', '-1 hour'],
  ['a clock of the database that is set back', '1 hour'],
])('%s ends no living answer (REC-07)', async (_, shift) => {
  const answer = await one.ask(ann, kbBotId);
  await answer.until(10);
  await query('update answer_instance set seen_at = now() + $1::interval', [shift]);
  await answer.ended;
  expect([answer.text, answer.last]).toMatchObject([PIECES.join(''), { status: 'finished' }]);
  expect((await one.messages(kbBotId)).at(-1)).toMatchObject({ answerStatus: 'success', answer: PIECES.join('') });
});

it.each([
  ['is really gone', '-1 hour'],
  ['went before the clock of the database was set back', '1 hour'],
])('the answer of a process that %s is ended by the others (REC-03)', async (_, seen) => {
  one.model.play({ script: 'held' });
  const answer = await one.ask(ann, kbBotId);
  await answer.until(10);
  const dead = newId();
  const { rows } = await query("update kb_bot_chat_turn set instance_id = $1 where state = 'generating' returning id", [
    dead,
  ]);
  expect(rows).toHaveLength(1);
  await query('insert into answer_instance (id, seen_at) values ($1, now() + $2::interval)', [dead, seen]);
  await eventually(async () => (await two.messages(kbBotId)).at(-1)?.answerStatus === 'failed');
  one.model.release();
  await answer.ended;
});
