import { orders, type Order } from '@tinystar/contract';
import { ConfirmDialog, toast } from '@tinystar/ui';
import { useState, type ReactNode } from 'react';
import { useChange } from '../shared/calls/index.ts';
import { say } from '../shared/say.ts';
import { copy } from './copy.ts';
import { PayDialog } from './PayDialog.tsx';
import { useBuyer } from './useBuyer.ts';

const words = copy.orders;

/** Paying and closing an order, with the dialogs for it. */
export function useOrderActs(): {
  dialogs: ReactNode;
  pay: (order: Order) => void;
  close: (order: Order) => void;
  again: (order: Order) => void;
} {
  const buyer = useBuyer();
  const [paying, setPaying] = useState<{ order: Order; anew: boolean }>();
  const [closing, setClosing] = useState<Order>();
  const close = useChange(orders.close, {
    touches: [orders.page, orders.unpaid],
    onSuccess({ status }) {
      setClosing(undefined);
      toast(status === 'tradeClosed' ? words.closed : words.paidFirst);
    },
    onError: say,
  });
  const { order, anew } = paying ?? {};
  const dialogs = (
    <>
      {order ? (
        <PayDialog
          open
          title={anew ? copy.orders.again : copy.pay.orderTitle}
          goods={[{ id: order.id, name: order.productName, amount: order.amount }]}
          first={order.id}
          wantedOf={(orderId) => (anew ? { productId: order.productId } : { orderId })}
          to={{ name: buyer.name, label: order.kind === 'coins' ? copy.pay.to : copy.pay.planTo }}
          onClose={() => setPaying(undefined)}
        />
      ) : null}
      <ConfirmDialog
        open={closing !== undefined}
        title={words.closeTitle}
        confirmLabel={words.close}
        pending={close.isPending}
        onCancel={() => setClosing(undefined)}
        onConfirm={() => closing && close.mutate({ orderId: closing.id })}
      >
        {words.closeText}
      </ConfirmDialog>
    </>
  );
  return {
    dialogs,
    pay: (row) => setPaying({ order: row, anew: false }),
    close: setClosing,
    again: (row) => setPaying({ order: row, anew: true }),
  };
}
