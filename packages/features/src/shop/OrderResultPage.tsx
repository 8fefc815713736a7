import { ApiError, orders, renewals, type Order } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { useCallback, useEffect, useState } from 'react';
import { OrderResultView, type ResultState } from './OrderResultView.tsx';
import { stateOf } from './orderState.ts';
import { tellPage } from './paymentMessages.ts';

export interface OrderResultPageProps {
  /** Of the address the payment led back to. */
  query: URLSearchParams;
  token: string | null;
  /** Whether the page stands in the frame the payment was shown in. */
  framed: boolean;
  onBack: () => void;
}

const ASK_EVERY = 2_000;
/** Then it says that no payment is known yet; asking goes on. */
const PATIENCE = 3;

/**
 * Where the payment leads people back to. What the address claims is shown to nobody as a result: the order is
 * asked for; without a session, as in the browser of a payment app, the page only says to go back (C-121).
 */
export function OrderResultPage({ query, token, framed, onBack }: OrderResultPageProps) {
  const orderId = query.get('orderId') ?? '';
  const [order, setOrder] = useState<Order>();
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState<'error' | 'missing'>();
  // It was bought for an enterprise from outside: there it is asked for, too.
  const renewal = query.get('renewal') === 'true';
  const known = token !== null && orderId !== '';
  const waiting = order === undefined || order.status === 'waitBuyerPay';

  const ask = useCallback(async () => {
    if (token === null) return;
    const api = createApi('personal', { token: () => token });
    try {
      setOrder(await api(renewal ? renewals.checkStatus : orders.checkStatus, { orderId }));
      setFailed(undefined);
    } catch (error) {
      // Without a connection the next try may have one; a refusal stays one. 400: what the address names is no order's id.
      if (error instanceof ApiError && error.status !== 0)
        setFailed([400, 404].includes(error.status) ? 'missing' : 'error');
      else setFailed(undefined);
    }
    setTries((count) => count + 1);
  }, [token, orderId, renewal]);

  useEffect(() => {
    if (!known || failed || !waiting) return;
    const timer = setTimeout(() => void ask(), tries === 0 ? 0 : ASK_EVERY);
    return () => clearTimeout(timer);
  }, [known, failed, waiting, tries, ask]);

  useEffect(() => {
    if (known) tellPage('showResult', orderId);
  }, [known, orderId, order?.status]);

  // An address without an order is a stale one: nothing is being confirmed.
  const state: ResultState = !known
    ? orderId === ''
      ? 'missing'
      : 'unknown'
    : failed
      ? failed
      : order === undefined || (order.status === 'waitBuyerPay' && tries < PATIENCE)
        ? 'checking'
        : stateOf(order);
  return (
    <OrderResultView
      state={state}
      order={order}
      framed={framed}
      renewal={renewal}
      onClose={() => (framed ? tellPage('closeModal', orderId) : onBack())}
      onAgain={() => (framed ? tellPage('payAgain', orderId) : onBack())}
      onRetry={() => {
        setFailed(undefined);
        setTries(0);
      }}
    />
  );
}
