import { coins, webhookEvents } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { QUESTION, answerServer, type AnswerServer } from '../answers/testing/answerServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { kbBot } from '../assistants/schema.ts';
import { balanceOf, moveCoins } from '../coins/move.ts';
import { sourceScene } from '../sources/testing/sourceScene.ts';
import { startWebDav } from '../sources/testing/startWebDav.ts';
import type { Actor } from '../testing/index.ts';
import { startReceiver, type Receiver } from './testing/startReceiver.ts';
import { webhookScene } from './testing/webhookScene.ts';

const patience = { timeout: 60_000, interval: 100 };
let stage: AnswerServer;
let owner: Actor;
let receiver: Receiver;

beforeAll(async () => {
  receiver = await startReceiver();
  const environment = { SOURCE_HOSTS: '127.0.0.1', WEBHOOK_HOSTS: '127.0.0.1', DOCUMENT_TYPES: 'txt,pdf' };
  stage = await answerServer({ worker: true, environment });
  owner = await stage.server.member('owner');
});
afterAll(async () => {
  await stage[Symbol.asyncDispose]();
  await receiver[Symbol.asyncDispose]();
});

const listen = (kbBotId: string) => webhookScene(owner, kbBotId).create(receiver.url, webhookEvents);
const told = (type: string, kbBotId: string) =>
  receiver
    .of(type)
    .filter((event) => event.assistant_id === kbBotId)
    .map(({ data }) => data);

/** A published assistant of the enterprise that has a webhook for everything. */
async function listening() {
  const bot = await seedAssistant(stage.server.services, {
    owner: { type: 'tenant', id: owner.tenantId! },
    settings: { permission: 'public', isShowSimilarQuestions: false },
  });
  await listen(bot.id);
  return bot;
}

it('documents and runs of a source are told as they change, with their cause', async () => {
  await using dav = await startWebDav({ ids: true });
  const scene = await sourceScene(stage.server, owner, dav);
  const { kbBotId } = scene.library;
  await listen(kbBotId);
  const changes = () => told('document.changed', kbBotId);
  const runs = () => told('source.run.ended', kbBotId);
  const last = async (count: number) => {
    await expect.poll(() => changes().length, patience).toBe(count);
    return changes()[count - 1];
  };

  dav.put('/returns.txt', Buffer.from('Goods may be returned within seven days after they were delivered.'));
  const { id: sourceId } = await scene.create();
  await scene.look();
  const { id } = (await scene.documents())['returns.txt']!;
  const document = { document_id: id, name: 'returns.txt', source_id: sourceId };
  expect(await last(1)).toEqual({ ...document, action: 'added', cause: 'source', version: 1 });
  await scene.edit(id, 'seven', 'Within ten days.');
  dav.put('/returns.txt', Buffer.from('Goods may be returned within nine days after they were paid.'));
  await scene.look();
  expect(await last(2)).toEqual({ ...document, action: 'new_version', cause: 'source', version: 2 });
  dav.remove('/returns.txt');
  dav.put('/freight.txt', Buffer.from('The freight of returned goods is borne by the seller in all cases.'));
  await scene.look();
  await expect.poll(() => changes().length, patience).toBe(4);
  expect(changes()).toContainEqual({ ...document, action: 'removed', cause: 'source', version: 2 });
  await expect
    .poll(() => runs().at(-1), patience)
    .toMatchObject({
      source_id: sourceId,
      name: '售后资料',
      kind: 'webdav',
      state: 'done',
      added: 1,
      removed: 1,
    });

  const uploaded = await scene.library.add(
    'opening.txt',
    Buffer.from('These rules are valid from the first of October.'),
  );
  const own = { document_id: uploaded, name: 'opening.txt', source_id: null, version: 1 };
  expect(await last(5)).toEqual({ ...own, action: 'added', cause: 'upload' });
  await owner.call('DELETE', `/api/v1/tenantKbBotFile/${uploaded}`);
  expect(await last(6)).toEqual({ ...own, action: 'removed', cause: 'manual' });
}, 180_000);

it('a disliked answer is told with question, excerpt and reason, and again when its reason comes', async () => {
  const bot = await listening();
  const answer = await stage.ask(owner, bot.id);
  await answer.ended;
  const { id } = (await stage.messages(bot.id))[0]!;
  const rate = (thumb: string, reason?: string) =>
    owner.call('POST', '/api/v1/kbBotChatHistory/update/thumb', { id, thumb, reason });
  const dislikes = () => told('answer.disliked', bot.id);
  await rate('up');
  await rate('down');
  await rate('down');
  await rate('down', ' 天数不对 ');
  await expect.poll(() => dislikes().length, patience).toBe(2);
  const [bare, reasoned] = dislikes().toSorted((a, b) => String(a['reason']).localeCompare(String(b['reason'])));
  expect(bare).toMatchObject({ message_id: id, question: QUESTION, reason: '' });
  expect(bare!['answer_excerpt']).toContain('享有十天');
  expect(reasoned).toMatchObject({ message_id: id, reason: '天数不对' });
});

it('a conversation handed to agents is told once, when its ticket is opened', async () => {
  const bot = await listening();
  const { db } = stage.server.services;
  await db.update(kbBot).set({ customerServiceStatus: 'enabled' }).where(eq(kbBot.id, bot.id));
  const asker = await stage.server.actor();
  const ask = (text: string) =>
    asker.call('POST', '/api/v1/csMessage/create4User', { kbBotId: bot.id, content: { type: 'text', text } });
  const first = await ask('发票怎么开？');
  expect(first.status).toBe(200);
  await ask('在吗？');
  const { csTicketId } = first.json as { csTicketId: string };
  await expect.poll(() => told('ticket.opened', bot.id), patience).toEqual([{ ticket_id: csTicketId, channel: null }]);
});

it('coins that run low are told once, when an answer takes the balance below the threshold', async () => {
  const bot = await listening();
  const { db, now } = stage.server.services;
  const purse = { type: 'tenant', id: owner.tenantId! } as const;
  const spare = coins(50 - (await balanceOf(db, purse)));
  await moveCoins(db, { owner: purse, delta: spare, key: 'test:spend', type: 'answer', remark: '', now: now() });
  expect(told('balance.low', bot.id)).toEqual([]);
  for (let at = 0; at < 2; at++) await (await stage.ask(owner, bot.id)).ended;
  await expect.poll(() => told('balance.low', bot.id), patience).toEqual([{ balance: 49, threshold: 50 }]);
  await (
    await stage.ask(owner, bot.id)
  ).ended;
  expect(told('balance.low', bot.id)).toHaveLength(1);
});
