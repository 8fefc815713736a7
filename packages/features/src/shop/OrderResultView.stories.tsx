import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OrderResultView } from './OrderResultView.tsx';

const meta = {
  title: 'features/shop/OrderResultView',
  component: OrderResultView,
  args: { state: 'paid', framed: true, onClose: fn(), onAgain: fn(), onRetry: fn() },
} satisfies Meta<typeof OrderResultView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checking: Story = { args: { state: 'checking' } };
export const Waiting: Story = {
  args: { state: 'waiting' },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: '重新支付' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};
export const Closed: Story = { args: { state: 'closed' } };
export const Refunded: Story = { args: { state: 'refunded', framed: false } };
/** Without a session, as in the browser of a payment app. */
export const Unknown: Story = { args: { state: 'unknown', framed: false } };
export const Failed: Story = { args: { state: 'error' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
