import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { texts } from '../private/sampleTexts.ts';
import { OrderList, type OrderListProps } from './OrderList.tsx';

const names = ['设备维修助手', '新员工入职向导', '质量体系问答', '工艺参数速查'];
const items = names.map((name, at) => ({ id: String(at), name, content: name }));

function Live({ items: first, onOrder, ...props }: OrderListProps) {
  const [order, setOrder] = useState(first.map(({ id }) => id));
  return (
    <OrderList
      {...props}
      items={order.flatMap((id) => first.find((item) => item.id === id) ?? [])}
      onOrder={(ids) => {
        setOrder(ids);
        onOrder(ids);
      }}
    />
  );
}

const meta = {
  title: 'ui/OrderList',
  component: OrderList,
  render: (args) => <Live {...args} />,
  args: { items, label: '展厅里的助手', onOrder: fn() },
} satisfies Meta<typeof OrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A row is lifted, two places further down. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const [handle] = await screen.findAllByRole('button');
    handle!.focus();
    await userEvent.keyboard('{Enter}');
    // Lifted, the row gives the focus to the first place where it can go.
    await waitFor(() => expect(document.activeElement).not.toBe(handle));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledWith(['1', '2', '0', '3']));
  },
};

export const LongText: Story = {
  args: { items: items.map((item) => ({ ...item, name: texts.long, content: texts.long })) },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
