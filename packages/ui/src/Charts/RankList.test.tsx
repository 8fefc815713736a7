import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { RankList } from './RankList.tsx';

const items = [10, 40, 0, 20, 30, 5, 1].map((value) => ({ id: `${value}`, name: `成员${value}`, value }));

test('the greatest stand first, those with nothing have no place, the table lists the others too', async () => {
  mount(<RankList title="提问最多的成员" unit="次" items={items} places={3} />);
  const lines = page.getByRole('listitem').elements();
  expect(lines.map(({ textContent }) => textContent)).toEqual(['1成员4040次', '2成员3030次', '3成员2020次']);
  await userEvent.click(page.getByRole('button', { name: '表格' }));
  expect(page.getByRole('row').elements()).toHaveLength(7);
  await expect.element(page.getByRole('cell', { name: '成员0', exact: true })).not.toBeInTheDocument();
});

test('bars are as long as the share of the first', async () => {
  const { host } = mount(<RankList title="提问最多的成员" items={items} places={3} />);
  const widths = [...host.querySelectorAll('li [aria-hidden] > span')].map((bar) => bar.getBoundingClientRect().width);
  expect(widths.map((width) => Math.round((width / widths[0]!) * 100))).toEqual([100, 75, 50]);
});

test('a place leads to what it counts', async () => {
  mount(<RankList title="成员" items={[{ id: 'a', name: '周岚', value: 12, href: '?asker=a' }]} />);
  await expect.element(page.getByRole('link', { name: '周岚' })).toHaveAttribute('href', '?asker=a');
});
