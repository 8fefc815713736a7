import { meta } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { configOf } from '@tinystar/features/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { goTo } from '../../front/location.ts';
import { at, open, serve, worker } from '../../front/frontStage.tsx';

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

test('the square can be reached from the home site only when its page is built', async () => {
  serve('personal');
  await open('/index', null);
  await expect.element(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
  expect(page.getByRole('link', { name: '助手广场' }).elements()).toEqual([]);
  goTo('/bot/square');
  await at('/404');
});
