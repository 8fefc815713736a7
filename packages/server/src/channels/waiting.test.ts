import { channels } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { kbBotChatMessage } from '../answers/schema.ts';
import { eventually, PIECES, QUESTION } from '../answers/testing/answerServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { newId } from '../platform/database/columns.ts';
import { startFakeModel, type FakeModel } from '../testing/fakeModel.ts';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { startFakePlatform, type FakePlatform } from './testing/fakePlatform.ts';
import { fromWechat, wechatText } from './testing/signed.ts';

let server: TestServer;
let model: FakeModel;
let platform: FakePlatform;
let kbBotId: string;

beforeAll(async () => {
  model = await startFakeModel();
  platform = await startFakePlatform();
  const environment = { LLM_BASE_URL: model.url, LLM_MODEL: 'fake', WECHAT_BASE_URL: platform.url };
  server = await createTestServer({ environment });
});
afterAll(async () => {
  await server.close();
  await Promise.all([model.close(), platform.close()]);
});
beforeEach(() => {
  platform.seen.length = 0;
});

/** An official account; what is sent to it is signed. */
async function connect() {
  const owner = await server.member('owner');
  const bot = await seedAssistant(server.services, {
    owner: { type: 'tenant', id: owner.tenantId! },
    settings: { permission: 'public', isShowSimilarQuestions: false },
  });
  kbBotId = bot.id;
  const appId = `wx${newId()}`;
  const body = { kbBotId, appId, appSecret: 'secret' };
  const saved = await owner.call(
    'POST',
    '/api/v1/tenantKbBotPublishSetting/update/weOfficialAccountSetting/chat',
    body,
  );
  const { chat } = saved.as(channels.updateWeOfficialAccount);
  return async (xml: string) => {
    const {
      query,
      headers,
      body: payload,
    } = fromWechat({ ...chat, appId }, xml, { at: server.services.now().getTime() });
    const answer = await server.app.inject({ method: 'POST', url: chat.callbackPath + query, headers, payload });
    expect([answer.statusCode, answer.body]).toEqual([200, 'success']);
  };
}
const asked = () => server.services.db.select().from(kbBotChatMessage).where(eq(kbBotChatMessage.kbBotId, kbBotId));

it('while a hundred wait for a model that says nothing, others are acknowledged; everybody has exactly one answer (HOOK-01)', async () => {
  model.play({ script: 'held', pieces: PIECES });
  const send = await connect();
  const people = Array.from({ length: 200 }, (_, at) => `o-${at}`);
  for (const person of people.slice(0, 100)) await send(wechatText(person, `m-${person}`, QUESTION));
  // Each comes three times, as from a platform that is impatient.
  for (const person of people.slice(100))
    for (let delivery = 0; delivery < 3; delivery += 1) await send(wechatText(person, `m-${person}`, QUESTION));
  // All of them while the model is held. How fast that is, tests/load/channels.ts measures.
  expect(platform.calls('/cgi-bin/message/custom/send')).toEqual([]);
  model.play({ script: 'normal', pieces: PIECES });
  model.release();
  const told = () => platform.calls('/cgi-bin/message/custom/send').map(({ body }) => String(body['touser']));
  await eventually(() => told().length >= people.length, 200_000);
  expect(told().toSorted()).toEqual(people.toSorted());
  expect(await asked()).toHaveLength(people.length);
});

it('what was spoken is answered by what the platform has heard, and the key of a menu like a question [PUB-11]', async () => {
  model.play({ script: 'normal', pieces: PIECES });
  const send = await connect();
  const typed = (xml: string, type: string, more: string) =>
    xml.replace('<![CDATA[text]]>', `<![CDATA[${type}]]>`).replace('</xml>', `${more}</xml>`);
  await send(typed(wechatText('o-lin', 'v-1', ''), 'voice', `<Recognition><![CDATA[${QUESTION}]]></Recognition>`));
  const click = `<Event><![CDATA[CLICK]]></Event><EventKey><![CDATA[年假有几天？]]></EventKey>`;
  await send(typed(wechatText('o-wang', 'c-1', ''), 'event', click));
  await eventually(() => platform.calls('/cgi-bin/message/custom/send').length === 2);
  expect((await asked()).map(({ question }) => question).toSorted()).toEqual([QUESTION, '年假有几天？'].toSorted());
});
