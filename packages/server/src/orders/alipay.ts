import { AlipaySdk, type AlipaySdkCommonResult } from 'alipay-sdk';
import { fen } from '@tinystar/contract';
import { alipayKeys } from '../platform/config/alipayKeys.ts';
import type { Config } from '../platform/config/config.ts';
import { inShanghai } from '../platform/dayKeys.ts';
import type { PaymentGateway, Trade } from './gateway.ts';
import { fenOf, yuanOf } from './yuan.ts';

/** Alipay by its own library: page pay, wap pay, query, close, notifications. */
export function openAlipay(config: Config): PaymentGateway {
  const { privateKey, publicKey } = alipayKeys(config);
  const sdk = new AlipaySdk({
    appId: config.ALIPAY_APP_ID!,
    privateKey,
    keyType: 'PKCS1',
    alipayPublicKey: publicKey,
    gateway: config.ALIPAY_GATEWAY,
    timeout: 10_000,
  });
  const ask = (method: string, bizContent: object) =>
    sdk.exec(method, { timestamp: inShanghai(new Date()), bizContent }, { validateSign: true });
  return {
    payAddress(order, device) {
      const phone = device === 'phone';
      return sdk.pageExecute(phone ? 'alipay.trade.wap.pay' : 'alipay.trade.page.pay', 'GET', {
        timestamp: inShanghai(new Date()),
        returnUrl: order.returnUrl,
        notifyUrl: order.notifyUrl,
        bizContent: {
          outTradeNo: order.number,
          productCode: phone ? 'QUICK_WAP_WAY' : 'FAST_INSTANT_TRADE_PAY',
          subject: order.subject,
          totalAmount: yuanOf(order.amount),
          timeExpire: inShanghai(order.expiresAt),
          // The page for a frame, at least 300 wide and 600 high.
          ...(!phone && { qrPayMode: '1' }),
        },
      });
    },
    async query(orderNumber) {
      const answer = await ask('alipay.trade.query', { outTradeNo: orderNumber });
      if (isMissing(answer)) return undefined;
      refuseFailed(answer);
      // A query tells no sum of refunds; a trade that was closed after it was paid has a time of payment.
      const { tradeNo, tradeStatus, totalAmount, outTradeNo, sendPayDate } = answer;
      if (outTradeNo !== orderNumber) throw new Error('alipay answered for another order');
      const trade = tradeOf({ tradeNo, tradeStatus, totalAmount, outTradeNo, paidAt: sendPayDate });
      if (!trade) throw new Error('a trade of alipay has a number, a status or an amount of another form');
      return trade;
    },
    async close(orderNumber) {
      const answer = await ask('alipay.trade.close', { outTradeNo: orderNumber });
      // Of a trade that is paid by now, or was never begun, the query tells more.
      if (isMissing(answer) || answer.subCode === 'ACQ.TRADE_STATUS_ERROR') return;
      refuseFailed(answer);
    },
    readNotification(form) {
      // The library would follow a sign_type of the older, weaker kind.
      if (form.sign_type !== 'RSA2' || !verified(sdk, form)) return 'notVerified';
      if (form.app_id !== config.ALIPAY_APP_ID || form.seller_id !== config.ALIPAY_SELLER_ID) return 'notVerified';
      const told = {
        tradeNo: form.trade_no,
        tradeStatus: form.trade_status,
        totalAmount: form.total_amount,
        outTradeNo: form.out_trade_no,
        paidAt: form.gmt_payment,
        refunded: form.refund_fee,
      };
      return tradeOf(told) ?? 'unreadable';
    },
  };
}

const statuses = ['WAIT_BUYER_PAY', 'TRADE_SUCCESS', 'TRADE_FINISHED', 'TRADE_CLOSED'] as const;
const isStatus = (value: unknown): value is Trade['status'] => statuses.some((status) => status === value);

type Told = Record<'tradeNo' | 'tradeStatus' | 'totalAmount' | 'outTradeNo' | 'paidAt', unknown> & {
  refunded?: unknown;
};

/** The most letters that either side's number of a trade has. */
const NUMBER = /^[\w-]{1,64}$/;
const isNumber = (value: unknown): value is string => typeof value === 'string' && NUMBER.test(value);

/** Undefined where something is in another form than documented. */
function tradeOf(told: Told): Trade | undefined {
  const amount = fenOf(told.totalAmount);
  const refunded = told.refunded === undefined ? fen(0) : fenOf(told.refunded);
  const { tradeNo, outTradeNo, tradeStatus } = told;
  if (!isNumber(tradeNo) || !isNumber(outTradeNo) || !isStatus(tradeStatus)) return undefined;
  if (amount === undefined || refunded === undefined) return undefined;
  const wasPaid = tradeStatus === 'TRADE_SUCCESS' || tradeStatus === 'TRADE_FINISHED' || Boolean(told.paidAt);
  return { tradeNo, orderNumber: outTradeNo, status: tradeStatus, amount, wasPaid, refunded };
}

// By the already decoded form: the other check of the library decodes once more, and fails at a per cent sign.
function verified(sdk: AlipaySdk, form: Record<string, string>): boolean {
  try {
    return sdk.checkNotifySignV2(form);
  } catch {
    return false;
  }
}

const isMissing = (answer: AlipaySdkCommonResult): boolean => answer.subCode === 'ACQ.TRADE_NOT_EXIST';

function refuseFailed(answer: AlipaySdkCommonResult): void {
  if (answer.code !== '10000') throw new Error(`alipay refused: ${answer.code} ${answer.subCode ?? ''}`);
}
