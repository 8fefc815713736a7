import { coins, fen } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { orderOf, packs, waiting } from './fixtures.ts';
import { PayView } from './PayView.tsx';

const meta = {
  title: 'features/shop/PayView',
  component: PayView,
  args: {
    open: true,
    title: '充值小星币',
    goods: packs.rows.map(({ id, name, price }) => ({ id, name, amount: price })),
    chosen: 'coins-1200',
    onChoose: fn(),
    to: { name: '华晨精密制造', label: '充值到', balance: 12_480 },
    agreed: true,
    onAgree: fn(),
    refused: false,
    pending: false,
    order: undefined,
    state: undefined,
    attempt: 1,
    phone: false,
    notYet: false,
    unreachable: undefined,
    onPay: fn(),
    onAgain: fn(),
    onCheck: fn(),
    onBack: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PayView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args }) {
    await userEvent.click(screen.getByRole('button', { name: '去支付' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};
export const Refused: Story = { args: { agreed: false, refused: true } };
export const Creating: Story = { args: { pending: true } };
/** A plan, or an order that was left: nothing to choose from. */
export const One: Story = {
  args: {
    title: '购买套餐',
    goods: [{ id: 'year', name: '企业版 按年', amount: fen(298_800) }],
    chosen: 'year',
    to: { name: '华晨精密制造', label: '购买给' },
  },
};
/** The payment's page stands whole in the dialog of a laptop; here it is empty. */
export const Paying: Story = {
  args: { order: { ...waiting, expiredTime: 0, alipayData: 'about:blank' }, state: { ...waiting, expiredTime: 0 } },
  tags: ['shot'],
};
export const OnPhone: Story = {
  args: { phone: true, order: { ...waiting, expiredTime: 0 }, state: { ...waiting, expiredTime: 0 }, notYet: true },
  globals: { viewport: { value: 'phone' } },
};
export const Paid: Story = { args: { order: waiting, state: orderOf(1) } };
export const Closed: Story = { args: { order: waiting, state: orderOf(1, { status: 'tradeClosed', paidTime: null }) } };
/** The money went back while the dialog was open. */
export const Refunded: Story = {
  args: {
    order: waiting,
    state: orderOf(1, { status: 'tradeClosed', refundedTime: waiting.createdTime, refundedCoins: coins(700) }),
  },
};
/** The gateway does not answer: nothing was paid, the order waits. */
export const Unreachable: Story = {
  args: { unreachable: '支付服务暂时无法访问，请稍后重试' },
  tags: ['shot'],
  async play({ args }) {
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};
export const UnreachableOnPhone: Story = {
  args: { unreachable: '支付服务暂时无法访问，请稍后重试', phone: true },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { args: { phone: true }, globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    to: {
      name: '分布式光伏系统HY-110K系列组串式逆变器安装与验收（含直流侧接线、绝缘测量、并网参数设置与常见故障代码的处理）',
      label: '充值到',
      balance: 999_999_999,
    },
  },
};
