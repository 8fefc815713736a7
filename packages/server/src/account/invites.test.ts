import { constants, me, prices } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { balanceOf } from '../coins/move.ts';
import { unbalanced } from '../coins/ledger.ts';
import { createTestServer } from '../testing/index.ts';
import { register } from './register.ts';

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
  const invite = (phoneNumber: string, code = inviteCode) => register(services, { phoneNumber, inviteCode: code });
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
  await Promise.all(phones.map((phoneNumber) => register(server.services, { phoneNumber, inviteCode })));
  expect(await balanceOf(server.services.db, { type: 'personal', id: person.userId })).toBe(6);
  expect((await person.call('GET', '/api/v1/me/info')).json).toMatchObject({ couponRegistered: true });
});
