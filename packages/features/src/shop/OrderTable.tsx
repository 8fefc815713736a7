import type { Order } from '@tinystar/contract';
import {
  Button,
  Countdown,
  Icon,
  Inline,
  Stack,
  Status,
  Table,
  Text,
  type StatusProps,
  type TableColumn,
} from '@tinystar/ui';
import { Minus, RotateCcw } from '@tinystar/ui/icons';
import type { ReactNode } from 'react';
import { momentText } from '../shared/moment.ts';
import { copy } from './copy.ts';
import { yuanText } from '../shared/money.ts';
import { stateOf, type OrderState } from './orderState.ts';

export interface OrderTableProps {
  rows: readonly Order[] | undefined;
  now: number;
  empty: ReactNode;
  onPay: (order: Order) => void;
  onClose: (order: Order) => void;
  /** Left out where nothing can be bought anew. */
  onAgain?: ((order: Order) => void) | undefined;
  /** Where one sees what a paid order has brought. */
  detailHref?: (order: Order) => string;
  /** The time of an order is over. */
  onEnd: () => void;
  /** Without number and time of the order, so that what can be done stands in a dialog without scrolling. */
  narrow?: boolean;
}

const words = copy.orders;
const looks: Record<Exclude<OrderState, 'closed'>, Pick<StatusProps, 'tone' | 'icon'>> = {
  waiting: { tone: 'waiting' },
  paid: { tone: 'success' },
  refunded: { tone: 'info', icon: RotateCcw },
};

/** Orders with what can still be done about each (COIN-11, COIN-13, COIN-17). */
export function OrderTable({
  rows,
  now,
  empty,
  onPay,
  onClose,
  onAgain,
  detailHref,
  onEnd,
  narrow = false,
}: OrderTableProps) {
  const columns: TableColumn<Order>[] = [
    { id: 'product', title: words.columns.product, cell: ({ productName }) => <Text lines={1}>{productName}</Text> },
    {
      id: 'number',
      title: words.columns.number,
      width: 12,
      cell: ({ number }) => (
        <Text size="caption" numeric>
          {number}
        </Text>
      ),
    },
    { id: 'amount', title: words.columns.amount, width: 6, align: 'end', cell: ({ amount }) => yuanText(amount) },
    { id: 'status', title: words.columns.status, width: 8, cell: (order) => <State order={order} onEnd={onEnd} /> },
    { id: 'time', title: words.columns.time, width: 9, cell: ({ createdTime }) => momentText(createdTime, now) },
  ];
  return (
    <Table
      caption={words.title}
      columns={narrow ? columns.filter(({ id }) => id !== 'number' && id !== 'time') : columns}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ productName }) => productName}
      empty={empty}
      actions={(order) => {
        const state = stateOf(order);
        if (state === 'waiting') {
          return (
            <Inline>
              <Button size="sm" emphasis="quiet" onPress={() => onClose(order)}>
                {words.close}
              </Button>
              <Button size="sm" tone="accent" emphasis="solid" onPress={() => onPay(order)}>
                {words.pay}
              </Button>
            </Inline>
          );
        }
        if (state === 'paid')
          return detailHref ? (
            <Button size="sm" emphasis="quiet" href={detailHref(order)}>
              {words.detail[order.kind]}
            </Button>
          ) : null;
        return onAgain ? (
          <Button size="sm" emphasis="quiet" onPress={() => onAgain(order)}>
            {words.again}
          </Button>
        ) : null;
      }}
    />
  );
}

function State({ order, onEnd }: { order: Order; onEnd: () => void }) {
  const state = stateOf(order);
  return (
    <Stack gap={2} align="start">
      {state === 'closed' ? (
        <Inline as="span" gap={4}>
          <Icon of={Minus} size="sm" tone="tertiary" />
          <Text tone="secondary">{words.states.closed}</Text>
        </Inline>
      ) : (
        <Status {...looks[state]}>{words.states[state]}</Status>
      )}
      {state === 'waiting' ? (
        <Text size="caption" tone="secondary">
          {words.left} <Countdown until={order.expiredTime} label={copy.pay.left} onEnd={onEnd} />
        </Text>
      ) : null}
      {state === 'refunded' ? (
        <Text size="caption" tone="secondary">
          {order.kind === 'coins' ? words.refunded(order.refundedCoins) : words.refundedDays(order.days)}
        </Text>
      ) : null}
    </Stack>
  );
}
