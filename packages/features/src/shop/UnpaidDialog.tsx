import { orders } from '@tinystar/contract';
import { Dialog, Empty } from '@tinystar/ui';
import { useCall, useTouch } from '../shared/calls/index.ts';
import { FailedMessage } from '../shared/FailedMessage.tsx';
import { copy } from './copy.ts';
import { OrderTable } from './OrderTable.tsx';
import { useOrderActs } from './useOrderActs.tsx';

const words = copy.orders;

/** Orders that wait to be paid (D-03). */
export function UnpaidDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const touch = useTouch();
  const list = useCall(orders.unpaid, {}, { enabled: open });
  const acts = useOrderActs();
  return (
    <>
      <Dialog open={open} onClose={onClose} title={words.unpaidTitle}>
        {list.error && !list.data ? (
          <FailedMessage otherwise={words.failed} onRetry={() => void list.refetch()} />
        ) : (
          <OrderTable
            narrow
            rows={list.data?.rows}
            now={list.dataUpdatedAt}
            empty={<Empty kind="waiting" title={words.unpaidEmpty} />}
            onPay={(order) => {
              onClose();
              acts.pay(order);
            }}
            onClose={acts.close}
            onEnd={() => void touch(orders.unpaid)}
          />
        )}
      </Dialog>
      {acts.dialogs}
    </>
  );
}
