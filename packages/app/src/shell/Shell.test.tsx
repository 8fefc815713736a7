import {
  coins,
  answers,
  conversations,
  csMessage,
  csTicket,
  me,
  meta,
  pathOf,
  using,
  type UsedAssistant,
} from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { configOf } from '@tinystar/features/testing';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { at, greeting, open, person, serve, worker, setUpFront } from '../front/frontStage.tsx';

setUpFront();

const id = (number: number) => number.toString(16).padStart(32, '0');
const bot = {
  id: id(700),
  name: '设备维修助手',
  avatar: { type: 'color', color: 'cyan' },
  type: 'tenant',
  permission: 'protected',
  status: 'enabled',
  serviceLevelAgreement: 8,
} as const;

const message = (number: number, text: string, source: 'user' | 'customerService') => ({
  id: id(number),
  timestamp: Date.UTC(2026, 10, 21, 7, number),
  source,
  content: { text },
  referenceMessage: null,
  csTicketId: id(501),
  csTicketStatus: 'open' as const,
  csTicketClosedTime: null,
  csTicketKbBotId: bot.id,
  csTicketKbBot: bot,
  csTicketUser: { name: '沈一鸣', avatar: person.avatar },
});

const config = configOf({ publicServiceKbBotPublicId: id(77) });

/** A member of an enterprise who answers for its assistant, with a question that waits and an answer to his own. */
const serveAgent = () => {
  const state = serve('member');
  const tenantHeader = () => ({ headers: { 'x-current-tenant-id': state.tenantId } });
  const unread = {
    user: [message(1, '主轴报警以后能复位吗？', 'user')],
    customerService: [message(2, '请提交发票', 'customerService')],
  };
  worker.use(
    http.all(`*${pathOf(me.permissions, 'tenant')}`, () =>
      HttpResponse.json(
        {
          isAnyTenantCreator: false,
          isUserChannel: false,
          tenantUserPermission: 'member',
          isTenantKbBotCustomerService: true,
          currentIdentity: 'tenant',
        },
        tenantHeader(),
      ),
    ),
    http.post(`*${pathOf(csMessage.unread, 'tenant')}`, async ({ request }) => {
      const { source } = (await request.json()) as { source: 'user' | 'customerService' };
      return HttpResponse.json({ rows: unread[source], count: 1 }, tenantHeader());
    }),
    ...mock.ok(csTicket.readByAgent, {}),
    ...mock.ok(csTicket.readByUser, {}),
    ...mock.ok(csTicket.served, { rows: [{ ...bot, openCount: 1, unreadCount: 1 }], count: 1 }),
    ...mock.ok(csMessage.list, {
      ticket: { id: id(501), kbBotId: bot.id, status: 'open', closedTime: null, source: 'user' },
      kbBot: bot,
      user: { name: '沈一鸣', avatar: person.avatar },
      rows: [message(1, '主轴报警以后能复位吗？', 'user')],
      more: false,
    }),
    ...mock.ok(conversations.list, {
      rows: [
        {
          ...bot,
          publicId: id(1700),
          own: true,
          lastMessageTime: 2,
          lastQuestion: '主轴报警以后能复位吗？',
          agentsAsked: false,
          unreadCount: 0,
        },
        {
          ...bot,
          id: id(701),
          name: '光伏安装',
          publicId: id(1701),
          own: false,
          lastMessageTime: 1,
          lastQuestion: '',
          agentsAsked: true,
          unreadCount: 0,
        },
      ],
      count: 2,
    }),
  );
  return state;
};

const openMessages = () => userEvent.click(page.getByRole('button', { name: /^消息/ }));

test('a question in the messages opens its ticket, a reply opens the conversation about its assistant', async () => {
  serveAgent();
  await open('/a/cs/center');
  await openMessages();
  await userEvent.click(page.getByRole('button', { name: /^查看沈一鸣的消息/ }));
  await at(`/a/cs/bot/${bot.id}/ticket/${id(501)}`);
  await expect.element(page.getByRole('region', { name: '咨询「设备维修助手」' })).toBeVisible();
  await expect.element(page.getByRole('article', { name: '沈一鸣' }).getByText('主轴报警以后能复位吗？')).toBeVisible();
  await openMessages();
  await userEvent.click(page.getByRole('tab', { name: /^客服回复/ }));
  await userEvent.click(page.getByRole('button', { name: /^查看设备维修助手的消息/ }));
  await at(`/a/chat/bot/${bot.id}/tenant/cs`);
  await expect.element(page.getByRole('region', { name: '人工客服' })).toBeVisible();
});

test('beside tickets stands the list of whom one has talked to', async () => {
  serveAgent();
  await open('/a/cs/center');
  const column = page.getByRole('complementary', { name: '我的对话' });
  await expect
    .element(column.getByRole('link', { name: /主轴报警以后能复位吗？\s*设备维修助手/ }))
    .toHaveAttribute('href', `/a/chat/bot/${bot.id}/tenant`);
  // Somebody else's assistant has its chat in the workspace too; only its agents were asked.
  await expect
    .element(column.getByRole('link', { name: /人工客服\s*光伏安装/ }))
    .toHaveAttribute('href', `/a/chat/bot/${id(701)}/tenant`);
  await page.viewport(390, 800);
  await expect.element(column).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: '我的对话' }));
  const drawer = page.getByRole('dialog', { name: '我的对话' });
  await expect.element(drawer.getByRole('link', { name: /设备维修助手/ })).toBeVisible();
  expect(drawer.element().getBoundingClientRect().width).toBe(180);
});

test('the user area has its own pages, the messages and the way back to the console', async () => {
  serve('personal');
  worker.use(
    http.all(`*${pathOf(me.unread, 'tenant')}`, () => HttpResponse.json({ count: 128, personal: 128, tenants: [] })),
    ...mock.ok(csMessage.unread, { rows: [], count: 0 }),
    ...mock.ok(me.inviteCode, { inviteCode: '3f9a1c07d2b8e645' }),
    ...mock.ok(me.inviteCount, { inviteUserCount: 0 }),
  );
  await open('/user/index');
  await expect.element(page.getByRole('link', { name: '返回控制台' })).toHaveAttribute('href', '/a');
  await expect.element(page.getByRole('link', { name: '训练中心' })).not.toBeInTheDocument();
  const entry = page.getByRole('button', { name: /^消息/ });
  await expect.element(entry).toHaveTextContent('消息99+');
  await expect.poll(() => document.title).toMatch(/^\(99\+\) .+ - 小星$/);
  await userEvent.click(entry);
  await expect.element(page.getByRole('dialog', { name: '消息' })).toBeVisible();
});

test('the sidebar holds identity, menu, help and messages, and is a drawer on small screens', async () => {
  serve('personal');
  await open('/a/train/center');
  await expect.element(page.getByRole('button', { name: /^切换身份/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '训练中心' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '帮助' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^消息/ })).toBeVisible();
  await page.viewport(390, 800);
  await expect.element(page.getByRole('button', { name: /^切换身份/ })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: '打开菜单' }));
  const drawer = page.getByRole('dialog', { name: '菜单' });
  await expect.element(drawer.getByRole('button', { name: /^切换身份/ })).toBeVisible();
  await expect.element(drawer.getByRole('link', { name: '训练中心' })).toBeVisible();
});

test('enterprise management stands in the menu of its admins, not of its members', async () => {
  const state = serve('member');
  await open('/a');
  await expect.element(greeting).toBeVisible();
  await expect.element(page.getByText('企业管理')).not.toBeInTheDocument();
  worker.use(
    http.all(`*${pathOf(me.permissions, 'tenant')}`, () =>
      HttpResponse.json(
        {
          isAnyTenantCreator: true,
          isUserChannel: false,
          tenantUserPermission: 'owner',
          isTenantKbBotCustomerService: false,
          currentIdentity: 'tenant',
        },
        { headers: { 'x-current-tenant-id': state.tenantId } },
      ),
    ),
  );
  await open('/a/tenant/basic', 'token-2');
  await expect.element(page.getByText('企业管理').first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: '成员管理' }).first()).toBeVisible();
});

test('the service chat opens beside the page from the help menu', async () => {
  serve('personal');
  worker.use(...mock.ok(meta.config, config));
  await open('/a/train/center');
  await userEvent.click(page.getByRole('button', { name: '帮助' }));
  await userEvent.click(page.getByRole('menuitem', { name: '联系客服' }));
  const frame = page.getByRole('dialog', { name: '在线客服' }).getByTitle('在线客服');
  await expect.element(frame).toHaveAttribute('src', `/b/${id(77)}`);
});

test.each([
  ['a privatized deployment', { ...config, deploymentType: 'privatization' as const }],
  ['no public service assistant', { ...config, publicServiceKbBotPublicId: '' }],
])('with %s the help menu offers no service', async (_, switches) => {
  serve('personal');
  worker.use(...mock.ok(meta.config, switches));
  await open('/a/train/center');
  await expect.element(page.getByRole('link', { name: '训练中心' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '帮助' }));
  await expect.element(page.getByRole('menuitem', { name: '使用手册' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: '联系客服' })).not.toBeInTheDocument();
});

test('the invite dialog opens from the person’s menu and carries the code in its link', async () => {
  serve('personal');
  worker.use(
    ...mock.ok(me.inviteCode, { inviteCode: '3f9a1c07d2b8e645' }),
    ...mock.ok(me.inviteCount, { inviteUserCount: 1 }),
  );
  await open('/a/train/center');
  await userEvent.click(page.getByRole('button', { name: '林知夏的菜单' }));
  await userEvent.click(page.getByRole('menuitem', { name: '邀请好友' }));
  const dialog = page.getByRole('dialog', { name: '邀请好友' });
  await expect.element(dialog.getByText('还差2位好友')).toBeVisible();
  await expect.element(dialog.getByText('每邀请1位好友注册，奖励2小星币')).toBeVisible();
  await expect
    .element(dialog.getByRole('textbox', { name: '邀请链接' }))
    .toHaveValue(`${location.origin}/landing?inviteCode=3f9a1c07d2b8e645`);
});

test('a window that is looked at again asks as whom one acts, also where nothing is counted', async () => {
  const state = serve('personal');
  const asked: string[] = [];
  worker.use(
    http.all(`*${pathOf(me.unread, 'personal')}`, ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json(
        { count: 0, personal: 0, tenants: [] },
        { headers: { 'x-current-tenant-id': state.tenantId } },
      );
    }),
    http.get('*/api/v1/personalKbBot/:id', () =>
      HttpResponse.json({ errorCode: 102001, errorMessage: '助手不存在' }, { status: 404 }),
    ),
  );
  await open(`/a/train/bot/${id(9)}/chat`);
  await expect.element(page.getByText('对不起，您访问的助手不存在')).toBeVisible();
  await expect.poll(() => document.title).toBe('助手不存在 - 小星');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const before = asked.length;
  dispatchEvent(new Event('focus'));
  await expect.poll(() => asked.length).toBeGreaterThan(before);
});

test('an unknown assistant in the making workspace is said to be missing', async () => {
  serve('personal');
  worker.use(
    http.get('*/api/v1/personalKbBot/:id', () =>
      HttpResponse.json({ errorCode: 102001, errorMessage: '助手不存在' }, { status: 404 }),
    ),
  );
  await open(`/a/train/bot/${id(9)}/chat`);
  await expect.element(page.getByText('对不起，您访问的助手不存在')).toBeVisible();
  // The frame stays, and its menu leads on.
  await expect.element(page.getByRole('navigation').getByRole('link', { name: '训练中心' })).toBeVisible();
});

test('an assistant of the enterprise is talked to in the workspace, and its agents are one press away and so is the way back', async () => {
  serveAgent();
  const assistant: UsedAssistant = {
    ...bot,
    publicId: id(1700),
    description: '主轴、刀库与液压站的排查',
    isPreset: false,
    isShowSimilarQuestions: true,
    isShowQuickButtons: false,
    welcomeWords: { content: '您好，请描述故障现象', type: 'plainText' },
    questionWords: { content: '', isShowQuestionBar: false },
    display: {
      showHeader: 'enabled',
      showDescription: 'enabled',
      bubbleColor: '#00BB93',
      gradientStartColor: '#00B2F9',
      gradientEndColor: '#04EB94',
      gradientAngle: 135,
    },
    tenant: null,
    own: true,
    maker: false,
    isCreator: false,
    customerService: 'enabled',
    price: { payer: 'enterprise', coins: coins(1) },
  };
  worker.use(...mock.ok(using.get, { kbBot: assistant, fileOrigin: '' }), ...mock.ok(answers.history, { rows: [] }));
  await open(`/a/chat/bot/${bot.id}/tenant`);
  await expect.element(page.getByRole('heading', { name: /设备维修助手/ })).toBeVisible();
  await expect.element(page.getByText('您好，请描述故障现象')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '人工咨询方式' }));
  await at(`/a/chat/bot/${bot.id}/tenant/cs`);
  await userEvent.click(page.getByRole('link', { name: '返回' }));
  await at(`/a/chat/bot/${bot.id}/tenant`);
  await expect.element(page.getByRole('heading', { name: /设备维修助手/ })).toBeVisible();
});

test('who let the browser tell him hears of a new message while another window is looked at, and of none that he had', async () => {
  serve('personal');
  let count = 2;
  worker.use(
    http.all(`*${pathOf(me.unread, 'tenant')}`, () => HttpResponse.json({ count, personal: count, tenants: [] })),
  );
  const told: string[] = [];
  class Notice extends EventTarget {
    static readonly permission = 'granted';
    constructor(_title: string, { body }: { body: string }) {
      super();
      told.push(body);
    }
  }
  vi.stubGlobal('Notification', Notice);
  await open('/user/index');
  await expect.poll(() => document.title).toMatch(/^\(2\) /);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  dispatchEvent(new Event('focus'));
  count = 3;
  dispatchEvent(new Event('focus'));
  await expect.poll(() => document.title).toMatch(/^\(3\) /);
  expect(told).toEqual(['您有3条未读消息']);
  hidden.mockReturnValue(false);
  count = 4;
  dispatchEvent(new Event('focus'));
  await expect.poll(() => document.title).toMatch(/^\(4\) /);
  expect(told).toHaveLength(1);
  hidden.mockRestore();
  vi.unstubAllGlobals();
});
