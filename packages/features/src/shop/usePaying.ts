import { enterprise, me, orders, renewals, tenant, type Order, type PayableOrder } from '@tinystar/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCall, useChange, useTouch } from '../shared/calls/index.ts';
import { isPhone } from '../shared/phone.ts';
import type { Ordering, Wanted } from './ordering.ts';

/** What a payment may change; asked again when one is over. */
const touched = [
  me.info,
  me.coins,
  me.ledger,
  tenant.coins,
  tenant.info,
  enterprise.ledger,
  enterprise.rights,
  orders.page,
  orders.unpaid,
  renewals.enterprises,
] as const;

const DEBOUNCE = 300;
const ASK_EVERY = 3_000;

export interface Paying {
  /** The order with its payment page, once there is one. */
  order: PayableOrder | undefined;
  /** As the server knows it by now. */
  state: Order | undefined;
  /** Counts the payment pages so far: a new one may have the address of the one before. */
  attempt: number;
  /** The button was pressed, and until the order is there. */
  pending: boolean;
  phone: boolean;
  start(wanted: Wanted): void;
  /** Asks at once how it stands. */
  check(): Promise<Order | undefined>;
  /** Back to before the order. */
  reset(): void;
}

export interface PayingOptions {
  by: Ordering;
  onError: (error: Error) => void;
  onOrder: () => void;
}

/** Orders, waits until the order is over, and brings every balance up to date then. */
export function usePaying({ by, onError, onOrder }: PayingOptions): Paying {
  const phone = isPhone();
  const touch = useTouch();
  const [order, setOrder] = useState<PayableOrder>();
  const [attempt, setAttempt] = useState(0);
  const [waiting, setWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const create = useChange<Wanted, PayableOrder>((api, wanted) => by.place(api, wanted, phone), {
    touches: [orders.unpaid, orders.page],
    onSuccess(made) {
      setOrder(made);
      onOrder();
      setAttempt((count) => count + 1);
    },
    onError(error) {
      // The order may be there although its page is not, and may be over elsewhere.
      void touch(...touched);
      onError(error);
    },
  });
  const status = useCall(
    by.status,
    { orderId: order?.id ?? '' },
    {
      enabled: order !== undefined,
      onFocus: 'always',
      poll: (latest) => (latest === undefined || latest.status === 'waitBuyerPay' ? ASK_EVERY : false),
    },
  );
  const state = order && (status.data ?? order);
  const over = state !== undefined && state.status !== 'waitBuyerPay';
  const bringUpToDate = useEffectEvent(() => void touch(...touched));
  useEffect(() => {
    if (over) bringUpToDate();
  }, [over]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    order,
    state,
    attempt,
    pending: waiting || create.isPending,
    phone,
    start(wanted) {
      // Presses within the time count as one (COIN-09); the server answers the same order to more of them.
      clearTimeout(timer.current);
      setWaiting(true);
      timer.current = setTimeout(() => {
        setWaiting(false);
        create.mutate(wanted);
      }, DEBOUNCE);
    },
    check: async () => (await status.refetch()).data,
    reset() {
      clearTimeout(timer.current);
      setWaiting(false);
      setOrder(undefined);
      create.reset();
    },
  };
}
