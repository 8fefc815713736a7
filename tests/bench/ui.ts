import type { UiBench, UiKind, UiSubject } from './pages/uiPage.tsx';
import { atMost, median, type Bench } from './support/bench.ts';
import { importSize } from './support/importSize.ts';
import { withPages, type MeasuredPage } from './support/pages.ts';

/**
 * Three times as many as elsewhere: mounting or updating takes a few milliseconds, so that one collection of garbage
 * turns a round around. The median of five went from 0.80 to 1.31 between runs of the same code.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
const COUNTS: Record<UiKind, number> = { button: 1000, dialog: 200, avatar: 500, watermark: 1 };
const UPDATES = 4;

declare const pageBench: UiBench;

interface Cost {
  readonly mount: number;
  readonly update: number;
}

/** CPU ms of mounting them all, and of giving each another label. */
async function measure({ page, read }: MeasuredPage, subject: UiSubject, kind: UiKind): Promise<Cost> {
  const before = await read();
  await page.evaluate(([s, k, count]) => pageBench.mount(s, k, count), [subject, kind, COUNTS[kind]] as const);
  const mounted = await read();
  for (let step = 1; step <= UPDATES; step++) await page.evaluate((at) => pageBench.update(at), step);
  const updated = await read();
  await page.evaluate(() => pageBench.unmount());
  return { mount: mounted.cpu - before.cpu, update: (updated.cpu - mounted.cpu) / UPDATES };
}

/** Our primitives against class names on native elements in the same page by turns, and what one adds to an application. */
export const bench: Bench = {
  name: 'ui',
  run: () =>
    withPages('uiPage.tsx', { unlimitedFrames: true }, async (open) => {
      const costs = new Map<UiKind, { ours: Cost; limit: Cost }[]>();
      await open(async (measured) => {
        // The first round pays for compiling the script and is not counted.
        for (let round = 0; round <= ROUNDS; round++) {
          for (const kind of Object.keys(COUNTS) as UiKind[]) {
            const first: UiSubject = round % 2 === 0 ? 'limit' : 'ours';
            const a = await measure(measured, first, kind);
            const b = await measure(measured, first === 'limit' ? 'ours' : 'limit', kind);
            if (round === 0) continue;
            const pair = first === 'limit' ? { limit: a, ours: b } : { limit: b, ours: a };
            costs.set(kind, [...(costs.get(kind) ?? []), pair]);
          }
        }
      });
      const times = (kind: UiKind, part: keyof Cost): number =>
        median((costs.get(kind) ?? []).map(({ ours, limit }) => ours[part] / limit[part]));
      const over = (kind: UiKind, part: keyof Cost): number =>
        median((costs.get(kind) ?? []).map(({ ours, limit }) => ours[part] - limit[part]));
      return [
        atMost('1,000 buttons, mount', times('button', 'mount'), '× class names', 1.2),
        atMost('1,000 buttons, update', times('button', 'update'), '× class names', 1.2),
        atMost('200 closed dialogs, mount', times('dialog', 'mount'), '× none', 1.5),
        atMost('500 avatars, mount', times('avatar', 'mount'), '× class names', 1.3),
        atMost('500 avatars, update', times('avatar', 'update'), '× class names', 1.3),
        atMost('watermark, mount over the page without', over('watermark', 'mount'), 'ms', 5),
        atMost('watermark, update of the content over the page without', over('watermark', 'update'), 'ms', 0.1),
        atMost('import of one Button beyond React', await importSize(['Button']), 'KiB brotli', 6),
      ];
    }),
};
