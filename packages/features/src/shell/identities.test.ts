import { expect, test } from 'vitest';
import { huachen, permissions, tenant, tenants, user } from './fixtures.ts';
import { isHelpKey, supportPath } from './help.ts';
import { foldTenants, identitiesOf, unreadOf, whereToCreate } from './identities.ts';

test.each([
  [0, 0, 0],
  [3, 3, 0],
  [4, 2, 2],
  [9, 2, 7],
])('%d enterprises show %d and keep %d under more', (count, shown, more) => {
  const folded = foldTenants(Array.from({ length: count }, (_, index) => index));
  expect([folded.shown.length, folded.more.length]).toEqual([shown, more]);
});

test('the personal identity is called 个人用户 and switches without an enterprise', () => {
  const { personal, tenants: rows } = identitiesOf(user(), permissions(), huachen);
  expect(personal).toMatchObject({ id: 'personal', tenantId: '', name: '个人用户', note: '林知夏', current: false });
  expect(rows.map(({ name }) => name)).toEqual(tenants.map(({ name }) => name));
  expect(rows[0]).toMatchObject({ tenantId: huachen.id, current: true, note: '拥有者', isCreator: true });
  expect(rows[2]).toMatchObject({ stopped: true, isCreator: false });
});

test('each identity tells its own unread messages and more tells their sum', () => {
  const { tenants: rows } = identitiesOf(user(), permissions(), huachen);
  expect(rows.map(({ unread }) => unread)).toEqual([0, 12, 0, 3, 0]);
  expect(unreadOf(foldTenants(rows).more)).toBe(3);
});

test('each enterprise tells what one is there, the current one what one is by now', () => {
  const acting = tenants[3]!;
  const { tenants: rows } = identitiesOf(user(), permissions({ tenantUserPermission: 'admin' }), acting);
  expect(rows.map(({ note }) => note)).toEqual(['拥有者', '管理员', '成员', '管理员', '成员']);
  expect(rows[3]).toMatchObject({ current: true });
});

test('who may not create here is asked to go to the first own enterprise in use, else to oneself', () => {
  const stopped = tenant(7, { isCreator: true, status: 'stopped' });
  expect(whereToCreate([stopped, tenants[1]!, huachen])).toEqual({
    tenantId: huachen.id,
    title: '当前组织无法创建助手，是否切换到您的企业',
  });
  expect(whereToCreate([stopped, tenants[1]!])).toEqual({
    tenantId: '',
    title: '当前组织无法创建助手，是否切换到个人身份',
  });
});

test.each([
  ['saas', '0f3a', '/bot/0f3a'],
  ['test', '0f3a', '/bot/0f3a'],
  ['saasPartner', '0f3a', '/bot/0f3a'],
  ['saas', '', null],
  ['privatization', '0f3a', null],
] as const)('in %s with service assistant %j the service chat is at %j', (deploymentType, id, path) => {
  expect(supportPath({ deploymentType, publicServiceKbBotPublicId: id })).toBe(path);
});

test('only the four help entries are known', () => {
  expect(['support', 'manual', 'updates', 'coinRules'].every(isHelpKey)).toBe(true);
  expect(['', 'Manual', 'constructor'].some(isHelpKey)).toBe(false);
});
