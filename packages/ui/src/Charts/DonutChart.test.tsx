import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { DonutChart } from './DonutChart.tsx';

const part = (name: string, value: number) => ({ id: name, name, value });
const lines = (host: HTMLElement) => [...host.querySelectorAll('li')].map(({ textContent }) => textContent);

test('names every part with figure and share, the greatest first, and sums them up [UI-53]', async () => {
  const { host } = mount(<DonutChart title="来源" unit="次" items={[part('API', 250), part('网页', 750)]} />);
  expect(lines(host)).toEqual(['网页750次75.0%', 'API250次25.0%']);
  await expect.element(page.getByText('合计')).toBeVisible();
  await expect.element(page.getByText('1,000', { exact: true })).toBeVisible();
});

test('more than six parts end in one for the rest, while the table lists them all [UI-53]', async () => {
  const items = Array.from({ length: 8 }, (_, index) => part(`渠道${index + 1}`, 100 - index * 10));
  const { host } = mount(<DonutChart title="来源" unit="次" items={items} />);
  expect(lines(host)).toHaveLength(6);
  expect(lines(host).at(-1)).toMatch(/^其他120次/);
  await userEvent.click(page.getByRole('button', { name: '表格' }));
  expect(page.getByRole('row').elements()).toHaveLength(9);
});

test('pointing at a part shows its figure in the middle [UI-53]', async () => {
  mount(<DonutChart title="来源" unit="次" items={[part('网页', 750), part('API', 250)]} />);
  await userEvent.hover(page.getByRole('listitem').nth(1));
  await expect.element(page.getByText('250', { exact: true })).toBeVisible();
  await expect.element(page.getByText('合计')).not.toBeInTheDocument();
});

test('says so when there is nothing to share [UI-53]', async () => {
  mount(<DonutChart title="来源" items={[part('网页', 0)]} />);
  await expect.element(page.getByText('暂无数据')).toBeVisible();
});
