import '@tinystar/tokens/theme.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createWindow } from '../shared/testing/index.ts';
import { ConversationColumn, type ConversationColumnProps, type ConversationEntry } from './ConversationColumn.tsx';

const { show, update } = createWindow();

const now = Date.UTC(2026, 10, 21, 6);

const entry = (number: number): ConversationEntry => ({
  id: String(number),
  name: `助手${number}`,
  avatar: { type: 'color', color: 'blue' },
  href: `/a/chat/bot/${number}/tenant`,
  repliesHref: `/a/chat/bot/${number}/tenant/cs`,
  lastQuestion: `问题${number}`,
  agentsAsked: true,
  lastMessageTime: now,
  unreadCount: number === 1 ? 2 : 0,
});

const calls = { onSearch: vi.fn(), onMore: vi.fn(), onRetry: vi.fn() };
const column = (change: Partial<ConversationColumnProps>) => (
  <ConversationColumn
    conversations={{ kind: 'ready', data: { rows: [entry(1), entry(2)], count: 2 } }}
    keyword=""
    now={now}
    current="/a/chat/bot/2/tenant"
    place="drawer"
    {...calls}
    {...change}
  />
);

test('the assistants one has talked to lead back to them, and the open one is marked', async () => {
  show(column({}));
  const list = page.getByRole('navigation', { name: '我的对话' });
  await expect
    .element(list.getByRole('link', { name: /问题1 ?助手1$/ }))
    .toHaveAttribute('href', '/a/chat/bot/1/tenant');
  await expect
    .element(list.getByRole('link', { name: '2条未读回复' }))
    .toHaveAttribute('href', '/a/chat/bot/1/tenant/cs');
  const lines = list.getByRole('listitem').elements();
  expect(lines.map((line) => line.getAttribute('aria-current'))).toEqual([null, 'page']);
  await userEvent.click(page.getByRole('button', { name: /^未读/ }));
  expect(list.getByRole('listitem').elements()).toHaveLength(1);
});

test('many are searched and loaded page by page; a search without a match is taken back by one press', async () => {
  const rows = Array.from({ length: 20 }, (_, index) => entry(index + 1));
  show(column({ conversations: { kind: 'ready', data: { rows, count: 58 } } }));
  await userEvent.click(page.getByRole('button', { name: '加载更多' }));
  expect(calls.onMore).toHaveBeenCalledOnce();
  await userEvent.fill(page.getByRole('searchbox', { name: '搜索对话' }), '7');
  expect(calls.onSearch).toHaveBeenLastCalledWith('7');
  update(column({ keyword: '没有', conversations: { kind: 'ready', data: { rows: [], count: 0 } } }));
  await expect.element(page.getByText('没有找到相关对话')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '清除搜索' }));
  expect(calls.onSearch).toHaveBeenLastCalledWith('');
});

test('a list that could not be loaded says why and is asked for again', async () => {
  show(column({ conversations: { kind: 'failed', message: '网络异常' } }));
  await expect.element(page.getByText('网络异常')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '重试' }));
  expect(calls.onRetry).toHaveBeenCalledOnce();
});
