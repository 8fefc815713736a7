import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { DonutChart } from './DonutChart.tsx';

const part = (name: string, value: number) => ({ id: name, name, value });
const lines = (host: HTMLElement) => [...host.querySelectorAll('li')].map(({ textContent }) => textContent);

test('names every part with figure and share, the greatest first, and sums them up', async () => {
  const { host } = mount(<DonutChart title="来源" unit="次" items={[part('API', 250), part('网页', 750)]} />);
  expect(lines(host)).toEqual(['网页750次75.0%', 'API250次25.0%']);
  await expect.element(page.getByText('合计')).toBeVisible();
  await expect.element(page.getByText('1,000', { exact: true })).toBeVisible();
});

test('more than six parts end in one for the rest, while the table lists them all', async () => {
  const items = Array.from({ length: 8 }, (_, index) => part(`渠道${index + 1}`, 100 - index * 10));
  const { host } = mount(<DonutChart title="来源" unit="次" items={items} />);
  expect(lines(host)).toHaveLength(6);
  expect(lines(host).at(-1)).toMatch(/^其他120次/);
  await userEvent.click(page.getByRole('button', { name: '表格' }));
  expect(page.getByRole('row').elements()).toHaveLength(9);
});

test('pointing at a part shows its name, figure and share at the ring', async () => {
  mount(<DonutChart title="来源" unit="次" items={[part('网页', 750), part('API', 250)]} />);
  await userEvent.hover(page.getByRole('listitem').nth(1));
  await expect.element(page.getByText('250次，25.0%')).toBeVisible();
  await userEvent.unhover(page.getByRole('listitem').nth(1));
  await expect.element(page.getByText('250次，25.0%')).not.toBeInTheDocument();
});

test('a cursor goes round the ring from part to part and says each in words (APG slider)', async () => {
  mount(<DonutChart title="来源" unit="次" items={[part('API', 250), part('网页', 500), part('飞书', 250)]} />);
  const ring = page.getByRole('slider', { name: '来源' });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(ring).toHaveFocus();
  await expect.element(ring).toHaveAttribute('aria-valuetext', '网页，500次，50.0%');
  await expect.element(page.getByText('500次，50.0%')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(ring).toHaveAttribute('aria-valuetext', 'API，250次，25.0%');
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect.element(ring).toHaveAttribute('aria-valuenow', '3');
  await userEvent.keyboard('{Home}');
  await expect.element(ring).toHaveAttribute('aria-valuenow', '1');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('500次，50.0%')).not.toBeInTheDocument();
  expect(page.getByRole('listitem').elements()).toHaveLength(3);
});

test('says so when there is nothing to share', async () => {
  mount(<DonutChart title="来源" items={[part('网页', 0)]} />);
  await expect.element(page.getByText('暂无数据')).toBeVisible();
});
