import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { orderOf } from './fixtures.ts';
import { OrderResultView } from './OrderResultView.tsx';

const meta = {
  title: 'features/shop/OrderResultView',
  component: OrderResultView,
  args: { state: 'paid', framed: true, onClose: fn(), onAgain: fn(), onRetry: fn() },
} satisfies Meta<typeof OrderResultView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { order: orderOf(2) } };
export const Checking: Story = { args: { state: 'checking' } };
export const Waiting: Story = {
  args: { state: 'waiting' },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: '重新支付' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};
export const Closed: Story = { args: { state: 'closed' } };
/** A plan for an enterprise that was bought from outside. */
export const Renewal: Story = {
  args: { order: orderOf(2, { kind: 'plan', days: 31, productName: '企业版 按月' }), framed: false, renewal: true },
};
export const Refunded: Story = { args: { state: 'refunded', framed: false } };
/** Without a session, as in the browser of a payment app. */
export const Unknown: Story = { args: { state: 'unknown', framed: false } };
/** Of another identity, or of nobody. */
export const Missing: Story = { args: { state: 'missing', framed: false } };
export const Failed: Story = { args: { state: 'error' } };
export const Phone: Story = {
  args: { order: orderOf(2) },
  globals: { viewport: { value: 'phone' } },
};
