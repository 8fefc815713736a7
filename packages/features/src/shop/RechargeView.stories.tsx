import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@tinystar/contract';
import { fn } from 'storybook/test';
import { packs } from './fixtures.ts';
import { RechargeView } from './RechargeView.tsx';

const meta = {
  title: 'features/shop/RechargeView',
  component: RechargeView,
  args: {
    ofTenant: false,
    mayPay: true,
    balance: 12_480,
    packs: { kind: 'ready', data: packs },
    unpaid: 0,
    rulesHref: '/a/vip/center',
    onBuy: fn(),
    onUnpaid: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RechargeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unpaid: Story = { args: { ofTenant: true, unpaid: 2 } };
export const NotConfigured: Story = { args: { packs: { kind: 'ready', data: { ...packs, payable: false } } } };
/** An enterprise asks the operator instead. */
export const NotConfiguredForEnterprise: Story = {
  args: { ...NotConfigured.args, ofTenant: true, applyHref: '/a/tenant/basic?topUp=yes' },
};
export const Empty: Story = { args: { packs: { kind: 'ready', data: { rows: [], count: 0, payable: true } } } };
/** An admin: coins of the enterprise are its owner's to buy. */
export const Denied: Story = { args: { ofTenant: true, mayPay: false } };
export const Loading: Story = { args: { balance: undefined, packs: { kind: 'loading' } } };
export const Failed: Story = { args: { packs: { kind: 'failed', message: messages.network } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    packs: {
      kind: 'ready',
      data: {
        ...packs,
        rows: packs.rows.map((row) => ({
          ...row,
          name: '分布式光伏系统HY-110K系列组串式逆变器安装与验收（含直流侧接线、绝缘测量、并网参数设置与常见故障代码的处理）',
        })),
      },
    },
  },
};
