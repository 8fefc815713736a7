import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { ChinaMap } from './ChinaMap.tsx';

const items = [
  { name: '北京市', value: 120 },
  { name: '广西壮族自治区', value: 15_000 },
  { name: '海外', value: 8 },
];

test('arrow keys go to the nearest province and read its figure (APG grid)', async () => {
  mount(
    <>
      <ChinaMap title="访客省份" unit="人" items={items} />
      <button type="button">后面</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('gridcell', { name: '北京 120人' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('gridcell', { name: '天津 0人' })).toHaveFocus();
  await expect.element(page.getByText('0人', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByRole('gridcell', { name: '新疆 0人' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('gridcell', { name: '辽宁 0人' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('0人', { exact: true })).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '后面' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
});

test('counts full names, lists what is no province, and shows all of it as a table', async () => {
  mount(<ChinaMap title="访客省份" unit="人" items={items} />);
  await expect.element(page.getByRole('gridcell', { name: '广西 15,000人' })).toBeVisible();
  expect(page.getByRole('gridcell').elements()).toHaveLength(34);
  await expect.element(page.getByText('其他：海外 8人')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '表格' }));
  await expect.element(page.getByRole('row', { name: '广西 15,000人' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: '海外 8人' })).toBeVisible();
});

test('without a figure of a province there is no scale', async () => {
  mount(<ChinaMap title="访客省份" unit="人" items={items.slice(2)} />);
  await expect.element(page.getByText('其他：海外 8人')).toBeVisible();
  expect(document.body.textContent).not.toContain('∞');
});
