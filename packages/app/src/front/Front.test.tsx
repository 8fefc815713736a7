import { csMessage, csTicket, errorCodes, joining, me, pathOf } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { at, enterprise, greeting, open, person, serve, worker, setUpFront } from './frontStage.tsx';
import { goTo } from './location.ts';

setUpFront();

test('a visitor goes to the login page and the wanted path is kept', async () => {
  await open('/a/train/center?page=2', null);
  await at('/login?redirect=%2Fa%2Ftrain%2Fcenter%3Fpage%3D2');
});

test('the root is the home page, for visitors and for whoever is logged in', async () => {
  serve('personal');
  await open('/');
  await at('/index');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('banner').getByRole('link', { name: '进入' })).toHaveAttribute('href', '/a');
});

test.each(['/nowhere', '/a/tenant/member', '/a/shoppe/center'])('%s ends at /404', async (path) => {
  serve('personal');
  await open(path);
  await at('/404');
  await expect.element(page.getByText('页面不存在')).toBeVisible();
});

test.each([
  ['/404', '页面不存在'],
  ['/403', '没有权限'],
])('%s is the main part of its document, for a visitor and within the frame of the console', async (path, title) => {
  const only = async () => {
    await expect.element(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(page.getByRole('main').all()).toHaveLength(1);
  };
  await open(path, null);
  await only();
  serve('personal');
  await open('/a/nowhere');
  goTo(path);
  await only();
});

test('the console begins at the featured assistants, and its training at the training centre', async () => {
  serve('personal');
  await open('/a');
  await at('/a/shoppe/bot');
  await expect.element(greeting).toBeVisible();
  await expect.element(page.getByRole('link', { name: '精选助手' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => document.title).toBe('精选助手 - 小星');
  goTo('/a/train');
  await at('/a/train/center');
  await expect.element(page.getByRole('link', { name: '训练中心' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => document.title).toBe('训练中心 - 小星');
});

test('a member begins at the same page without the training, and switches to oneself there', async () => {
  const state = serve('member');
  await open('/a');
  await at('/a/shoppe/bot');
  await expect.element(greeting).toBeVisible();
  await expect.element(page.getByRole('link', { name: '训练中心' })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: /切换身份：\s*星河图书馆/ }));
  await userEvent.click(page.getByRole('button', { name: /个人用户/ }));
  await expect.element(page.getByRole('button', { name: /切换身份：\s*林知夏/ })).toBeVisible();
  await at('/a/shoppe/bot');
  expect(state.tenantId).toBe('');
  await expect.element(page.getByRole('link', { name: '训练中心' })).toBeVisible();
});

test('switching to a stopped enterprise is refused with the reason', async () => {
  const state = serve('personal', { status: 'stopped' });
  await open('/a/train/center');
  await userEvent.click(page.getByRole('button', { name: /切换身份：\s*林知夏/ }));
  await userEvent.click(page.getByRole('button', { name: /星河图书馆/ }));
  await expect.element(page.getByText('当前企业已经停用，请联系管理员续费')).toBeVisible();
  expect(state.tenantId).toBe('');
});

test('the creator of a stopped enterprise is asked to renew', async () => {
  serve('personal', { status: 'stopped', isCreator: true });
  await open('/a/train/center');
  await userEvent.click(page.getByRole('button', { name: /切换身份：\s*林知夏/ }));
  await userEvent.click(page.getByRole('button', { name: /星河图书馆/ }));
  await expect.element(page.getByRole('alertdialog', { name: '企业已停用，请尽快续费' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '去续费' }));
  await expect.poll(() => location.pathname).not.toBe('/a/train/center');
});

test('a member who wants to create is asked to do it as oneself, and comes to the form as that', async () => {
  serve('member');
  await open('/transfer?action=createKbBot');
  await expect
    .element(page.getByRole('alertdialog', { name: '当前组织无法创建助手，是否切换到个人身份' }))
    .toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '切换', exact: true }));
  await at('/a/train/create/personal');
});

test('after a log-in with smart=yes the free plan is fetched once and one acts as the new enterprise without a warning', async () => {
  const state = serve('personal');
  let asked = 0;
  worker.use(
    http.post(`*${pathOf(joining.applyFreeAndCreateShoppe, 'personal')}`, () => {
      asked += 1;
      // The call itself is answered in the old identity; from the next one on the header names the new enterprise.
      const before = state.tenantId;
      state.tenantId = enterprise.id;
      return HttpResponse.json({ needSwitchTenant: false }, { headers: { 'x-current-tenant-id': before } });
    }),
  );
  await open('/login?smart=yes');
  await expect.element(page.getByRole('button', { name: /切换身份：\s*星河图书馆/ })).toBeVisible();
  await expect.element(page.getByText('当前身份已变更，页面即将刷新')).not.toBeInTheDocument();
  expect(asked).toBe(1);
});

/** A free plan whose showcase belongs to an enterprise that the person does not act as. */
const offerFreePlan = () => {
  const state = serve('personal', { isCreator: true });
  worker.use(...mock.ok(joining.applyFreeAndCreateShoppe, { needSwitchTenant: true }));
  return state;
};
const freePlanQuestion = page.getByRole('alertdialog', { name: '免费权益已开通，切换到企业身份后即可使用' });

test('a free plan for another enterprise asks before one acts as it, and leads there', async () => {
  const state = offerFreePlan();
  await open('/login?smart=yes');
  await expect.element(freePlanQuestion).toBeVisible();
  expect(state.tenantId).toBe('');
  await userEvent.click(freePlanQuestion.getByRole('button', { name: '切换', exact: true }));
  await expect.element(page.getByRole('button', { name: /切换身份：\s*星河图书馆/ })).toBeVisible();
  expect(state.tenantId).toBe(enterprise.id);
  await expect.element(freePlanQuestion).not.toBeInTheDocument();
});

test('a switch to the enterprise of the free plan that fails is told, and one stays who one was', async () => {
  const state = offerFreePlan();
  worker.use(...mock.fail(me.switchTenant, errorCodes.unexpected, 'x'));
  await open('/login?smart=yes');
  await userEvent.click(freePlanQuestion.getByRole('button', { name: '切换', exact: true }));
  await expect.element(page.getByText('切换失败，请重试')).toBeVisible();
  expect(state.tenantId).toBe('');
  await expect.element(freePlanQuestion.getByRole('button', { name: '切换', exact: true })).toBeEnabled();
});

test('a user that cannot be loaded is logged out with the reason on the login page', async () => {
  serve('personal');
  worker.use(...mock.fail(me.info, errorCodes.unexpected, 'x'));
  await open('/a/train/center');
  await at('/login?redirect=%2Fa%2Ftrain%2Fcenter');
  await expect.element(page.getByText('请求用户信息失败，请重试')).toBeVisible();
});

test('without a connection the session stays and one try goes on', async () => {
  serve('personal');
  worker.use(...mock.offline(me.info));
  await open('/a/train/center');
  await expect.element(page.getByText('当前网络异常，请检查网络设置。')).toBeVisible();
  worker.resetHandlers();
  serve('personal');
  await userEvent.click(page.getByRole('button', { name: '重试' }));
  await expect.element(page.getByRole('link', { name: '训练中心' })).toBeVisible();
});

test('a log-out in another tab ends this one within two seconds and keeps the way back', async () => {
  serve('personal');
  await open('/a/train/center');
  await expect.element(page.getByRole('link', { name: '训练中心' })).toBeVisible();
  const other = new BroadcastChannel('tinystar.session');
  other.postMessage('loggedOut');
  await expect.poll(() => location.pathname, { timeout: 2_000 }).toBe('/login');
  other.close();
});

test('Ctrl+K finds a page or an identity by typing', async () => {
  const state = serve('personal');
  await open('/a/train/center');
  await expect.element(page.getByRole('link', { name: '训练中心' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.fill(page.getByRole('combobox'), '星河');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: /切换身份：\s*星河图书馆/ })).toBeVisible();
  await at('/a/shoppe/bot');
  expect(state.tenantId).toBe(enterprise.id);
});

test("the person's menu leads to the account settings, and out and home", async () => {
  serve('personal');
  worker.use(
    ...mock.ok(me.inviteCode, { inviteCode: '3f9a1c07d2b8e645' }),
    ...mock.ok(me.inviteCount, { inviteUserCount: 0 }),
  );
  await open('/a/train/center');
  await userEvent.click(page.getByRole('button', { name: '林知夏的菜单' }));
  await userEvent.click(page.getByRole('menuitem', { name: '修改密码' }));
  await userEvent.click(page.getByRole('dialog', { name: '修改密码' }).getByRole('button', { name: '取消' }));
  await userEvent.click(page.getByRole('button', { name: '林知夏的菜单' }));
  await userEvent.click(page.getByRole('menuitem', { name: '账号设置' }));
  await at('/user/index');
  await expect.element(page.getByRole('heading', { name: '账号设置', level: 1 })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '退出', exact: true }));
  await at('/index');
  expect(localStorage.getItem('tinystar.token')).toBeNull();
});

test('the messages entry counts to 99+, each identity its own, and a reply that is opened is read', async () => {
  serve('personal');
  const id = (digit: string) => digit.repeat(32);
  let waiting = 128;
  const answered = {
    id: id('3'),
    timestamp: 0,
    source: 'customerService' as const,
    content: { text: '请到财务页申请。' },
    referenceMessage: null,
    csTicketId: id('4'),
    csTicketStatus: 'open' as const,
    csTicketClosedTime: null,
    csTicketKbBotId: id('5'),
    csTicketKbBot: {
      name: '财务制度问答',
      avatar: person.avatar,
      type: 'tenant' as const,
      permission: 'public' as const,
      status: 'enabled' as const,
    },
    csTicketUser: { name: person.name, avatar: person.avatar },
  };
  worker.use(
    http.all(`*${pathOf(me.unread, 'personal')}`, () =>
      HttpResponse.json({
        count: waiting,
        personal: waiting,
        tenants: [{ id: enterprise.id, unreadMessageCount: 12 }],
      }),
    ),
    http.all(`*${pathOf(csMessage.unread, 'personal')}`, async ({ request }) => {
      const { source } = (await request.json()) as { source: string };
      const rows = source === answered.source && waiting > 0 ? [answered] : [];
      return HttpResponse.json({ rows, count: rows.length });
    }),
    ...mock.ok(csMessage.list, {
      ticket: { id: id('4'), kbBotId: id('5'), status: 'open', closedTime: null, source: 'user' },
      kbBot: { ...answered.csTicketKbBot, id: id('5'), serviceLevelAgreement: 24 },
      user: { name: person.name, avatar: person.avatar },
      rows: [answered],
      more: false,
    }),
    http.all(`*${pathOf(csTicket.readByUser, 'personal')}`, () => {
      waiting = 0;
      return HttpResponse.json({});
    }),
  );
  await open('/a/train/center');
  const entry = page.getByRole('button', { name: /^消息/ });
  await expect.element(entry).toHaveTextContent('消息99+');
  await userEvent.click(page.getByRole('button', { name: /切换身份：\s*林知夏/ }));
  await expect.element(page.getByRole('button', { name: /星河图书馆.*12条未读/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(entry);
  await userEvent.click(page.getByRole('button', { name: /^查看财务制度问答/ }));
  await at(`/a/chat/bot/${id('5')}/tenant/cs`);
  await expect.element(page.getByText('请到财务页申请。')).toBeVisible();
  await expect.element(entry).toHaveTextContent('消息');
});

test('calls refused together lead to the login page once', async () => {
  serve('personal');
  await open('/a/train/center');
  await expect.element(page.getByRole('link', { name: '训练中心' })).toBeVisible();
  worker.use(
    http.all('*/api/v1/*', () => HttpResponse.json({ errorCode: 401000, errorMessage: 'x' }, { status: 401 })),
  );
  goTo('/a/train/create/personal');
  await expect.poll(() => location.pathname).toBe('/login');
  await expect.element(page.getByText('身份认证已过期，请重新登录')).toBeVisible();
});

test('the menu folds to a rail and is remembered', async () => {
  serve('personal');
  await open('/a/train/center');
  await userEvent.click(page.getByRole('button', { name: '收起菜单' }));
  await expect.element(page.getByRole('button', { name: '展开菜单' })).toBeVisible();
  expect(localStorage.getItem('tinystar.shell.collapsed')).toBe('yes');
  await userEvent.click(page.getByRole('button', { name: '展开菜单' }));
});

test('a tab that hears late of a log-out leaves whoever has logged in since alone, and one that was put aside shows him', async () => {
  serve('personal');
  await open('/a/train/center');
  await expect.element(page.getByRole('link', { name: '训练中心' })).toBeVisible();
  // Another tab has logged in; nothing tells this one yet.
  localStorage.setItem('tinystar.token', 'token-of-another');
  const heard = new BroadcastChannel('tinystar.session');
  const told = new Promise((done) => heard.addEventListener('message', done, { once: true }));
  const other = new BroadcastChannel('tinystar.session');
  other.postMessage('loggedOut');
  await told;
  expect(localStorage.getItem('tinystar.token')).toBe('token-of-another');
  const asked: (string | null)[] = [];
  worker.use(
    http.all(`*${pathOf(me.info, 'personal')}`, ({ request }) => {
      asked.push(request.headers.get('authorization'));
      return HttpResponse.json({ ...person, name: '吴远' });
    }),
  );
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(page.getByRole('button', { name: '吴远的菜单' })).toBeVisible();
  expect(asked).toEqual(['Bearer token-of-another']);
  for (const channel of [heard, other]) channel.close();
});
