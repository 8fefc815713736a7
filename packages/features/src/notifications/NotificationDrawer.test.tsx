import {
  csMessage,
  csRefusals,
  csTicket,
  errorCodes,
  notices,
  pathOf,
  type CsMessage,
  type Notice,
} from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router';
import '@tinystar/tokens/theme.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage, sessionOf, SessionStage } from '../shared/testing/index.ts';
import { copy } from './copy.ts';
import { changes as told, message, questions, replies, unpublished, unserved } from './fixtures.ts';
import type { Place } from './model/notification.ts';
import { NotificationDrawer } from './NotificationDrawer.tsx';

const { worker, show, bodies: record } = createStage();

const sessionAs = (agent: boolean) =>
  sessionOf({
    user: { isTenant: true },
    permissions: {
      tenantUserPermission: 'member',
      isTenantKbBotCustomerService: agent,
      currentIdentity: 'tenant',
    },
  });

function Where() {
  return <output>{useLocation().pathname}</output>;
}

interface Setup {
  unread?: Partial<Record<CsMessage['source'], CsMessage[]>>;
  agent?: boolean;
  addressOf?: (place: Place) => string | null;
  changes?: Notice[];
  /** So many calls fail at first. */
  down?: number;
}

/** The open drawer over a server with these unread messages, ten to a page. */
const open = async ({
  unread = { user: questions, customerService: replies },
  agent = true,
  addressOf,
  changes = [],
  down = 0,
}: Setup = {}) => {
  const asked: { source: CsMessage['source']; page: number; size: number }[] = [];
  worker.use(
    ...mock.ok(notices.list, { rows: changes }),
    http.post(`*${pathOf(csMessage.unread, 'tenant')}`, async ({ request }) => {
      const body = (await request.json()) as (typeof asked)[number];
      asked.push(body);
      if (asked.length <= down) return HttpResponse.json({ errorCode: errorCodes.unexpected }, { status: 500 });
      const all = unread[body.source] ?? [];
      const rows = all.slice((body.page - 1) * body.size, body.page * body.size);
      return HttpResponse.json({ rows, count: all.length });
    }),
  );
  const onClose = vi.fn();
  const onEnter = vi.fn();
  history.replaceState(null, '', '/a');
  show(
    <SessionStage session={sessionAs(agent)}>
      <NotificationDrawer open onClose={onClose} addressOf={addressOf ?? (() => null)} onEnter={onEnter} />
      <Where />
    </SessionStage>,
  );
  await expect.element(page.getByRole('dialog', { name: '消息' })).toBeVisible();
  return { asked, onClose };
};

const openItem = (text: string) => userEvent.click(page.getByRole('button', { name: new RegExp(`^查看.*${text}`) }));

test('questions and replies stand under tabs of their own, an agent begins with questions', async () => {
  const { asked } = await open();
  await expect.element(page.getByRole('tab', { name: '用户提问 3' })).toHaveAttribute('aria-selected', 'true');
  const list = page.getByRole('list', { name: '用户提问' });
  await expect.element(list.getByText('咨询「设备维修助手」').first()).toBeVisible();
  await expect.element(list.getByText(/^引用 周岚：先确认油位/)).toBeVisible();
  await userEvent.click(page.getByRole('tab', { name: '客服回复 2' }));
  await expect.element(page.getByText('可以，请在出差结束后三十天内提交发票。')).toBeVisible();
  await expect.element(page.getByText('已结束', { exact: true })).toBeVisible();
  expect(new Set(asked.map(({ source, page: at, size }) => `${source} ${at} ${size}`))).toEqual(
    new Set(['user 1 10', 'customerService 1 10']),
  );
});

test('it opens on the tab where something waits, whoever one is, and stays there once that is read', async () => {
  const { asked } = await open({ unread: { customerService: replies } });
  await expect.element(page.getByRole('tab', { name: '客服回复 2' })).toHaveAttribute('aria-selected', 'true');
  expect(new Set(asked.map(({ source }) => source))).toEqual(new Set(['user', 'customerService']));
  await userEvent.click(page.getByRole('tab', { name: '用户提问' }));
  await expect.element(page.getByRole('tab', { name: '用户提问' })).toHaveAttribute('aria-selected', 'true');
});

test('opening a question reads it and goes to its ticket', async () => {
  const { asked, onClose } = await open({ addressOf: ({ name, params }) => `/${name}/${params.id}` });
  const read = record(csTicket.readByAgent, {});
  await openItem(message(1).content.text);
  await expect.element(page.getByText(`/adminKbBotConversationDetail/${message(1).csTicketId}`)).toBeInTheDocument();
  expect(onClose).toHaveBeenCalledOnce();
  await expect.poll(() => asked.length).toBe(4);
  expect(read).toEqual([{ id: message(1).csTicketId, kbBotId: message(1).csTicketKbBotId }]);
});

test('where its page is not open, opening a reply says so and still reads it', async () => {
  const { onClose } = await open({ agent: false });
  const read = record(csTicket.readByUser, {});
  await openItem('可以，请在出差结束后');
  await expect.element(page.getByText(copy.closedToYou)).toBeVisible();
  await expect.poll(() => read).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(page.getByText('/a', { exact: true })).toBeInTheDocument();
});

test.each([
  ['a private assistant', unpublished, csRefusals.notPublic],
  ['an assistant without service', unserved, csRefusals.off],
])('answering about %s is refused in words', async (_, item, words) => {
  await open({ unread: { user: [item] } });
  await userEvent.click(page.getByRole('button', { name: /^回复/ }));
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
});

test('an answer quotes what it answers; a refused one keeps its words', async () => {
  const { asked } = await open({ unread: { user: [message(1)] } });
  worker.use(...mock.fail(csMessage.createAsAgent, errorCodes.conflict, csRefusals.notPublic));
  await userEvent.click(page.getByRole('button', { name: '回复沈一鸣' }));
  await userEvent.type(page.getByRole('textbox', { name: '回复沈一鸣' }), '先确认油位');
  await userEvent.click(page.getByRole('button', { name: '发送' }));
  await expect.element(page.getByText(csRefusals.notPublic)).toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveValue('先确认油位');
  const sent = record(csMessage.createAsAgent, { id: '9'.repeat(32) });
  await userEvent.click(page.getByRole('button', { name: '发送' }));
  await expect.element(page.getByText('已回复')).toBeVisible();
  const { csTicketId, csTicketKbBotId: kbBotId, id: referenceMessageId } = message(1);
  expect(sent).toEqual([{ kbBotId, csTicketId, referenceMessageId, content: { text: '先确认油位' } }]);
  // Both lists, at first and after each of the two.
  expect(asked).toHaveLength(6);
});

test('more than a page is loaded on demand, and nothing is said to be nothing', async () => {
  const { asked } = await open({ unread: { user: Array.from({ length: 12 }, (_, at) => message(at + 1)) } });
  await userEvent.click(page.getByRole('button', { name: '加载更多' }));
  await expect.element(page.getByRole('button', { name: '加载更多' })).not.toBeInTheDocument();
  expect(page.getByRole('listitem').elements()).toHaveLength(12);
  expect(asked.filter(({ source }) => source === 'user').map(({ page: at }) => at)).toEqual([1, 2]);
  await userEvent.click(page.getByRole('tab', { name: '客服回复' }));
  await expect.element(page.getByText('没有未读的回复')).toBeVisible();
});

test('a list that could not be loaded is asked for again on demand', async () => {
  const unread = { user: [message(1)] };
  await open({ unread, down: 2 });
  await expect.element(page.getByText('消息加载失败')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '重试' }));
  await expect.element(page.getByText(message(1).content.text)).toBeVisible();
});

test('what others have changed for one stands above the messages until it is put away (NOTIF-01)', async () => {
  const bodies = record(notices.read, {});
  let known = told;
  await open({ changes: told });
  worker.use(http.get(`*${pathOf(notices.list, 'personal')}`, () => HttpResponse.json({ rows: known })));
  const list = page.getByRole('list', { name: '系统消息' });
  await expect.element(list.getByText('您已被移出「星光科技」')).toBeVisible();
  await expect
    .element(list.getByText('您在该企业中的内容由企业管理员继续管理，如有疑问请联系企业管理员'))
    .toBeVisible();
  await expect.element(list.getByText('助手「菜谱」已恢复使用')).toBeVisible();
  known = known.slice(1);
  await userEvent.click(list.getByRole('button', { name: '知道了：您已被移出「星光科技」' }));
  await expect.element(list.getByText('您已被移出「星光科技」')).not.toBeInTheDocument();
  expect(bodies).toEqual([{ id: told[0]!.id }]);
  expect(list.getByRole('listitem').elements()).toHaveLength(told.length - 1);
});
