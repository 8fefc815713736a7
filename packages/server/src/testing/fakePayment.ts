import { createSign, createVerify, generateKeyPairSync, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './freePort.ts';
import { backOfficeOf, pageOf, type ShownTrade } from './fakePaymentPages.ts';

type Status = ShownTrade['status'];

interface FakeTrade extends ShownTrade {
  tradeNo: string;
  notifyUrl: string;
  returnUrl: string;
  paidAt?: string;
}

/** How a notification differs from an honest one. */
export interface Trick {
  /** Fields to change before it is signed. */
  change?: Record<string, string>;
  /** Fields to change after it was signed. */
  forge?: Record<string, string>;
  /** Signed by somebody else. */
  foreignKey?: boolean;
}

/** A payment for tests: the same wire as Alipay's gateway, with keys of its own and pages to press on. */
export interface FakePayment extends AsyncDisposable {
  url: string;
  /** What the server needs to use it. */
  settings: Record<
    'ALIPAY_APP_ID' | 'ALIPAY_SELLER_ID' | 'ALIPAY_PRIVATE_KEY' | 'ALIPAY_PUBLIC_KEY' | 'ALIPAY_GATEWAY',
    string
  >;
  /** Opens a pay address as a browser would: the trade exists from now on. */
  open(payAddress: string): Promise<void>;
  /** What a buyer does on the page. Tells nobody. */
  pay(number: string): void;
  /** The seller pays back in full. Tells nobody. */
  refund(number: string): void;
  /** The time for refunds is over. Tells nobody. */
  finish(number: string): void;
  statusOf(number: string): Status | undefined;
  /** The form that tells the status of now. */
  notice(number: string, trick?: Trick): URLSearchParams;
  /** Sends it to where the order asked for; answers the text that came back. */
  notify(number: string, trick?: Trick): Promise<string>;
  /**
   * What the next calls of the gateway do instead of answering: status 500, an answer signed by somebody else, a
   * connection that breaks, or one over which nothing ever comes.
   */
  fault: 'none' | 'error' | 'foreignKey' | 'broken' | 'silent';
  /** Whether its pages tell the server when somebody pays on them. */
  tells: boolean;
  /** Milliseconds by which every answer of the gateway is late. */
  delay: number;
  /** Ends it as a crash would: no port, no answer. It comes back at the same address with the trades it had. */
  die(): Promise<void>;
  revive(): Promise<void>;
}

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });

/** Starts it on a free port unless one is named. */
export async function startFakePayment(port?: number): Promise<FakePayment> {
  const [app, alipay, stranger] = [pair(), pair(), pair()];
  const appId = '2021000000000001';
  const sellerId = '2088000000000001';
  const trades = new Map<string, FakeTrade>();
  const sign = (text: string, key: string) => createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64');
  const http = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  // Also when it has been away for a while.
  const place = port ?? (await freePort());
  const listen = async () => {
    http.listen(place, '127.0.0.1');
    await once(http, 'listening');
  };
  const end = async () => {
    if (!http.listening) return;
    const ended = once(http, 'close');
    http.close();
    http.closeAllConnections();
    await ended;
  };
  await listen();
  const url = `http://127.0.0.1:${place}`;

  const known = (number: string): FakeTrade => {
    const trade = trades.get(number);
    if (!trade) throw new Error(`no trade ${number}`);
    return trade;
  };

  const payment: FakePayment = {
    url,
    settings: {
      ALIPAY_APP_ID: appId,
      ALIPAY_SELLER_ID: sellerId,
      ALIPAY_PRIVATE_KEY: app.privateKey,
      ALIPAY_PUBLIC_KEY: alipay.publicKey,
      ALIPAY_GATEWAY: `${url}/gateway.do`,
    },
    fault: 'none',
    tells: true,
    async open(payAddress) {
      const page = await fetch(payAddress);
      if (!page.ok) throw new Error(await page.text());
    },
    pay(number) {
      const trade = known(number);
      if (trade.status === 'WAIT_BUYER_PAY') Object.assign(trade, { status: 'TRADE_SUCCESS', paidAt: inShanghai() });
    },
    refund(number) {
      Object.assign(known(number), { status: 'TRADE_CLOSED', refunded: known(number).amount });
    },
    finish(number) {
      known(number).status = 'TRADE_FINISHED';
    },
    statusOf: (number) => trades.get(number)?.status,
    notice(number, { change = {}, forge = {}, foreignKey = false } = {}) {
      const trade = known(number);
      const fields: Record<string, string> = {
        notify_time: inShanghai(),
        notify_type: 'trade_status_sync',
        notify_id: String(randomInt(2 ** 40)),
        app_id: appId,
        seller_id: sellerId,
        charset: 'utf-8',
        version: '1.0',
        trade_no: trade.tradeNo,
        out_trade_no: trade.number,
        trade_status: trade.status,
        total_amount: trade.amount,
        subject: trade.subject,
        ...(trade.paidAt && { gmt_payment: trade.paidAt }),
        ...(trade.refunded && { refund_fee: trade.refunded }),
        ...change,
      };
      const signature = sign(joined(fields), foreignKey ? stranger.privateKey : alipay.privateKey);
      return new URLSearchParams({ ...fields, sign_type: 'RSA2', sign: signature, ...forge });
    },
    async notify(number, trick) {
      const told = await fetch(known(number).notifyUrl, { method: 'POST', body: payment.notice(number, trick) });
      return told.text();
    },
    delay: 0,
    die: end,
    revive: listen,
    [Symbol.asyncDispose]: end,
  };
  return payment;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', url);
    const form = new URLSearchParams(await textOf(request));
    if (address.pathname === '/act') return act(form, response);
    if (address.pathname === '/seller') await sell(form);
    if (address.pathname !== '/gateway.do')
      return html(response, backOfficeOf([...trades.values()], payment.fault !== 'none'));
    if (payment.delay > 0) await sleep(payment.delay);
    const fields = Object.fromEntries([...address.searchParams, ...form]);
    const { sign: signature = '', ...signed } = fields;
    const honest = createVerify('RSA-SHA256').update(joined(signed), 'utf8').verify(app.publicKey, signature, 'base64');
    if (!honest || fields.app_id !== appId) return void response.writeHead(400).end('the signature does not fit');
    if (payment.fault === 'broken') return void response.destroy();
    if (payment.fault === 'silent') return;
    if (payment.fault === 'error') return void response.writeHead(500).end('out of order');
    const content = JSON.parse(fields.biz_content ?? '{}') as Record<string, string>;
    const method = fields.method ?? '';
    if (method.endsWith('.pay')) return showPage(fields, content, response);
    const body = JSON.stringify(method.endsWith('.close') ? close(content) : query(content));
    const key = payment.fault === 'foreignKey' ? stranger.privateKey : alipay.privateKey;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(`{"${method.replaceAll('.', '_')}_response":${body},"sign":"${sign(body, key)}"}`);
  }

  function query({ out_trade_no: number = '' }: Record<string, string>) {
    const trade = trades.get(number);
    if (!trade) return missing;
    return {
      code: '10000',
      msg: 'Success',
      trade_no: trade.tradeNo,
      out_trade_no: number,
      trade_status: trade.status,
      total_amount: trade.amount,
      ...(trade.paidAt && { send_pay_date: trade.paidAt }),
    };
  }

  function close({ out_trade_no: number = '' }: Record<string, string>) {
    const trade = trades.get(number);
    if (!trade) return missing;
    if (trade.status !== 'WAIT_BUYER_PAY') {
      return { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_STATUS_ERROR', sub_msg: 'status' };
    }
    trade.status = 'TRADE_CLOSED';
    return { code: '10000', msg: 'Success', out_trade_no: number, trade_no: trade.tradeNo };
  }

  function showPage(fields: Record<string, string>, content: Record<string, string>, response: ServerResponse): void {
    const number = content.out_trade_no ?? '';
    const trade: FakeTrade = trades.get(number) ?? {
      number,
      tradeNo: `${Date.now()}${randomInt(10 ** 9)}`,
      amount: content.total_amount ?? '',
      subject: content.subject ?? '',
      status: 'WAIT_BUYER_PAY',
      notifyUrl: fields.notify_url ?? '',
      returnUrl: fields.return_url ?? '',
    };
    trades.set(number, trade);
    html(response, pageOf(trade));
  }

  /** What whoever tries the product does on the seller's side. */
  async function sell(form: URLSearchParams): Promise<void> {
    const act = form.get('act');
    if (act === 'away' || act === 'return') payment.fault = act === 'away' ? 'error' : 'none';
    const number = form.get('number');
    if (number === null) return;
    if (act === 'refund') payment.refund(number);
    if (act === 'finish') payment.finish(number);
    await payment.notify(number).catch(() => 'failure');
  }

  async function act(form: URLSearchParams, response: ServerResponse): Promise<void> {
    const trade = known(form.get('number') ?? '');
    if (form.get('act') === 'pay') payment.pay(trade.number);
    // The buyer's bank says no: he stays on the page, and may try another way or leave.
    if (form.get('act') === 'refuse') {
      return html(response, pageOf(trade, true));
    }
    // As the real one does, it tells the server before the buyer is led back; when that fails it would tell again.
    if (payment.tells && trade.status !== 'WAIT_BUYER_PAY') await payment.notify(trade.number).catch(() => 'failure');
    const back = `${trade.returnUrl}&out_trade_no=${trade.number}`;
    response.writeHead(303, { location: back }).end();
  }
}

const missing = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST', sub_msg: 'none' };

const joined = ({ sign: _sign, ...fields }: Record<string, string>) =>
  Object.keys(fields)
    .toSorted()
    .map((key) => `${key}=${fields[key]}`)
    .join('&');

const inShanghai = () => new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });

function html(response: ServerResponse, page: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
