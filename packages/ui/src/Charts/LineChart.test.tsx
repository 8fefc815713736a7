import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import type { ChartDownload } from './chartData.ts';
import { LineChart } from './LineChart.tsx';

const labels = ['11-19', '11-20', '11-21'];
const series = [
  { id: 'web', name: '网页', values: [12_000, null, 34_567] },
  { id: 'api', name: 'API', values: [300, 400, 500] },
];

const Chart = ({ width = 700 }: { width?: number }) => (
  <div style={{ inlineSize: width }}>
    <LineChart title="对话次数" unit="次" labels={labels} series={series} />
  </div>
);

test('a cursor moves from point to point and says its figures in words (APG slider)', async () => {
  mount(<Chart />);
  const cursor = page.getByRole('slider', { name: '对话次数' });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(cursor).toHaveFocus();
  await expect.element(cursor).toHaveAttribute('aria-valuetext', '11-21，网页 34,567次，API 500次');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(cursor).toHaveAttribute('aria-valuetext', '11-20，网页 -，API 400次');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect.element(cursor).toHaveAttribute('aria-valuenow', '1');
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect.element(cursor).toHaveAttribute('aria-valuenow', '3');
  await expect.element(page.getByText('34,567次')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('34,567次')).not.toBeInTheDocument();
});

test('the same figures are a table one press away, and back', async () => {
  mount(<Chart />);
  await userEvent.click(page.getByRole('button', { name: '表格' }));
  await expect.element(page.getByRole('row', { name: '11-19 12,000次 300次' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'API' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '图表' }));
  await expect.element(page.getByRole('slider')).toBeVisible();
});

test('follows the width, naming lines at their ends where there is room and above where not', async () => {
  const { update, host } = mount(<Chart />);
  await expect.poll(() => host.querySelector('[role=slider] svg')?.getAttribute('width')).toBe('700');
  expect(host.querySelector('ul')).toBeNull();
  update(<Chart width={320} />);
  await expect.poll(() => host.querySelector('ul')?.textContent).toBe('网页API');
});

test('tells waiting from nothing to draw', async () => {
  const { update } = mount(<LineChart title="对话次数" labels={labels} series={undefined} />);
  await expect.element(page.getByText('正在加载')).toBeInTheDocument();
  update(
    <LineChart title="对话次数" labels={labels} series={[{ id: 'a', name: '网页', values: [null, null, null] }]} />,
  );
  await expect.element(page.getByText('暂无数据')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '表格' })).not.toBeInTheDocument();
});

test('leaves as plain figures, and as a picture of the drawing in twice its size without its buttons', async () => {
  const files: ChartDownload[] = [];
  const { host } = mount(
    <div style={{ inlineSize: 600, background: 'rgb(255, 255, 255)' }}>
      <LineChart title="对话次数" unit="次" labels={labels} series={series} onDownload={(file) => files.push(file)} />
    </div>,
  );
  const save = async (item: string) => {
    await userEvent.click(page.getByRole('button', { name: '下载对话次数' }));
    await userEvent.click(page.getByRole('menuitem', { name: item }));
    await expect.poll(() => files.length).toBeGreaterThan(0);
    return files.pop()!;
  };
  expect(await save('下载数据（CSV）')).toEqual({
    title: '对话次数',
    kind: 'table',
    rows: [
      ['日期', '网页', 'API'],
      ['11-19', '12000', '300'],
      ['11-20', '', '400'],
      ['11-21', '34567', '500'],
    ],
  });
  const file = await save('下载图片（PNG）');
  if (file.kind !== 'picture') throw new Error('no picture');
  const picture = await createImageBitmap(file.picture);
  const { height } = host.querySelector('figure')!.getBoundingClientRect();
  expect([picture.width, picture.height]).toEqual([2 * (600 + 48), Math.ceil(2 * (height + 48))]);
  // In the middle there is a drawing; where the buttons stand on the page there is none.
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
  context.drawImage(picture, 0, 0);
  const inked = (x: number, y: number, width: number, tall: number) => {
    const { data } = context.getImageData(x, y, width, tall);
    return data.some((value, at) => at % 4 !== 3 && value < 200);
  };
  expect(inked(0, 200, picture.width, picture.height - 300)).toBe(true);
  expect(inked(picture.width - 2 * 24 - 160, 2 * 24, 160, 40)).toBe(false);
});
