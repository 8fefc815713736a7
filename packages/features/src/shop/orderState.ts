import type { Order } from '@tinystar/contract';

export type OrderState = 'waiting' | 'paid' | 'closed' | 'refunded';

/** What an order is to its buyer: closed after it was paid means that the money went back. */
export const stateOf = ({ status, refundedTime }: Order): OrderState => {
  if (refundedTime !== null) return 'refunded';
  if (status === 'waitBuyerPay') return 'waiting';
  return status === 'tradeClosed' ? 'closed' : 'paid';
};
