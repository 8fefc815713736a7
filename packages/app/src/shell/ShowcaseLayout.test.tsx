import { ShowcaseFrame } from '@tinystar/features/shell';
import { createWindow } from '@tinystar/features/testing';
import '@tinystar/tokens/theme.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allows, type CallerRoles } from '@tinystar/contract';
import { routes } from '../routes.ts';
import { showcaseTabs } from './showcaseTabs.ts';

const { show } = createWindow();

const caller = (tenantPermission: CallerRoles['tenantPermission']): CallerRoles => ({
  identity: 'tenant',
  tenantPermission,
  customerService: false,
  channelUser: false,
});

/** The frame around a page, for somebody with this role. */
const open = (role: CallerRoles['tenantPermission'], name: string) => {
  const own = routes.filter(({ access }) => allows(access, caller(role)));
  const current = own.find((route) => route.name === name);
  show(
    <ShowcaseFrame tabs={showcaseTabs(own, current)}>
      <p>正文</p>
    </ShowcaseFrame>,
  );
};

const tabs = () => page.getByRole('navigation', { name: '数字展厅' });

test('the pages of the showcase stand under one head with a tab for each that is open', async () => {
  open('admin', 'adminShoppeCenter');
  await expect.element(page.getByRole('heading', { name: '数字展厅', level: 1 })).toBeVisible();
  const links = tabs().getByRole('link');
  await expect.element(links.first()).toBeVisible();
  expect(links.elements().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['展厅管理', '/a/shoppe/center'],
    ['企业助手管理', '/a/shoppe/kbBot/manage'],
    ['授权助手管理', '/a/shoppe/kbBotAuthorized/manage'],
  ]);
  await expect.element(tabs().getByRole('link', { name: '展厅管理' })).toHaveAttribute('aria-current', 'page');
});

test('a page below one of the tabs marks it, and whoever may open one page only sees no tabs', async () => {
  open('owner', 'adminShoppeKbBotVideo');
  await expect.element(tabs().getByRole('link', { name: '企业助手管理' })).toHaveAttribute('aria-current', 'page');
  open('member', 'adminShoppeFeaturedChat');
  await expect.element(page.getByText('正文')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '数字展厅', level: 1 })).toBeVisible();
  expect(tabs().elements()).toEqual([]);
});
