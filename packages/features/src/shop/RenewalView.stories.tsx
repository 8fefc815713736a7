import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages, type Renewable } from '@tinystar/contract';
import { expect, fn, userEvent } from 'storybook/test';
import { center } from './fixtures.ts';
import { RenewalView } from './RenewalView.tsx';

const enterprise = (number: number, change: Partial<Renewable> = {}): Renewable => ({
  id: number.toString(16).padStart(32, '0'),
  name: '华晨精密制造',
  displayName: '华晨精密制造',
  status: 'stopped',
  planEndsAt: Date.UTC(2026, 10, 20),
  ...change,
});
const { rows: plans } = center.plans;

const meta = {
  title: 'features/shop/RenewalView',
  component: RenewalView,
  args: {
    offer: { kind: 'ready', data: { enterprises: [enterprise(1)], plans, payable: true } },
    now: Date.UTC(2026, 10, 22, 1),
    entering: undefined,
    onBuy: fn(),
    onEnter: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RenewalView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: '续费企业版 按年，华晨精密制造' }));
    await expect(args.onBuy).toHaveBeenCalledWith(enterprise(1).id, 'enterprise-year');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { offer: { kind: 'loading' } } };
export const Failed: Story = { args: { offer: { kind: 'failed', message: messages.network } } };
/** Nobody's enterprise is this person's to pay for. */
export const Empty: Story = { args: { offer: { kind: 'ready', data: { enterprises: [], plans, payable: true } } } };
/** The platform stopped it before its day: the day is still to come. */
export const StoppedEarly: Story = {
  args: {
    offer: {
      kind: 'ready',
      data: { enterprises: [enterprise(1, { planEndsAt: Date.UTC(2026, 11, 28) })], plans, payable: true },
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByText('2026-12-28到期')).toBeVisible();
  },
};
/** One that runs again, one without an end, and one that the operator stopped. */
export const Several: Story = {
  args: {
    offer: {
      kind: 'ready',
      data: {
        enterprises: [
          enterprise(1, { planEndsAt: null, displayName: '远山仪器' }),
          enterprise(2, { status: 'enabled', planEndsAt: Date.UTC(2026, 11, 28) }),
          enterprise(3, {
            status: 'enabled',
            planEndsAt: null,
            displayName: '江南一带历史悠久的综合性公共图书馆联盟与文献资源共享中心',
          }),
        ],
        plans,
        payable: true,
      },
    },
  },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getAllByRole('button', { name: '进入企业' })[0]!);
    await expect(args.onEnter).toHaveBeenCalledWith(enterprise(2).id);
  },
};
/** Without a payment the application stays. */
export const NotPayable: Story = {
  args: { offer: { kind: 'ready', data: { enterprises: [enterprise(1)], plans: [], payable: false } } },
};
