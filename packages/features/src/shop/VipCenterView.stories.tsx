import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@tinystar/contract';
import { expect, fn, userEvent } from 'storybook/test';
import { center } from './fixtures.ts';
import { VipCenterView } from './VipCenterView.tsx';

const meta = {
  title: 'features/shop/VipCenterView',
  component: VipCenterView,
  args: {
    center: { kind: 'ready', data: center },
    name: '华晨精密制造',
    role: 'owner',
    stopped: [],
    isStopped: false,
    vip: false,
    invited: undefined,
    rechargeHref: '/user/index?activeKey=rechargeCenter',
    trialHref: '/freeMeal',
    onBuy: fn(),
    onInvite: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof VipCenterView>;

export default meta;
type Story = StoryObj<typeof meta>;

const ofPerson = (documents: { limit: number; vipLimit?: number }): typeof center.rights => ({
  plan: 'formal',
  expiresAt: null,
  rights: [
    { id: 'assistants', name: '助手数量', used: 6, limit: null },
    { id: 'documents', name: '文档数量', used: 312, ...documents },
  ],
  features: [],
});

export const Default: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: /按年/ }));
    await expect(args.onBuy).toHaveBeenCalledWith('enterprise-year');
  },
};
/** A person: plans are for enterprises, friends make a VIP. */
export const Personal: Story = {
  args: {
    role: 'personal',
    name: '林知夏',
    invited: 2,
    center: { kind: 'ready', data: { ...center, rights: ofPerson({ limit: 1_000, vipLimit: 5_000 }) } },
  },
};
/** Somebody whose own enterprise has ended, as a person and in it. */
export const OwnEnterpriseStopped: Story = { args: { ...Personal.args, stopped: ['华晨精密制造'] } };
export const StoppedByPlatform: Story = {
  args: {
    stopped: ['华晨精密制造'],
    isStopped: true,
    center: { kind: 'ready', data: { ...center, rights: { ...center.rights, plan: 'formal', expiresAt: null } } },
  },
};
export const Vip: Story = {
  args: {
    ...Personal.args,
    vip: true,
    invited: 5,
    center: { kind: 'ready', data: { ...center, rights: ofPerson({ limit: 5_000 }) } },
  },
};
export const Member: Story = { args: { role: 'member', rechargeHref: undefined } };
export const Endless: Story = {
  args: {
    center: { kind: 'ready', data: { ...center, rights: { ...center.rights, plan: 'formal', expiresAt: null } } },
  },
};
export const NotConfigured: Story = {
  args: {
    rechargeHref: undefined,
    center: { kind: 'ready', data: { ...center, plans: { ...center.plans, payable: false } } },
  },
};
export const Loading: Story = { args: { center: { kind: 'loading' } } };
export const Failed: Story = { args: { center: { kind: 'failed', message: messages.network } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    name: '分布式光伏系统HY-110K系列组串式逆变器安装与验收（含直流侧接线、绝缘测量、并网参数设置与常见故障代码的处理）',
  },
};
