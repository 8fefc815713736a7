import { setTimeout as sleep } from 'node:timers/promises';
import type { PayableOrder } from '@tinystar/contract';
import { eq, like } from 'drizzle-orm';
import { unbalanced } from '../../../packages/server/src/coins/ledger.ts';
import { coinLedger } from '../../../packages/server/src/coins/schema.ts';
import { rateLimit } from '../../../packages/server/src/platform/http/schema.ts';
import { payOrder } from '../../../packages/server/src/orders/schema.ts';
import { unsettled } from '../../../packages/server/src/orders/settle.ts';
import { startFakePayment } from '../../fakes/payment.ts';
import { deadline, post, type Work } from './load.ts';
import type { Report } from './report.ts';
import type { Person, Scene } from './scene.ts';

const productId = 'coins-500';
const notice = '/api/v1/open/alipay/notify';

/** A payment beside the scene, which remembers what was paid. */
export interface Till extends AsyncDisposable {
  settings: Record<string, string>;
  /** Lets every second person of the scene buy, and looks at the books all the time. */
  opensIn(scene: Scene): Work;
  /** How many were paid until now. */
  trades(): number;
  /** Adds to a report what of the trades was lost, doubled or never told. Asked after the load has ended. */
  judge(report: Report): Report;
}

export async function openTill(): Promise<Till> {
  const payment = await startFakePayment();
  /** Orders whose trade is paid, and those of them of which the server has said so. */
  const paid = new Set<string>();
  const acknowledged = new Set<string>();
  /** Owners whose balance was not the sum of their ledger at some moment. */
  let torn = 0;
  let found: { lost: number; doubled: number; unsettled: number } | undefined;
  let watching: Promise<void> | undefined;
  let stopped = false;

  /** One statement sees one moment: whenever it looks, ledger and balances agree. */
  async function watch(scene: Scene): Promise<void> {
    while (!stopped) {
      try {
        torn += (await unbalanced(scene.db)).length;
        // People may order thirty times in ten minutes; these are in a hurry.
        await scene.db.delete(rateLimit).where(like(rateLimit.key, 'order:%'));
      } catch {
        // The database is away.
      }
      await sleep(250);
    }
  }

  async function buy(scene: Scene, person: Person): Promise<void> {
    const answer = await post(scene, person, '/alipay/trade', { productId, qrPayMode: '1' });
    if (!answer.ok) return sleep(300);
    const order = (await answer.json()) as PayableOrder;
    await payment.open(order.alipayData);
    const luck = Math.random();
    const close = () => post(scene, person, '/alipay/trade/close', { orderId: order.id }).catch(() => undefined);
    if (luck < 0.05) return void (await close());
    const closing = luck < 0.15 ? close() : undefined;
    payment.pay(order.number);
    await closing;
    // The closing was faster.
    if (payment.statusOf(order.number) !== 'TRADE_SUCCESS') return;
    paid.add(order.number);
    // Half of the notifications are lost, and the buyer's page asks; the others come twice, until one is acknowledged.
    const told = luck < 0.5 ? () => asked(scene, person, order.id) : () => notified(scene, order.number);
    for (const until = performance.now() + deadline; performance.now() < until; await sleep(200)) {
      if (!(await told().catch(() => false))) continue;
      acknowledged.add(order.number);
      return;
    }
  }

  async function notified(scene: Scene, number: string): Promise<boolean> {
    const send = async () =>
      (await fetch(`${scene.url}${notice}`, { method: 'POST', body: payment.notice(number) })).text();
    const answers = await Promise.allSettled([send(), send()]);
    return answers.some((answer) => answer.status === 'fulfilled' && answer.value === 'success');
  }

  async function asked(scene: Scene, person: Person, orderId: string): Promise<boolean> {
    const answer = await post(scene, person, '/order/checkStatus', { orderId });
    return answer.ok && ((await answer.json()) as PayableOrder).paidTime !== null;
  }

  async function count({ db }: Scene) {
    const orders = new Map((await db.select().from(payOrder)).map((order) => [order.number, order]));
    const granted = new Map<string, number>();
    for (const { ownerId, delta } of await db.select().from(coinLedger).where(eq(coinLedger.type, 'recharge')))
      granted.set(ownerId, (granted.get(ownerId) ?? 0) + delta);
    const due = new Map<string, number>();
    for (const number of paid) {
      const order = orders.get(number)!;
      due.set(order.ownerId, (due.get(order.ownerId) ?? 0) + order.coins);
    }
    const owners = [...new Set([...due.keys(), ...granted.keys()])];
    const missing = owners.map((owner) => (due.get(owner) ?? 0) - (granted.get(owner) ?? 0));
    return {
      lost: missing.filter((coins) => coins > 0).length,
      doubled: missing.filter((coins) => coins < 0).length,
      unsettled: (await unsettled(db)).length,
    };
  }

  return {
    settings: { ...payment.settings, PUBLIC_ORIGIN: 'https://shop.example' },
    opensIn(scene) {
      watching = watch(scene);
      return {
        uploads: false,
        instead: (person) => buy(scene, person),
        async judge() {
          stopped = true;
          await watching;
          found = await count(scene);
        },
      };
    },
    trades: () => paid.size,
    judge: (report) => ({
      ...report,
      lost: report.lost + found!.lost,
      doubled: report.doubled + found!.doubled,
      hung: report.hung + paid.size - acknowledged.size,
      wrong: { ...report.wrong, torn, unsettled: found!.unsettled },
      trades: paid.size,
    }),
    async [Symbol.asyncDispose]() {
      stopped = true;
      await watching;
      await payment[Symbol.asyncDispose]();
    },
  };
}
