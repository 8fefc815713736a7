import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Empty as NoRows } from '@tinystar/ui';
import { copy } from './copy.ts';
import { orderRows } from './fixtures.ts';
import { OrderTable } from './OrderTable.tsx';

const meta = {
  title: 'features/shop/OrderTable',
  component: OrderTable,
  args: {
    rows: orderRows,
    now: Date.UTC(2026, 10, 22, 1),
    empty: (
      <NoRows kind="first" title={copy.orders.empty.title}>
        {copy.orders.empty.text}
      </NoRows>
    ),
    onPay: fn(),
    onClose: fn(),
    onAgain: fn(),
    detailHref: () => '/user/index?activeKey=coins',
    onEnd: fn(),
  },
} satisfies Meta<typeof OrderTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waiting, paid, a plan, closed and refunded. */
export const Default: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: '去支付' }));
    await expect(args.onPay).toHaveBeenCalledWith(orderRows[0]);
    await expect(args.onEnd).toHaveBeenCalled();
  },
};
export const Empty: Story = { args: { rows: [] } };
export const Loading: Story = { args: { rows: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
