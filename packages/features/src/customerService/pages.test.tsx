import {
  assistants,
  csAgents,
  csMessage,
  csPhrase,
  csRefusals,
  csTicket,
  errorCodes,
  pathOf,
  type Assistant,
  type CsMessage,
} from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { http, HttpResponse } from 'msw';
import { useState, type ReactNode } from 'react';
import '@tinystar/tokens/theme.css';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage, sessionOf, SessionStage } from '../shared/testing/index.ts';
import { AskPage } from './AskPage.tsx';
import { DeskPage } from './DeskPage.tsx';
import {
  assistant,
  colleagues,
  conversation,
  ended,
  message,
  passed,
  people,
  service,
  phrases,
  served,
  tickets,
  suggestion,
} from './fixtures.ts';
import { wordsOf } from './model.ts';
import { ServiceSettingsPage } from './ServiceSettingsPage.tsx';
import { TicketListPage } from './TicketListPage.tsx';
import { TicketDeskPage } from './TicketDeskPage.tsx';
import { TicketPage } from './TicketPage.tsx';

const { worker, show: render, bodies: record } = createStage();

const session = sessionOf({
  user: { isTenant: true },
  permissions: { tenantUserPermission: 'owner', isTenantKbBotCustomerService: true, currentIdentity: 'tenant' },
});

const show = async (element: ReactNode) => {
  await page.viewport(1280, 800);
  render(
    <SessionStage session={session}>
      <div style={{ blockSize: '100dvh' }}>{element}</div>
    </SessionStage>,
  );
};

const kbBotId = assistant.id;
const csTicketId = tickets[0]!.id;
beforeEach(() => localStorage.clear());

const box = () => page.getByRole('textbox', { name: '消息' });

test('an agent reads a ticket, answers it and ends it', async () => {
  const asked = record(csMessage.list, conversation());
  const read = record(csTicket.readByAgent, {});
  const sent = record(csMessage.createAsAgent, { id: '9'.repeat(32) });
  const closed = record(csTicket.closeByAgent, {});
  await show(<TicketPage kbBotId={kbBotId} csTicketId={csTicketId} backHref="/a" />);
  await expect.element(page.getByText('好的，那润滑油的型号呢？')).toBeVisible();
  expect(asked[0]).toEqual({ kbBotId, csTicketId });
  await expect.poll(() => read).toEqual([{ id: csTicketId, kbBotId }]);
  await userEvent.type(box(), '用 68 号主轴油{Enter}');
  await expect.poll(() => sent).toEqual([{ kbBotId, csTicketId, content: { text: '用 68 号主轴油' } }]);
  await expect.element(box()).toHaveValue('');
  await userEvent.click(page.getByRole('button', { name: '结束咨询' }));
  await userEvent.click(page.getByRole('button', { name: '结束', exact: true }));
  await expect.poll(() => closed).toEqual([{ id: csTicketId, kbBotId }]);
});

test('a canned answer that is being written waits after the dialog was closed', async () => {
  record(csMessage.list, conversation());
  record(csTicket.readByAgent, {});
  worker.use(...mock.ok(csTicket.colleagues, colleagues), ...mock.ok(csPhrase.page, { rows: [], count: 0 }));
  await show(<TicketPage kbBotId={kbBotId} csTicketId={csTicketId} backHref="/a" />);
  await userEvent.click(page.getByRole('button', { name: '快捷回复' }));
  const write = () => userEvent.click(page.getByRole('dialog').getByRole('button', { name: '新建快捷回复' }));
  const words = () => page.getByRole('dialog', { name: '新建快捷回复' }).getByRole('textbox');
  await write();
  await userEvent.fill(words().last(), '请稍等，我去查一下');
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '取消' }));
  await write();
  await expect.element(words().last()).toHaveValue('请稍等，我去查一下');
});

test('an agent passes a ticket on, inserts a canned answer and settles a reply', async () => {
  record(csMessage.list, passed);
  record(csTicket.readByAgent, {});
  worker.use(...mock.ok(csTicket.colleagues, colleagues));
  const searched = record(csPhrase.page, { rows: phrases, count: phrases.length });
  const passedOn = record(csTicket.transfer, {});
  const settled = record(csMessage.settle, { id: '8'.repeat(32) });
  await show(<TicketPage kbBotId={kbBotId} csTicketId={csTicketId} backHref="/a" />);
  await expect.element(page.getByText('备注：要确认主轴油的型号，我这边没有权限查看。')).toBeVisible();
  await userEvent.type(box(), '您好');
  await userEvent.click(page.getByRole('button', { name: '快捷回复' }));
  await userEvent.type(page.getByRole('searchbox', { name: '搜索快捷回复' }), '票');
  await expect.poll(() => searched.at(-1)).toEqual({ kbBotId, keyword: '票', page: 1, size: 50 });
  await userEvent.click(page.getByRole('button', { name: '插入「开票时间」' }));
  await expect.element(box()).toHaveValue(`您好\n${phrases[1]!.text}`);
  // One writes on behind what was inserted.
  await expect.element(box()).toHaveFocus();
  await userEvent.keyboard('！');
  await expect.element(box()).toHaveValue(`您好\n${phrases[1]!.text}！`);
  worker.use(...mock.ok(csMessage.suggest, suggestion));
  await userEvent.clear(box());
  await userEvent.click(page.getByRole('button', { name: '建议回复' }));
  await expect.element(page.getByText('五轴加工中心维护手册.pdf 第42页')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '插入输入框' }));
  // Nothing is sent by itself, and the numbers of the sources stay behind.
  await expect.element(box()).toHaveValue(wordsOf(suggestion.answer));
  await expect.element(box()).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: '转接' }));
  const transferring = page.getByRole('dialog', { name: '转接咨询' });
  await userEvent.click(transferring.getByRole('combobox', { name: /转接给/ }));
  await userEvent.click(page.getByRole('option', { name: /林知夏/ }));
  await userEvent.type(transferring.getByRole('textbox', { name: /备注/ }), '请接着回复');
  await userEvent.click(transferring.getByRole('button', { name: '转接' }));
  await expect
    .poll(() => passedOn)
    .toEqual([{ id: csTicketId, kbBotId, userId: colleagues.agents[1]!.id, note: '请接着回复' }]);
  await expect.element(transferring).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: '加入问答库' }));
  const settling = page.getByRole('dialog', { name: '加入问答库' });
  await expect
    .element(settling.getByRole('textbox', { name: /问题/ }))
    .toHaveValue('主轴报警 1034 之后能不能先复位再检查？');
  await userEvent.click(settling.getByRole('button', { name: '加入', exact: true }));
  await expect
    .poll(() => settled)
    .toMatchObject([{ kbBotId, csTicketId, question: '主轴报警 1034 之后能不能先复位再检查？' }]);
});

test('a user asks for the first time without a ticket, and his words stay when that is refused', async () => {
  record(csMessage.list, conversation({ ticket: null, rows: [] }));
  worker.use(...mock.fail(csMessage.createAsUser, errorCodes.conflict, csRefusals.off));
  await show(<AskPage kbBotId={kbBotId} backHref="/a" />);
  await expect.element(page.getByText('有问题，问人工客服')).toBeVisible();
  await expect.element(page.getByText('客服将在8小时内回复')).toBeVisible();
  await userEvent.type(box(), '  {Enter}');
  await expect.element(page.getByText('不能发送空白信息')).toBeVisible();
  await userEvent.clear(box());
  await userEvent.type(box(), '在吗？{Enter}');
  await expect.element(page.getByText(/^该助手客服功能已关闭，请联系管理员/)).toBeVisible();
  await expect.element(box()).toHaveValue('在吗？');
  const sent = record(csMessage.createAsUser, { id: '9'.repeat(32), csTicketId });
  await userEvent.type(box(), '{Enter}');
  await expect.poll(() => sent).toEqual([{ kbBotId, content: { text: '在吗？' } }]);
});

test('after the end a user asks anew, an agent does not', async () => {
  record(csMessage.list, ended);
  record(csTicket.readByUser, {});
  const sent = record(csMessage.createAsUser, { id: '9'.repeat(32), csTicketId });
  await show(<AskPage kbBotId={kbBotId} backHref="/a" />);
  await expect.element(page.getByText(/^本次咨询已结束/).last()).toBeVisible();
  await expect.element(page.getByText('继续提问会开始新的咨询')).toBeVisible();
  await userEvent.type(box(), '还有一个问题{Enter}');
  await expect.poll(() => sent).toEqual([{ kbBotId, content: { text: '还有一个问题' } }]);
  record(csTicket.readByAgent, {});
  await show(<TicketPage kbBotId={kbBotId} csTicketId={csTicketId} backHref="/a" />);
  await expect.element(page.getByRole('separator').last()).toBeVisible();
  await expect.element(box()).toBeDisabled();
});

test.each([
  ['was taken back', { permission: 'private' }, csRefusals.notPublic],
  ['has its service off', { status: 'disabled' }, csRefusals.off],
] as const)('a conversation about an assistant that %s says so and takes no words', async (_, change, words) => {
  record(csMessage.list, conversation({ kbBot: { ...assistant, ...change } }));
  record(csTicket.readByUser, {});
  await show(<AskPage kbBotId={kbBotId} backHref="/a" />);
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(box()).toBeDisabled();
});

test('earlier messages come when the start is reached', async () => {
  const rows: CsMessage[] = Array.from({ length: 20 }, (_, at) =>
    message(at + 21, { content: { text: `第${at + 21}句` }, timestamp: 1_000_000 + at }),
  );
  record(csMessage.list, conversation({ rows, more: true }));
  record(csTicket.readByAgent, {});
  const asked = record(csMessage.older, {
    rows: [message(1, { content: { text: '第1句' }, timestamp: 999_000 })],
    more: false,
  });
  await show(<TicketPage kbBotId={kbBotId} csTicketId={csTicketId} backHref="/a" />);
  await expect.element(page.getByText('第40句')).toBeVisible();
  page.getByText('第40句').element().closest('[role="log"]')?.scrollTo(0, 0);
  await expect.element(page.getByText('第1句', { exact: true })).toBeInTheDocument();
  expect(asked).toEqual([{ kbBotId, csTicketId, timestamp: 1_000_000 }]);
});

test('an agent finds what waits among his assistants and tickets', async () => {
  worker.use(...mock.ok(csTicket.served, { rows: served, count: served.length }));
  await show(<DeskPage hrefOf={({ id }) => `/a/cs/bot/${id}`} />);
  const card = page.getByRole('link', { name: /^设备维修助手/ });
  await expect.element(card).toHaveAttribute('href', `/a/cs/bot/${kbBotId}`);
  await expect.element(card.getByRole('img', { name: '128条未读提问' })).toBeVisible();
  const asked = record(csTicket.page, { rows: tickets, count: 4, kbBot: assistant });
  await show(<TicketListPage kbBotId={kbBotId} deskHref="/a/cs/center" hrefOf={({ id }) => `/t/${id}`} />);
  await expect.element(page.getByRole('heading', { name: '设备维修助手的咨询' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /沈一鸣/ })).toHaveAttribute('href', `/t/${csTicketId}`);
  await userEvent.click(page.getByRole('radio', { name: '已结束' }));
  await expect.poll(() => asked.at(-1)).toEqual({ kbBotId, status: 'closed', page: 1, size: 10 });
});

test('members become agents in a dialog and stop being so after a question; the switch and hours are saved at once', async () => {
  const asked: unknown[] = [];
  worker.use(
    http.post(`*${pathOf(csAgents.page, 'tenant')}`, async ({ request }) => {
      const body = (await request.json()) as { userKbBotPermission: string };
      asked.push(body);
      const rows = body.userKbBotPermission === 'MEMBER' ? people.slice(2) : people.slice(0, 2);
      return HttpResponse.json({ rows, count: rows.length });
    }),
  );
  const saved = record(assistants.updateCustomerService, {});
  const added = record(csAgents.add, {});
  const removed = record(csAgents.remove, {});
  const bot = {
    id: kbBotId,
    permission: 'public',
    customerService: { ...service, status: 'disabled' },
  } as Assistant;
  await show(<ServiceSettingsPage assistant={bot} />);
  await userEvent.click(page.getByRole('switch', { name: '开启人工客服' }));
  await expect.element(page.getByText('保存成功')).toBeVisible();
  expect(saved).toEqual([{ kbBotId, ...service }]);
  await userEvent.click(page.getByRole('button', { name: '添加客服' }));
  const dialog = page.getByRole('dialog', { name: '添加客服' });
  await userEvent.type(dialog.getByRole('searchbox'), '林');
  await userEvent.click(dialog.getByRole('checkbox', { name: /林知夏/ }));
  await userEvent.click(dialog.getByRole('button', { name: '添加', exact: true }));
  await expect.poll(() => added).toEqual([{ kbBotId, userIds: [people[2]!.id] }]);
  expect(asked).toContainEqual({ kbBotId, userKbBotPermission: 'MEMBER' });
  await userEvent.click(page.getByRole('button', { name: '移除周岚' }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: '移除' }));
  await expect.poll(() => removed).toEqual([{ kbBotId, userIds: [people[0]!.id] }]);
});

test('open tickets stand beside the one that is answered, and what was typed for one waits there', async () => {
  const open = tickets.filter(({ status }) => status === 'open');
  record(csTicket.page, { rows: open, count: open.length, kbBot: assistant });
  record(csMessage.list, conversation());
  record(csTicket.readByAgent, {});
  const Desk = () => {
    const [id, go] = useState(open[0]!.id);
    return (
      <>
        {open.map((each) => (
          <button key={each.id} onClick={() => go(each.id)}>
            {`去${each.user.name}`}
          </button>
        ))}
        <TicketDeskPage kbBotId={kbBotId} csTicketId={id} backHref="/a" hrefOf={(each) => `/t/${each.id}`} />
      </>
    );
  };
  await show(<Desk />);
  const rail = page.getByRole('navigation', { name: '进行中的咨询' });
  await expect.element(rail.getByRole('link', { name: '陆瑾' })).toHaveAttribute('href', `/t/${open[1]!.id}`);
  await userEvent.fill(box(), '先写到这里');
  await userEvent.click(page.getByRole('button', { name: '去陆瑾' }));
  await expect.element(box()).toHaveValue('');
  await expect.element(rail.getByText('草稿')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '去沈一鸣' }));
  await expect.element(box()).toHaveValue('先写到这里');
  await expect.element(rail.getByText('草稿')).not.toBeInTheDocument();
  await page.viewport(390, 800);
  await expect.element(rail).not.toBeInTheDocument();
  await show(<Desk key="after a reload" />);
  await expect.element(box()).toHaveValue('先写到这里');
});

test('what an asker has typed and not sent is there again after a reload, and gone once it is sent', async () => {
  record(csTicket.readByUser, {});
  record(csMessage.list, conversation());
  record(csMessage.createAsUser, { id: '9'.repeat(32), csTicketId });
  await show(<AskPage key="before" kbBotId={kbBotId} backHref="/a" />);
  await userEvent.fill(box(), '我的订单还没有发货');
  await show(<AskPage key="after" kbBotId={kbBotId} backHref="/a" />);
  await expect.element(box()).toHaveValue('我的订单还没有发货');
  await userEvent.type(box(), '{Enter}');
  await expect.element(box()).toHaveValue('');
  await show(<AskPage key="later" kbBotId={kbBotId} backHref="/a" />);
  await expect.element(box()).toHaveValue('');
});

test('what is typed in another tab stands in this one too, so that none clears it unseen (CS-06)', async () => {
  record(csTicket.readByUser, {});
  record(csMessage.list, conversation());
  await show(<AskPage kbBotId={kbBotId} backHref="/a" />);
  await userEvent.fill(box(), '我的订单');
  const key = Object.keys(localStorage).find((each) => each.includes('.typed.'))!;
  localStorage.setItem(key, '我的订单还没有发货');
  dispatchEvent(new StorageEvent('storage', { key, newValue: '我的订单还没有发货', storageArea: localStorage }));
  await expect.element(box()).toHaveValue('我的订单还没有发货');
});

test('an asker reads who is there and how many wait before him, and at night what the enterprise says', async () => {
  record(csTicket.readByUser, {});
  record(csMessage.list, conversation({ waiting: { online: 2, ahead: 3, open: true, words: '' } }));
  await show(<AskPage kbBotId={kbBotId} backHref="/a" />);
  await expect.element(page.getByText('2位客服在线 · 前面还有3位在等待')).toBeVisible();
  record(csMessage.list, conversation({ waiting: { online: 0, ahead: 0, open: false, words: '明早九点回复您' } }));
  await show(<AskPage kbBotId={kbBotId} backHref="/a" />);
  await expect.element(page.getByText('明早九点回复您')).toBeVisible();
});

test('words that lead to a person and the hours of the agents are saved as they are set; hours never end before they begin', async () => {
  record(csAgents.page, { rows: [], count: 0 });
  const saved = record(assistants.updateCustomerService, {});
  await show(
    <ServiceSettingsPage assistant={{ id: kbBotId, permission: 'public', customerService: service } as Assistant} />,
  );
  await userEvent.fill(page.getByRole('textbox', { name: /^转人工关键词/ }), '人工费');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => saved.at(-1))
    .toMatchObject({ handOff: { keywords: ['投诉', '退款', '人工费'], afterDislikes: true } });
  await userEvent.click(page.getByRole('switch', { name: '连续两次点踩时提示转人工' }));
  await expect.poll(() => saved.at(-1)).toMatchObject({ handOff: { afterDislikes: false } });
  await userEvent.click(page.getByRole('combobox', { name: '下班时间' }));
  await userEvent.click(page.getByRole('option', { name: '08:30' }));
  await expect.element(page.getByText('结束时间须晚于开始时间')).toBeVisible();
  expect(saved).toHaveLength(2);
  await userEvent.click(page.getByRole('checkbox', { name: '周六' }));
  await expect.poll(() => saved.at(-1)).toMatchObject({ officeHours: { days: [1, 2, 3, 4, 5, 6] } });
});
