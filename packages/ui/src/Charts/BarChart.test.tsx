import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { BarChart } from './BarChart.tsx';

const labels = ['11-19', '11-20', '11-21'];
const inner = { id: 'inner', name: '企业成员', values: [200, 400, 100] };
const outer = { id: 'outer', name: '外部访客', values: [100, 200, 50] };

const bars = (host: HTMLElement) =>
  [...host.querySelectorAll<SVGRectElement>('rect.visx-bar')].map((bar) => bar.getBoundingClientRect());
const drawn = (host: HTMLElement, count: number) => expect.poll(() => bars(host).length).toBe(count);

test('a cursor moves from bar to bar and says their figures in words (APG slider)', async () => {
  mount(<BarChart title="提问人数" unit="人" labels={labels} series={[inner, outer]} />);
  const cursor = page.getByRole('slider', { name: '提问人数' });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(cursor).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(cursor).toHaveAttribute('aria-valuetext', '11-19，企业成员 200人，外部访客 100人');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(cursor).toHaveAttribute('aria-valuetext', '11-20，企业成员 400人，外部访客 200人');
});

test('bars are as high as their figures, side by side or on each other', async () => {
  const { host, update } = mount(<BarChart title="提问人数" labels={labels} series={[inner, outer]} />);
  await drawn(host, 6);
  const ratio = (part: number, whole: number) => Math.round((part / whole) * 10) / 10;
  const byHeight = bars(host).toSorted((a, b) => b.height - a.height);
  expect(byHeight.map(({ height }) => ratio(height, byHeight[0]!.height))).toEqual([1, 0.5, 0.5, 0.3, 0.3, 0.1]);
  expect(new Set(bars(host).map(({ left }) => Math.round(left))).size).toBe(6);
  expect(new Set(bars(host).map(({ bottom }) => Math.round(bottom))).size).toBe(1);
  update(<BarChart title="提问人数" labels={labels} series={[inner, outer]} layout="stacked" />);
  await expect.poll(() => new Set(bars(host).map(({ left }) => Math.round(left))).size).toBe(3);
  expect(new Set(bars(host).map(({ bottom }) => Math.round(bottom))).size).toBeGreaterThan(1);
});

test('one series carries its figures, and what is below zero hangs from the line', async () => {
  const values = [3200, -1800, 400];
  const { host } = mount(<BarChart title="余额变化" labels={labels} series={[{ id: 'a', name: '余额', values }]} />);
  await drawn(host, 3);
  const [up, down] = bars(host);
  expect(Math.abs(up!.bottom - down!.top)).toBeLessThan(1);
  for (const figure of ['3,200', '-1,800', '400'])
    await expect.element(page.getByText(figure, { exact: true })).toBeInTheDocument();
});

test('the same figures are a table one press away', async () => {
  mount(<BarChart title="提问人数" unit="人" labels={labels} series={[inner, outer]} />);
  await userEvent.click(page.getByRole('button', { name: '表格' }));
  await expect.element(page.getByRole('row', { name: '11-20 400人 200人' })).toBeVisible();
});
