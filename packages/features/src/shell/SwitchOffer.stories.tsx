import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SwitchOffer } from './SwitchOffer.tsx';

const meta = {
  title: 'features/shell/SwitchOffer',
  component: SwitchOffer,
  args: { of: 'assistant', name: '', current: '星光科技', pending: false, homeHref: '/a', onSwitch: fn() },
} satisfies Meta<typeof SwitchOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A page of an enterprise, opened as oneself. */
export const Page: Story = { args: { of: 'page', name: '星光科技', current: '' } };

export const Pending: Story = { args: { pending: true } };

export const LongText: Story = { args: { name: '华东区域分布式光伏与储能设备运行维护中心（苏州）有限公司' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
