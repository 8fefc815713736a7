import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const items = [
  { term: '企业名称', value: '华晨精密制造' },
  { term: '联系电话', value: '' },
  { term: '成员', value: 0 },
  { term: '行业' },
];

test.each(['rows', 'spread', 'grid'] as const)(
  'each value belongs to its term and missing ones are a dash, as %s (HTML description list)',
  async (layout) => {
    const { host } = mount(<DescriptionList items={items} layout={layout} />);
    await expect.element(page.getByRole('definition').first()).toHaveTextContent('华晨精密制造');
    const pairs = [...host.querySelectorAll('dl > div')].map((pair) => [
      pair.querySelector('dt')?.textContent,
      pair.querySelector('dd')?.textContent,
    ]);
    expect(pairs).toEqual([
      ['企业名称', '华晨精密制造'],
      ['联系电话', '-'],
      ['成员', '0'],
      ['行业', '-'],
    ]);
  },
);
