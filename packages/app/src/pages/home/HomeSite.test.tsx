import { meta, pathOf, square } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { configOf } from '@tinystar/features/testing';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { at, open, serve, worker, setUpFront } from '../../front/frontStage.tsx';

setUpFront();

const config = configOf({ publicServiceKbBotPublicId: 'a'.repeat(32) });

const help = () => page.getByRole('navigation', { name: '帮助' });

test('help floats on the home site: the service chat opens beside it, use now leads a visitor to the login page', async () => {
  serve('personal');
  worker.use(...mock.ok(meta.config, config));
  await open('/index', null);
  await expect.element(help().getByRole('link', { name: '立即使用' })).toHaveAttribute('href', '/login');
  await userEvent.click(help().getByRole('button', { name: '在线客服' }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('whoever is logged in uses now in the workspace; without a service assistant there is no chat', async () => {
  serve('personal');
  await open('/index');
  await expect.element(help().getByRole('link', { name: '立即使用' })).toHaveAttribute('href', '/a');
  expect(help().getByText('在线客服').elements()).toEqual([]);
});

test.each([
  ['/404', '页面不存在'],
  ['/403', '没有权限'],
])('%s says what is the matter and leads home', async (path, title) => {
  serve('personal');
  await open(path, null);
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: /首页/ }));
  await at('/index');
});

test('the square is reached from the home site, and a visitor who adds an assistant logs in and comes back to it added', async () => {
  serve('personal');
  const rows = [
    {
      id: 'b'.repeat(32),
      publicId: 'c'.repeat(32),
      name: '劳动合同答疑',
      avatar: { type: 'color' as const, color: 'blue' as const },
      type: 'tenant' as const,
      description: '附法条原文',
      category: 'legalPolicy' as const,
      isPreset: false,
      enterpriseName: '江南法务',
      documentCount: 3,
      askCount: 12,
    },
  ];
  const added: unknown[] = [];
  worker.use(
    ...mock.ok(square.page, { rows, count: 1 }),
    http.post(`*${pathOf(square.added, 'personal')}`, () =>
      HttpResponse.json({ kbBotIds: added.length > 0 ? [rows[0]!.id] : [] }),
    ),
    http.post(`*${pathOf(square.add, 'personal')}`, async ({ request }) => {
      added.push(await request.json());
      return HttpResponse.json({});
    }),
  );
  await open('/index', null);
  await userEvent.click(page.getByRole('banner').getByRole('link', { name: '助手广场' }));
  await at('/bot/square');
  await userEvent.click(page.getByRole('radio', { name: '法律政策' }));
  await at('/bot/square?category=legalPolicy');
  await userEvent.click(page.getByRole('button', { name: '添加劳动合同答疑' }));
  const back = `/bot/square?category=legalPolicy&add=${rows[0]!.id}`;
  await at(`/login?redirect=${encodeURIComponent(back)}`);
  await open(back);
  await expect.poll(() => added).toEqual([{ kbBotId: rows[0]!.id, side: 'use' }]);
  await open('/bot/square');
  await expect.element(page.getByRole('link', { name: '劳动合同答疑' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '从我的助手移除劳动合同答疑' })).toBeVisible();
  expect(added).toHaveLength(1);
});
