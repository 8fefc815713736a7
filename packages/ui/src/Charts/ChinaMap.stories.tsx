import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { ChinaMap } from './ChinaMap.tsx';
import { byProvince } from './storyData.ts';

const items = byProvince.map(([name, value]) => ({ name, value }));

const meta = {
  title: 'ui/Charts/ChinaMap',
  component: ChinaMap,
  args: { title: '访客省份', unit: '人', items },
} satisfies Meta<typeof ChinaMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Cursor: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  },
};

/** Tiles lead to what their figures count; the arrow keys go from one to the next. */
export const Leading: Story = {
  args: {
    items: [...items.map((item) => ({ ...item, href: `#${item.name}` })), { name: '海外', value: 86, href: '#abroad' }],
  },
  play: async () => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};

export const Elsewhere: Story = {
  args: { items: [...items.slice(0, 6), { name: '海外', value: 86 }, { name: '未知', value: 12 }] },
};

export const OneProvince: Story = { args: { items: [{ name: '浙江', value: 3 }] } };

export const Loading: Story = { args: { items: undefined } };

export const Empty: Story = { args: { items: [] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
