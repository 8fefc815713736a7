import { spawnSync } from 'node:child_process';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase, waitForDatabase } from './platform/database/database.ts';
import { checkRoom, meansNoRoom, saysNoRoom } from './platform/database/room.ts';
import { dataFolder, launch, preparedFolder, start } from './testing/launch.ts';

test('keeps accounts over kill -9, refuses a second server, stops cleanly on SIGTERM (REC-01) (REC-04)', async () => {
  const environment = { DATA_DIR: dataFolder(), CAPTCHA: 'off' };
  const first = await start(environment);
  expect(first.output()).toMatch(/owner\s+13800138000/);
  const password = /password (\S+)/.exec(first.output())![1]!;
  const login = (url: string) =>
    fetch(`${url}/api/v1/open/user/loginByPassword`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phoneNumber: '13800138000', password, captchaId: 'x', captcha: 'x' }),
    });
  const { token } = (await (await login(first.url)).json()) as { token: string };
  // Messages may come at any moment, such as the digest of the week: how many are unread is no part of the account.
  const me = async (url: string) => {
    const answer = await fetch(`${url}/api/v1/me/info`, { headers: { authorization: `Bearer ${token}` } });
    return JSON.parse(
      (await answer.text()).replaceAll(/"unreadMessageCount":\d+/g, '"unreadMessageCount":0'),
    ) as object;
  };
  const before = await me(first.url);
  expect(before).toMatchObject({ phoneNumber: '13800138000', CoinCount: 100 });

  const second = launch(environment);
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`is in use by the server with pid ${first.child.pid}`);

  first.child.kill('SIGKILL');
  await first.ended;
  const again = await start(environment);
  expect(again.output()).toContain('adopted the PostgreSQL');
  expect(await me(again.url)).toEqual(before);

  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
  expect(again.output()).not.toMatch(/"level":"error"/);
});

test('runs as api and worker on an external database, starting both at once (REC-09)', async () => {
  const server = { host: inject('postgresHost'), user: inject('postgresUser') };
  const admin = openDatabase({ ...server, database: 'postgres' }, 1, () => undefined);
  await admin.$client.query('create database shared template template0');
  onTestFinished(() => admin.$client.end());
  const shared = {
    DATABASE_URL: `postgres://${server.user}@localhost/shared?host=${server.host}`,
    SECRET_KEY: 'k3yForTests-0123456789-abcdefghijkl',
  };
  const worker = launch({ ...shared, ROLE: 'worker', DATA_DIR: dataFolder() });
  const api = await start({ ...shared, ROLE: 'api', DATA_DIR: dataFolder() });
  await expect.poll(worker.output, { timeout: 100_000 }).toMatch(/"msg":"ready"/);
  const ready = await fetch(`${api.url}/api/health/ready`);
  expect(await ready.json()).toEqual({ status: 'ready', database: true, worker: true, files: true });
  const captcha = await fetch(`${api.url}/api/v1/open/user/generateSvgCaptcha`, { method: 'POST' });
  expect(captcha.status).toBe(200);
});

test('says which setting is wrong when the port is taken (REC-06)', async () => {
  const first = await start({ DATA_DIR: preparedFolder(), DEMO: 'off' });
  const taken = launch({ DATA_DIR: preparedFolder(), DEMO: 'off', PORT: new URL(first.url).port });
  expect(await taken.ended).toBe(1);
  expect(taken.output()).toContain('Bad setting: PORT ');
});

test('gives up at once on a database that does not exist, naming the setting and no password (REC-07)', async () => {
  const DATABASE_URL = `postgres://${inject('postgresUser')}:hidden-word@localhost/none?host=${inject('postgresHost')}`;
  const lost = launch({ DATA_DIR: dataFolder(), DATABASE_URL });
  expect(await lost.ended).toBe(1);
  expect(lost.output()).toContain('Bad setting: DATABASE_URL: the database does not let us in (3D000)');
  expect(lost.output()).not.toContain('hidden-word');
});

test('waits for a database that is still starting, but not for ever (REC-07)', async () => {
  const db = openDatabase({ url: 'postgres://star@127.0.0.1:1/none' }, 1, () => undefined);
  const started = Date.now();
  await expect(waitForDatabase(db, 1_200)).rejects.toThrow('ECONNREFUSED');
  expect(Date.now() - started).toBeGreaterThan(600);
  await db.$client.end();
});

test('says which folder is on a disk that is too small, what is needed and what is free (REC-07)', async () => {
  const folder = dataFolder();
  const small = ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder];
  // Without the right to mount there is no small disk, and nothing to start on it.
  if (spawnSync('mount', small).status !== 0)
    return expect(() => checkRoom(folder, 2 ** 60)).toThrow(' MiB are needed');
  onTestFinished(() => void spawnSync('umount', ['-l', folder]));
  const cramped = launch({ DATA_DIR: folder, DEMO: 'off' });
  expect(await cramped.ended).toBe(1);
  expect(cramped.output()).toMatch(
    new RegExp(`Bad setting: DATA_DIR: the disk of ${folder} is too small: 128 MiB are needed, 2\\d MiB are free`),
  );
  expect(cramped.output()).not.toContain('initdb');
});

test('a disk that is full says the same in the words of the system and of the database (REC-07)', () => {
  const quota = new Error('drizzle', { cause: Object.assign(new Error('full'), { code: '53100' }) });
  expect([meansNoRoom(quota), meansNoRoom(new Error('other'))]).toEqual([true, false]);
  expect(saysNoRoom('initdb: error: could not write to file "x": No space left on device')).toBe(true);
});
