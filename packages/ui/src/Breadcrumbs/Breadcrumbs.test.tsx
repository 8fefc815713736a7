import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const parents = ['首页', '资料库', '售后服务', '逆变器', '安装手册'].map((label, level) => ({
  label,
  href: `/${level}`,
}));

beforeEach(() => page.viewport(1280, 800));

test('links the pages above and marks the page itself as current (APG breadcrumb)', async () => {
  mount(<Breadcrumbs parents={parents.slice(0, 2)} current="批量导入" />);
  const trail = page.getByRole('navigation', { name: '面包屑' });
  await expect.element(trail.getByRole('link', { name: '资料库' })).toHaveAttribute('href', '/1');
  await expect.element(trail.getByText('批量导入')).toHaveAttribute('aria-current', 'page');
});

test('keeps the outermost and the nearest pages and folds the middle into a menu (APG menu button)', async () => {
  mount(<Breadcrumbs parents={parents} current="电压检查" />);
  expect(
    page
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['首页', '逆变器', '安装手册']);
  await userEvent.click(page.getByRole('button', { name: '另外2级' }));
  await expect.element(page.getByRole('menuitem', { name: '售后服务' })).toHaveAttribute('href', '/2');
});

test('on a phone only the nearest page stays beside the menu (APG breadcrumb)', async () => {
  await page.viewport(390, 844);
  mount(<Breadcrumbs parents={parents} current="电压检查" />);
  expect(
    page
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['安装手册']);
  await expect.element(page.getByRole('button', { name: '另外4级' })).toBeVisible();
});

test('beside other things in a short line it shortens its names instead of running over them', async () => {
  await page.viewport(390, 844);
  mount(
    <div style={{ display: 'flex', inlineSize: 160 }}>
      <Breadcrumbs parents={parents} current="接入前的电压检查" />
    </div>,
  );
  const trail = page.getByRole('navigation', { name: '面包屑' });
  await expect.element(trail.getByText('接入前的电压检查')).toBeVisible();
  expect(trail.element().getBoundingClientRect().width).toBeLessThanOrEqual(160);
});
