import type { Fen } from '@tinystar/contract';
import type { Config } from '../platform/config/config.ts';

/** What the payment says about one trade. */
export interface Trade {
  /** The payment's own number of it. */
  tradeNo: string;
  /** Number of our order. */
  orderNumber: string;
  status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_FINISHED' | 'TRADE_CLOSED';
  amount: Fen;
  /** Whether money was paid, also where it went back since. */
  wasPaid: boolean;
  /** What went back so far. */
  refunded: Fen;
}

/** What is to be paid. */
export interface Payable {
  number: string;
  subject: string;
  amount: Fen;
  expiresAt: Date;
  /** Where the payment leads people afterwards, and where it tells us. */
  returnUrl: string;
  notifyUrl: string;
}

/** The port to whoever takes the money. */
export interface PaymentGateway {
  /** Address of the page on which an order is paid. */
  payAddress(order: Payable, device: 'desktop' | 'phone'): string;
  /** The trade of an order; undefined when nobody has opened its page yet. */
  query(orderNumber: string): Promise<Trade | undefined>;
  /** Ends a trade that is not paid. It may have been paid at the same moment: `query` tells. */
  close(orderNumber: string): Promise<void>;
  /**
   * The trade of a notification. `notVerified`: it was not sent by the payment, or for another app or seller;
   * `unreadable`: it was, but its numbers, amounts or status are in no form that the payment documents.
   */
  readNotification(form: Record<string, string>): Trade | 'notVerified' | 'unreadable';
}

const opened = new WeakMap<object, Promise<PaymentGateway>>();

/** The payment of this installation; undefined where none is configured. Its library is loaded by the first use. */
export function gatewayOf(config: Config): Promise<PaymentGateway> | undefined {
  if (config.ALIPAY_APP_ID === undefined) return undefined;
  const known = opened.get(config) ?? import('./alipay.ts').then(({ openAlipay }) => openAlipay(config));
  opened.set(config, known);
  return known;
}
