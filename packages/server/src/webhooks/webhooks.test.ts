import { notices, webhookEvents, webhookMessages, webhooks } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { emit } from './emit.ts';
import { kbBotWebhook } from './schema.ts';
import { sendJob } from './sendJob.ts';
import { startReceiver, type Receiver } from './testing/startReceiver.ts';
import { webhookScene, type WebhookScene } from './testing/webhookScene.ts';

const patience = { timeout: 30_000 };
const ticket = { type: 'ticket.opened', data: { ticket_id: 't'.repeat(32), channel: null } } as const;

let server: TestServer;
let owner: Actor;
let receiver: Receiver;
let kbBotId: string;
let scene: WebhookScene;

beforeAll(async () => {
  server = await createTestServer({ worker: true, environment: { WEBHOOK_HOSTS: '127.0.0.1' } });
  owner = await server.member('owner');
});
afterAll(() => server.close());
beforeEach(async () => {
  receiver = await startReceiver();
  kbBotId = (await seed(owner)).id;
  scene = webhookScene(owner, kbBotId);
  return () => receiver[Symbol.asyncDispose]();
});

const seed = (who: Actor) =>
  seedAssistant(server.services, { owner: { type: 'tenant', id: who.tenantId! }, settings: { name: '设备维修助手' } });
const happens = (of = kbBotId) => server.services.db.transaction((tx) => emit(tx, of, ticket, server.services.now()));
/** The server's clock is turned; the queue's is the database's, so the job is asked for. */
const later = async (webhookId: string, milliseconds: number) => {
  server.clock.advance(milliseconds);
  await sendJob.enqueue(server.services.db, { webhookId }, { queue: `webhook:${webhookId}` });
};
const latest = async (id: string) => (await scene.deliveries(id)).rows[0]!;
const toldOf = async (who: Actor) =>
  (await who.call('GET', '/api/v1/me/query/notices')).as(notices.list).rows.filter(({ kind }) => kind === 'webhook');

describe('a delivery', () => {
  it('is signed as Standard Webhooks wants it, by two secrets for a day after a new one is made', async () => {
    const { webhook, secret } = await scene.create(receiver.url, ['ticket.opened']);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    expect(JSON.stringify(await scene.list())).not.toContain(secret);
    const [stored] = await server.services.db.select().from(kbBotWebhook).where(eq(kbBotWebhook.id, webhook.id));
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6));
    const verified = (by: string, at: number) => {
      const { headers, text } = receiver.arrived[at]!;
      return new Webhook(by).verify(text, headers as Record<string, string>);
    };
    await happens();
    await expect.poll(() => receiver.arrived.length, patience).toBe(1);
    expect(verified(secret, 0)).toMatchObject({ type: 'ticket.opened', assistant_id: kbBotId, data: ticket.data });
    const { headers, body } = receiver.arrived[0]!;
    expect(headers['webhook-id']).toBe(body.id);
    expect(headers['content-type']).toContain('application/json');
    expect(new Date(body.created_at).toISOString()).toBe(body.created_at);

    const renewed = (await scene.post('/update/secret', { id: webhook.id })).as(webhooks.renewSecret);
    expect(renewed.secret).not.toBe(secret);
    expect(renewed.webhook.formerSecretUntil).toBeGreaterThan(server.services.now().getTime());
    await happens();
    await expect.poll(() => receiver.arrived.length, patience).toBe(2);
    for (const by of [secret, renewed.secret]) expect(verified(by, 1)).toMatchObject({ type: 'ticket.opened' });
    expect(() => new Webhook(`whsec_${'A'.repeat(32)}`).verify(receiver.arrived[1]!.text, {})).toThrow();
    await expect.poll(() => latest(webhook.id), patience).toMatchObject({ state: 'delivered', responseStatus: 204 });
  });

  it('that fails is repeated ever later with the same id, and is given up after the eighth try', async () => {
    receiver.answer = { status: 500, body: `nicht möglich ${'x'.repeat(2_000)}` };
    const { webhook } = await scene.create(receiver.url, ['ticket.opened']);
    await happens();
    for (const [at, wait] of [10, 60, 300, 1_800, 7_200, 21_600, 43_200].entries()) {
      await expect.poll(async () => (await latest(webhook.id)).attempts, patience).toBe(at + 1);
      const { state, lastAttemptAt, nextAttemptAt, responseStatus, error } = await latest(webhook.id);
      expect({ state, responseStatus, error }).toEqual({
        state: 'waiting',
        responseStatus: 500,
        error: '接收方返回500',
      });
      const waits = (nextAttemptAt! - lastAttemptAt!) / 1_000;
      expect(waits).toBeGreaterThanOrEqual(wait * 0.9);
      expect(waits).toBeLessThanOrEqual(wait * 1.1);
      await later(webhook.id, wait * 1_200);
    }
    await expect.poll(() => latest(webhook.id), patience).toMatchObject({ state: 'failed', attempts: 8 });
    expect(new Set(receiver.arrived.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const { responseBody, nextAttemptAt } = await latest(webhook.id);
    expect([Buffer.byteLength(responseBody), nextAttemptAt]).toEqual([1_024, undefined]);
    expect((await scene.list())[0]).toMatchObject({ on: true, failingSince: expect.any(Number) as number });
    expect((await scene.deliveries(webhook.id, { state: 'delivered' })).count).toBe(0);

    receiver.answer = { status: 200, body: 'ok' };
    const { id: deliveryId } = await latest(webhook.id);
    await scene.post('/delivery/resend', { id: webhook.id, deliveryId });
    await expect.poll(() => latest(webhook.id), patience).toMatchObject({ state: 'delivered', attempts: 9 });
    expect(new Set(receiver.arrived.map(({ body }) => body.id)).size).toBe(1);
    expect((await scene.list())[0]!.failingSince).toBeUndefined();
  }, 90_000);

  it('does not wait for another receiver that is silent', async () => {
    await using quick = await startReceiver();
    receiver.answer = 'silent';
    const slow = await scene.create(receiver.url, ['ticket.opened']);
    await scene.create(quick.url, ['ticket.opened']);
    await happens();
    await expect.poll(() => receiver.arrived.length, patience).toBe(1);
    for (const count of [1, 2, 3]) {
      await expect.poll(() => quick.arrived.length, patience).toBe(count);
      expect((await latest(slow.webhook.id)).attempts).toBe(0);
      if (count < 3) await happens();
    }
    await expect.poll(() => latest(slow.webhook.id), patience).toBeDefined();
    await expect
      .poll(async () => (await scene.deliveries(slow.webhook.id)).rows.at(-1), patience)
      .toMatchObject({ attempts: 1, state: 'waiting', error: '接收方10秒内没有回应' });
  }, 60_000);

  it('follows no redirect', async () => {
    await using elsewhere = await startReceiver();
    receiver.answer = { status: 307, headers: { location: elsewhere.url } };
    const { webhook } = await scene.create(receiver.url, ['ticket.opened']);
    await happens();
    await expect.poll(() => latest(webhook.id), patience).toMatchObject({ attempts: 1, responseStatus: 307 });
    expect(elsewhere.arrived).toEqual([]);
  });

  it('to a name that leads inside fails without a connection, though the name was saved', async () => {
    const { webhook } = await scene.create(receiver.url, ['ticket.opened']);
    const inner = { address: 'https://10.0.0.7/hook' };
    await server.services.db.update(kbBotWebhook).set(inner).where(eq(kbBotWebhook.id, webhook.id));
    const tested = (await scene.post('/test', { id: webhook.id })).as(webhooks.test);
    expect(tested).toMatchObject({ state: 'failed', attempts: 1, error: '地址指向内网，不能发送' });
    expect(tested.responseStatus).toBeUndefined();
  });
});

describe('a webhook', () => {
  it('is switched off by 410, and its makers are told', async () => {
    const admin = await server.member('admin', owner.tenantId);
    receiver.answer = { status: 410 };
    const { webhook } = await scene.create(receiver.url, ['ticket.opened']);
    await happens();
    await expect.poll(async () => (await scene.list())[0], patience).toMatchObject({ on: false, offReason: 'gone' });
    expect(await latest(webhook.id)).toMatchObject({ state: 'failed', responseStatus: 410 });
    for (const who of [owner, admin])
      expect((await toldOf(who))[0]).toMatchObject({
        address: receiver.url,
        reason: 'gone',
        assistant: '设备维修助手',
      });
    await happens();
    expect((await scene.deliveries(webhook.id)).count).toBe(1);
    const again = await scene.post('/delivery/resend', { id: webhook.id, deliveryId: (await latest(webhook.id)).id });
    expect(again.status).toBe(409);

    receiver.answer = { status: 200 };
    const { address, events, updatedAt: version } = (await scene.list())[0]!;
    const saved = (await scene.save(webhook.id, { address, events, on: true, version })).as(webhooks.update);
    expect([saved.on, saved.offReason, saved.failingSince]).toEqual([true, undefined, undefined]);
    await happens();
    await expect.poll(() => latest(webhook.id), patience).toMatchObject({ state: 'delivered' });
  });

  it('is switched off after five days in which nothing arrived', async () => {
    receiver.answer = { status: 503 };
    const { webhook } = await scene.create(receiver.url, ['ticket.opened']);
    await happens();
    await expect.poll(async () => (await latest(webhook.id)).attempts, patience).toBe(1);
    await later(webhook.id, 4 * 86_400_000);
    await expect.poll(async () => (await latest(webhook.id)).attempts, patience).toBe(2);
    expect((await scene.list())[0]!.on).toBe(true);
    await later(webhook.id, 86_400_000 + 60_000);
    await expect.poll(async () => (await scene.list())[0], patience).toMatchObject({ on: false, offReason: 'failing' });
    expect(await latest(webhook.id)).toMatchObject({ state: 'failed', attempts: 3 });
    expect((await toldOf(owner))[0]).toMatchObject({ reason: 'failing' });
  });

  it('answers a test at once, also while it is off, and never repeats it', async () => {
    const { webhook } = await scene.create(receiver.url, ['ticket.opened']);
    const { address, events } = webhook;
    await scene.save(webhook.id, { address, events, on: false });
    receiver.answer = { status: 200, body: '收到' };
    const good = (await scene.post('/test', { id: webhook.id })).as(webhooks.test);
    expect(good).toMatchObject({ type: 'webhook.test', state: 'delivered', responseStatus: 200, responseBody: '收到' });
    expect(receiver.of('webhook.test')).toHaveLength(1);
    receiver.answer = { status: 404 };
    expect((await scene.post('/test', { id: webhook.id })).as(webhooks.test)).toMatchObject({
      state: 'failed',
      attempts: 1,
    });
  });

  it('has an address outside, encrypted, at least one event, and nine others beside it', async () => {
    const refused = async (body: object) => (await scene.post('', { events: ['balance.low'], ...body })).error;
    for (const address of [
      'https://192.168.1.5/a',
      'https://localhost/a',
      'https://ok.example:8443/',
      'ftp://a.example',
    ])
      expect(await refused({ address })).toMatchObject({ fields: { address: webhookMessages.notOutside } });
    expect(await refused({ address: 'http://hooks.example/a' })).toMatchObject({
      fields: { address: webhookMessages.notHttps },
    });
    expect((await scene.post('', { address: 'https://hooks.example', events: [] })).status).toBe(400);
    for (let at = 0; at < 10; at++) await scene.create(`${receiver.url}/${at}`, webhookEvents);
    expect((await scene.post('', { address: receiver.url, events: webhookEvents })).status).toBe(409);
  });

  it('is for the makers of its enterprise alone', async () => {
    const { webhook } = await scene.create(receiver.url, ['ticket.opened']);
    await scene.post('/test', { id: webhook.id });
    const { id } = webhook;
    const deliveryId = (await latest(id)).id;
    const stranger = await server.member('owner');
    const member = await server.member('member', owner.tenantId);
    const own = (await seed(stranger)).id;
    const calls = [
      ['/query/list', {}],
      ['/query/deliveries', { id }],
      ['/update/secret', { id }],
      ['/test', { id }],
      ['/delivery/resend', { id, deliveryId }],
    ] as const;
    for (const [path, body] of calls) {
      expect((await webhookScene(member, kbBotId).post(path, body)).status).toBe(403);
      expect((await webhookScene(stranger, kbBotId).post(path, body)).status).toBe(404);
      if ('id' in body) expect((await webhookScene(stranger, own).post(path, body)).status).toBe(404);
    }
    const other = await scene.create(`${receiver.url}/2`, ['ticket.opened']);
    expect((await scene.post('/delivery/resend', { id: other.webhook.id, deliveryId })).status).toBe(404);
    expect((await owner.call('DELETE', `/api/v1/tenantKbBotWebhook/${id}?kbBotId=${kbBotId}`)).status).toBe(200);
    expect((await scene.list()).map((each) => each.id)).toEqual([other.webhook.id]);
  });
});
