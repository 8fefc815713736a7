import { constants, login, me, prices } from '@tinystar/contract';
import { describe, expect, test } from 'vitest';
import { balanceOf } from '../coins/move.ts';
import { unbalanced } from '../coins/ledger.ts';
import { newId } from '../platform/database/columns.ts';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { register } from './register.ts';
import { codeFor, open } from './testing/codes.ts';

test('each friend earns two coins once, the third makes a VIP, and the count goes on [CONST-02] [INV-01] [INV-02] [INV-03] [INV-04]', async () => {
  await using server = await createTestServer();
  const { services } = server;
  const person = await server.actor({ coins: 10 });
  const ask = (path: string) => person.call('GET', `/api/v1/me/${path}`);
  const { inviteCode } = (await ask('query/inviteCode')).as(me.inviteCode);
  const state = async () => ({
    coins: await balanceOf(services.db, { type: 'personal', id: person.userId }),
    vip: (await ask('info')).as(me.info).couponRegistered,
    count: (await ask('query/inviteUserCount')).as(me.inviteCount).inviteUserCount,
  });
  const invite = (phoneNumber: string, code = inviteCode) =>
    register(services, { phoneNumber, inviteCode: code, deviceId: newId() });
  expect(await state()).toEqual({ coins: 10, vip: false, count: 0 });
  await invite('13711110001');
  await invite('13711110002');
  // Whoever has an account already is nobody's friend, and an unknown code invites nobody.
  await invite('13711110002');
  await invite('13711110009', 'ffffffffffffffff');
  expect(await state()).toEqual({ coins: 10 + 2 * prices.invitedFriend, vip: false, count: 2 });
  await invite('13711110003');
  expect(constants.INVITE_VIP_THRESHOLD).toBe(3);
  expect(await state()).toEqual({ coins: 16, vip: true, count: 3 });
  await invite('13711110004');
  expect(await state()).toEqual({ coins: 18, vip: true, count: 4 });
  expect(await unbalanced(services.db)).toEqual([]);
});

test('three friends at the same moment make one VIP and six coins [INV-01] [INV-02]', async () => {
  await using server = await createTestServer();
  const person = await server.actor({ coins: 0 });
  const { inviteCode } = (await person.call('GET', '/api/v1/me/query/inviteCode')).as(me.inviteCode);
  const phones = ['13711110001', '13711110002', '13711110003'];
  await Promise.all(
    phones.map((phoneNumber) => register(server.services, { phoneNumber, inviteCode, deviceId: newId() })),
  );
  expect(await balanceOf(server.services.db, { type: 'personal', id: person.userId })).toBe(6);
  expect((await person.call('GET', '/api/v1/me/info')).json).toMatchObject({ couponRegistered: true });
});

describe('an invitation counts once for', () => {
  const stage = async (environment: Record<string, string> = {}) => {
    const server = await createTestServer({ environment });
    const person = await server.actor({ coins: 0 });
    const { inviteCode } = (await person.call('GET', '/api/v1/me/query/inviteCode')).as(me.inviteCode);
    const earned = () => balanceOf(server.services.db, { type: 'personal', id: person.userId });
    const count = async () =>
      (await person.call('GET', '/api/v1/me/query/inviteUserCount')).as(me.inviteCount).inviteUserCount;
    return { server, person, inviteCode, earned, count };
  };
  /** Logs in by a code, as a browser does, and registers where the number is new. */
  const enter = async (server: TestServer, phoneNumber: string, more: object = {}): Promise<string> => {
    const smsCode = await codeFor(server, phoneNumber);
    const answer = await server.visitor.call('POST', `${open}/loginBySmsCode`, { phoneNumber, smsCode, ...more });
    return answer.as(login.bySmsCode).token;
  };

  test('a device, whoever invites, and never on one where somebody has logged in: not for oneself [INV-02]', async () => {
    const { server, person, inviteCode, earned, count } = await stage();
    await using _ = server;
    const [own, shared] = [newId(), newId()];
    await enter(server, person.phoneNumber, { deviceId: own });
    await enter(server, '13711110001', { inviteCode, deviceId: own });
    expect([await earned(), await count()]).toEqual([0, 0]);
    await enter(server, '13711110002', { inviteCode, deviceId: shared });
    await enter(server, '13711110003', { inviteCode, deviceId: shared });
    // A browser that tells nothing of itself is nobody's new friend.
    await enter(server, '13711110004', { inviteCode });
    expect([await earned(), await count()]).toEqual([2, 1]);
    const twice = newId();
    const phones = ['13711110005', '13711110006', '13711110007'];
    await Promise.all(
      phones.map((phoneNumber) => register(server.services, { phoneNumber, inviteCode, deviceId: twice })),
    );
    expect([await earned(), await count()]).toEqual([4, 2]);
  });

  test('ten friends of one address and day [INV-02]', async () => {
    const { server, inviteCode, earned } = await stage({ CAPTCHA: 'on' });
    await using _ = server;
    const come = (at: number) =>
      register(server.services, {
        phoneNumber: String(13_711_110_000 + at),
        inviteCode,
        deviceId: newId(),
        ip: '203.0.113.7',
      });
    for (let at = 0; at < 12; at++) await come(at);
    expect(await earned()).toBe(10 * prices.invitedFriend);
    server.clock.advance(86_400_001);
    await come(12);
    expect(await earned()).toBe(11 * prices.invitedFriend);
  });
});
