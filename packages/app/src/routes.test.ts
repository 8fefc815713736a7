import type { CallerRoles } from '@tinystar/contract';
import { capabilities, pageOf } from '@tinystar/features/home';
import { expect, test } from 'vitest';
import { matchRoute } from './front/match.ts';
import { homeOf } from './guard/home.ts';
import { openTo, permits, type Switches } from './guard/permits.ts';
import { isBuilt, redirects, routes, type Route } from './routes.ts';
import { frontRoutes } from './routes/front.ts';
import { markedEntry, menuOf } from './shell/navigation.ts';

const registered = [...routes.filter(({ path }) => !path.includes('?')), ...redirects];
const matched = (url: string) => matchRoute(registered, url)?.route.path;

test.each([
  ['/b/0123', '/b/:publicId'],
  ['/bot/square', '/bot/square'],
  ['/bot/0123', '/bot/:publicId'],
  ['/shoppe/bot/0123', '/shoppe/bot/:publicId'],
  ['/shoppe/0123', '/shoppe/:shoppeId'],
  ['/a/shoppe/bot', '/a/shoppe/bot'],
  ['/a/shoppe/kbBot/manage', '/a/shoppe/kbBot/manage'],
  ['/a/shoppe/kbBotAuthorized/manage', '/a/shoppe/kbBotAuthorized/manage'],
  ['/a/shoppe/7/basic', '/a/shoppe/:shoppeId/basic'],
  ['/a/shoppe/bot/7/chat', '/a/shoppe/bot/:publicId/chat'],
  ['/a/chat/bot/square', '/a/chat/bot/square'],
  ['/a/chat/bot/7/tenant', '/a/chat/bot/:kbBotId/:type'],
  ['/a/chat/bot/7/tenant/cs', '/a/chat/bot/:kbBotId/:type/cs'],
  ['/a/train/bot/1/knowledge/qa/2', '/a/train/bot/:kbBotId/knowledge/qa/:id'],
  ['/a/train/bot/1/report/chat/user', '/a/train/bot/:kbBotId/report/chat/user'],
  ['/a/train/bot/1', '/a/train/bot/:kbBotId'],
  ['/nowhere', undefined],
  ['/a/tenant/unknown', undefined],
])('%s is shown by %s, whatever stands first in the list', (url, path) => {
  expect(matched(url)).toBe(path);
  expect(matchRoute(registered.toReversed(), url)?.route.path).toBe(path);
});

test('every screen of the specification stands in the list once, by number and by name', () => {
  // are decided by the guard, R-80 is its fallback, R-81 names no address.
  const elsewhere = ['R-01', 'R-25', 'R-80', 'R-81'];
  const numbers = Array.from({ length: 81 }, (_, index) => `R-${String(index + 1).padStart(2, '0')}`);
  const ids: string[] = [...routes, ...redirects].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !id.startsWith('O-')).toSorted()).toEqual(numbers.filter((id) => !elsewhere.includes(id)));
  const names = routes.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining(
      `userCenter channelCenter adminVipCenter adminTrainCenter adminShoppeKbBot adminKbBotSquare
      adminKbBotChat adminKbBotAskCustomerService adminKbBotConversationDetail adminKbBotKnowledgeDoc
      adminKbBotKnowledgeQaDetail kbBotShoppeChat kbBot4Web4Sso homeKbBotSquare homeKbBotChat`.split(/\s+/),
    ),
  );
});

test('the named public routes are public, and the front door holds exactly the public ones', () => {
  const named = `login test landing solution cooperation enterpriseInviteLink thirdLoginWeComInner freeMeal index
      orderResult kbBot4Web homeKbBotSquare homeKbBotChat kbBotShoppe kbBotShoppeChat oauthCallback
      kbBot4Web4Sso notFound forbidden agreement privacy paymentAgreement help`.split(/\s+/);
  const open = routes.filter(({ access }) => access === 'public').map(({ name }) => name);
  expect(open.toSorted()).toEqual(named.toSorted());
  const built = routes.filter((route) => isBuilt(route) && route.access === 'public');
  expect(frontRoutes).toEqual(built);
});

test('every redirect leads to a page of the list', () => {
  const paths = routes.map(({ path }) => path);
  expect(redirects.filter(({ to }) => !paths.includes(to))).toEqual([]);
  expect(Object.fromEntries(redirects.map(({ path, to }) => [path, to]))).toMatchObject({
    '/a/train': '/a/train/center',
    '/a/chat': '/a/chat/bot/square',
    '/a/cs': '/a/cs/center',
    '/a/shoppe': '/a/shoppe/center',
    '/a/kbBotAuthorized': '/a/kbBotAuthorized/center',
    '/a/tenant': '/a/tenant/basic',
    '/a/train/bot/:kbBotId/report': '/a/train/bot/:kbBotId/report/overview',
  });
});

test('the home site promises what has its page, and nothing else', () => {
  for (const [capability, page] of Object.entries(pageOf))
    expect([capability, routes.some((route) => route.name === page && isBuilt(route))]).toEqual([
      capability,
      capabilities[capability as keyof typeof pageOf],
    ]);
});

test('what is not built has no page to load, stands in no menu and is unknown', () => {
  const caller = callers.owner!;
  const unbuilt = routes.filter(({ enabled }) => enabled === false);
  expect(unbuilt.some(isBuilt)).toBe(false);
  const names = unbuilt.map(({ name }) => name);
  expect(openTo(routes, caller, all).some(({ name }) => names.includes(name))).toBe(false);
});

const roles = (change: Partial<CallerRoles>): CallerRoles => ({
  identity: 'personal',
  tenantPermission: null,
  customerService: false,
  channelUser: false,
  ...change,
});
const inTenant = (tenantPermission: CallerRoles['tenantPermission'], change: Partial<CallerRoles> = {}) =>
  roles({ identity: 'tenant', tenantPermission, ...change });

/** The ten kinds of caller, and who runs the product. */
const callers: Record<string, CallerRoles | null> = {
  visitor: null,
  personal: roles({}),
  personalChannel: roles({ channelUser: true }),
  member: inTenant('member'),
  memberAgent: inTenant('member', { customerService: true }),
  memberChannel: inTenant('member', { channelUser: true }),
  admin: inTenant('admin'),
  adminAgent: inTenant('admin', { customerService: true }),
  owner: inTenant('owner'),
  ownerAgentChannel: inTenant('owner', { customerService: true, channelUser: true }),
  operator: roles({ operator: true }),
};
const all: Switches = { aiGenerationServiceStatus: 'on', paymentServiceStatus: 'on', deploymentType: 'test' };

const everyone = Object.keys(callers);
const loggedIn = everyone.filter((name) => name !== 'visitor');
const adminPlus = ['admin', 'adminAgent', 'owner', 'ownerAgentChannel'];
const makers = ['personal', 'personalChannel', 'operator', ...adminPlus];
const payers = ['personal', 'personalChannel', 'operator', 'owner', 'ownerAgentChannel'];
const agents = ['memberAgent', 'adminAgent', 'ownerAgentChannel'];
const channelUsers = ['personalChannel', 'memberChannel', 'ownerAgentChannel'];

/** The access lines of screens.md by address; the first that fits counts. */
const specified: [RegExp, readonly string[]][] = [
  [/^\/user\/index\?activeKey=rechargeCenter$/, payers],
  [/^\/user\/index$/, loggedIn],
  [/^\/transfer$/, loggedIn],
  [/^\/channel\//, channelUsers],
  [/^\/operator(?:\?|$)/, ['operator']],
  [/^\/a\/train\/bot\/:kbBotId\/(role\/(interface|ad|cs)|report\/.*)$/, adminPlus],
  [/^\/a\/train\//, makers],
  [/^\/a\/cs\//, agents],
  [/^\/a\/shoppe\/bot/, loggedIn],
  [/^\/a\/(shoppe|kbBotAuthorized|kbBotListAuthorized|tenant|report)\//, adminPlus],
  [/^\/a\/(popular|chat|aiChat|aiWrite|vip)/, loggedIn],
  [/^\/(?!a\/)/, everyone],
];

test.each(routes.map((route) => [route.id, route.path, route] as const))(
  '%s %s opens to whom the specification says',
  (_, path, route) => {
    const expected = specified.find(([pattern]) => pattern.test(path))?.[1];
    expect(everyone.filter((name) => permits(route, callers[name] ?? null, all))).toEqual(
      everyone.filter((name) => expected?.includes(name)),
    );
  },
);

test('AI chat and AI writing exist only while the generation service is on, the recharge centre with a payment, /test in test deployments', () => {
  const off: Switches = { aiGenerationServiceStatus: 'off', deploymentType: 'saas' };
  const closed = routes.filter((route) => permits(route, callers.owner!, all) && !permits(route, callers.owner!, off));
  expect(closed.map(({ path }) => path).toSorted()).toEqual([
    '/a/aiChat',
    '/a/aiWrite',
    '/test',
    '/user/index?activeKey=rechargeCenter',
  ]);
});

test('the console begins at the featured showcase, else at the first open menu entry, and nowhere for nobody', () => {
  const load = () => Promise.resolve({ default: () => null });
  const built = routes.map((route): Route => ({ ...route, enabled: true, load }));
  for (const name of loggedIn) expect(homeOf(openTo(built, callers[name]!, all))).toBe('/a/shoppe/bot');
  const withoutIt = built.filter(({ path }) => path !== '/a/shoppe/bot');
  expect(homeOf(openTo(withoutIt, callers.member!, all))).toBe('/a/popular/bot');
  expect(homeOf(openTo(routes, callers.personal!, all))).not.toBeNull();
  expect(homeOf([])).toBeNull();
});

test('once built, the console offers admins training, showcase, authorization and reports, and agents their tickets', () => {
  const load = () => Promise.resolve({ default: () => null });
  const built = routes.map((route): Route => ({ ...route, enabled: true, load }));
  const menuFor = (name: string) =>
    menuOf(openTo(built, callers[name]!, all)).flatMap(({ items }) => items.map(({ label }) => label));
  const everybody = ['精选助手', '热门助手', '我的对话', 'AI对话', 'AI写作'];
  const enterprise = ['企业信息', '品牌联名', '成员管理', '数据统计'];
  expect(menuFor('member')).toEqual(everybody);
  expect(menuFor('memberAgent')).toEqual([...everybody, '客服中心']);
  expect(menuFor('admin')).toEqual([...everybody, '训练中心', '数字展厅', '助手授权', ...enterprise]);
  expect(menuFor('adminAgent')).toEqual([...everybody, '训练中心', '客服中心', '数字展厅', '助手授权', ...enterprise]);
});

test('a page without an entry marks that of the page above it', () => {
  const marked = (name: string) =>
    markedEntry(
      routes,
      routes.find((route) => route.name === name),
    );
  expect(marked('adminPopularKbBotDetail')).toBe('/a/popular/bot');
  expect(marked('adminKbBotConversationDetail')).toBe('/a/cs/center');
  expect(marked('adminShoppeKbBotVideo')).toBe('/a/shoppe/center');
});

test('creating is addressed to the current identity only', () => {
  const hook = routes.find(({ name }) => name === 'adminTrainCreate')?.hook;
  expect(hook?.({ type: 'personal' }, 'personal')).toBe(true);
  expect(hook?.({ type: 'tenant' }, 'personal')).toBe(false);
  expect(hook?.({ type: 'x' }, 'tenant')).toBe(false);
});

test('what phones may not open is the making of assistants', () => {
  const blocked = routes.filter(({ desktopOnly }) => desktopOnly).map(({ path }) => path);
  expect(blocked.every((path) => /^\/a\/train\/(create|bot)\//.test(path))).toBe(true);
  expect(routes.filter(({ path }) => /^\/a\/train\/(create|bot)\//.test(path)).length).toBe(blocked.length);
});

test('the second column stands on square, chat and customer-service pages only', () => {
  const columns = routes.filter(({ column }) => column).map(({ path }) => path);
  expect(columns.every((path) => /^\/a\/(chat|cs)\//.test(path))).toBe(true);
  expect(columns.length).toBe(routes.filter(({ path }) => /^\/a\/(chat|cs)\//.test(path)).length);
});

test('trial chat stands beside the settings and knowledge pages', () => {
  const beside = routes.filter(({ trial }) => trial).map(({ path }) => path.split('/:kbBotId/')[1]);
  expect(new Set(beside)).toEqual(
    new Set(
      `role/basic role/advance role/interface role/ad role/cs knowledge/doc knowledge/source knowledge/qa knowledge/qa/:id`.split(
        ' ',
      ),
    ),
  );
});
