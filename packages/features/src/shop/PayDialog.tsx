import { ApiError, errorCodes, orders } from '@tinystar/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useChange } from '../shared/calls/index.ts';
import { noticeOf } from '../shared/errors.ts';
import { say } from '../shared/say.ts';
import { ordering, type Ordering, type Wanted } from './ordering.ts';
import { readMessage } from './paymentMessages.ts';
import { PayView, type Goods, type PayViewProps } from './PayView.tsx';
import { usePaying } from './usePaying.ts';

export interface PayDialogProps {
  open: boolean;
  title: string;
  /** Several packages, one plan, or one unpaid order. */
  goods: readonly Goods[];
  /** What the dialog begins with. */
  first: string | undefined;
  /** How the chosen one is paid. */
  wantedOf: (id: string) => Wanted;
  /** @default as the current identity */
  by?: Ordering;
  to: PayViewProps['to'];
  onClose: () => void;
}

/** The payment, or we ourselves, could not be reached: it can be tried again. */
const isAway = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 0 || error.code === errorCodes.unavailable);

/** Phones go to the payment's app after this time (COIN-07). */
const LAUNCH_AFTER = 1_000;

/** Paying for one of some goods, from the method to the result. Mounted for one payment. */
export function PayDialog({ open, title, goods, first, wantedOf, by = ordering, to, onClose }: PayDialogProps) {
  const [chosen, setChosen] = useState(first);
  const [agreed, setAgreed] = useState(false);
  const [refused, setRefused] = useState(false);
  const [notYet, setNotYet] = useState(false);
  const [unreachable, setUnreachable] = useState<string>();
  const paying = usePaying({
    by,
    onError(error) {
      // Of an order whose page stands there already, a note is enough.
      if (isAway(error) && paying.order === undefined) setUnreachable(noticeOf(error)?.text);
      else say(error);
    },
    onOrder: () => setUnreachable(undefined),
  });
  const { order, phone } = paying;
  const waiting = paying.state?.status === 'waitBuyerPay';
  // Whoever goes back to choose another package does not want this order any more; one that was there before stays.
  const drop = useChange(by.close, { touches: [orders.page, orders.unpaid] });
  const isNew = chosen !== undefined && 'productId' in wantedOf(chosen);
  const payAgain = () => order && paying.start({ orderId: order.id });
  const check = async () => setNotYet((await paying.check())?.status === 'waitBuyerPay');

  const listen = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = order && readMessage(event, order.id);
    if (message === 'closeModal') onClose();
    if (message === 'payAgain' && waiting) payAgain();
    if (message === 'showResult') void paying.check();
  });
  useEffect(() => {
    const heard = (event: MessageEvent<unknown>) => listen(event);
    window.addEventListener('message', heard);
    return () => window.removeEventListener('message', heard);
  }, []);

  const address = phone && waiting ? order?.alipayData : undefined;
  useEffect(() => {
    if (address === undefined) return undefined;
    const timer = setTimeout(() => location.assign(address), LAUNCH_AFTER);
    return () => clearTimeout(timer);
  }, [address]);

  return (
    <PayView
      open={open}
      title={title}
      goods={goods}
      chosen={chosen}
      onChoose={setChosen}
      to={to}
      agreed={agreed}
      onAgree={setAgreed}
      refused={refused}
      pending={paying.pending}
      order={order}
      state={paying.state}
      attempt={paying.attempt}
      phone={phone}
      notYet={notYet && waiting}
      unreachable={unreachable}
      onPay={() => {
        setRefused(!agreed);
        if (agreed && chosen !== undefined) paying.start(wantedOf(chosen));
      }}
      onAgain={payAgain}
      onCheck={() => void check()}
      onBack={() => {
        setNotYet(false);
        setUnreachable(undefined);
        if (order && waiting && isNew) drop.mutate({ orderId: order.id });
        paying.reset();
      }}
      onClose={onClose}
    />
  );
}
