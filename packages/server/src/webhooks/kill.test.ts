import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { childServer, type ChildServer } from '../answers/testing/childServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { newId } from '../platform/database/columns.ts';
import { createTestServer, testDatabase } from '../testing/index.ts';
import { emit } from './emit.ts';
import { startReceiver } from './testing/startReceiver.ts';
import { webhookScene } from './testing/webhookScene.ts';

it('a delivery that was on its way at kill -9 comes again with the same id, and is noted once', async () => {
  await using receiver = await startReceiver();
  const database = await testDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'tinystar-webhooks-'));
  const secret = newId() + newId();
  const environment = { WEBHOOK_HOSTS: '127.0.0.1' };
  const seeding = await createTestServer({ database, services: { secret }, environment });
  const children: ChildServer[] = [];
  onTestFinished(async () => {
    for (const child of children) await child.kill();
    await seeding.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  const { host, user, database: name } = database.connection;
  const start = async () => {
    const child = await childServer({
      DATABASE_URL: `postgres:///${name}?host=${encodeURIComponent(host!)}&user=${user}`,
      DATA_DIR: folder,
      SECRET_KEY: secret,
      ...environment,
    });
    children.push(child);
    return child;
  };

  const owner = await seeding.member('owner');
  const bot = await seedAssistant(seeding.services, { owner: { type: 'tenant', id: owner.tenantId! } });
  const scene = webhookScene(owner, bot.id);
  const { webhook } = await scene.create(receiver.url, ['ticket.opened']);
  receiver.answer = 'silent';
  const first = await start();
  const event = { type: 'ticket.opened', data: { ticket_id: newId(), channel: null } } as const;
  await seeding.services.db.transaction((tx) => emit(tx, bot.id, event, seeding.services.now()));
  await expect.poll(() => receiver.arrived.length, { timeout: 60_000 }).toBe(1);
  await first.kill();
  expect((await scene.deliveries(webhook.id)).rows).toMatchObject([{ state: 'waiting', attempts: 0 }]);

  receiver.answer = { status: 200 };
  await start();
  await expect
    .poll(async () => (await scene.deliveries(webhook.id)).rows, { timeout: 90_000, interval: 200 })
    .toMatchObject([{ state: 'delivered', attempts: 1 }]);
  expect(receiver.arrived.length).toBeGreaterThan(1);
  expect(new Set(receiver.arrived.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
}, 240_000);
