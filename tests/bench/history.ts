import type { HistoryBench } from './pages/historyPage.tsx';
import { atMost, median, type Bench } from './support/bench.ts';
import { withPages, type MeasuredPage } from './support/pages.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const MESSAGES = 2000;
/** Messages to pass upwards, by real wheel events of this many CSS pixels, 60 a second. */
const UP = 200;
const STEP = 200;

type Name = 'ours' | 'limit';

declare const pageBench: HistoryBench;

interface Measured {
  readonly atEnd: boolean;
  readonly open: number;
  readonly heap: number;
  readonly scroll: number;
  readonly blank: number;
  readonly back: number;
}

async function measure(measured: MeasuredPage, name: Name): Promise<Measured> {
  const { page, read, collect, wheel } = measured;
  await page.evaluate((count) => pageBench.prepare(count), MESSAGES);
  await collect();
  const before = await read();
  const atEnd = await page.evaluate((n) => pageBench.open(n), name);
  const opened = await read();
  await collect();
  const held = await read();
  await page.evaluate(() => pageBench.watch());
  const start = await read();
  const started = Date.now();
  for (let sent = 0; Date.now() - started < 25_000;) {
    const due = Math.floor(((Date.now() - started) * 60) / 1000);
    if (sent >= due) {
      await new Promise((done) => setTimeout(done, 4));
      continue;
    }
    await wheel(-STEP);
    sent++;
    if (sent % 10 === 0 && (await page.evaluate(() => pageBench.seen().top)) <= MESSAGES - 1 - UP) break;
  }
  await page.evaluate(() => pageBench.stop());
  const end = await read();
  const { blank, back, top } = await page.evaluate(() => pageBench.seen());
  return {
    atEnd,
    open: opened.cpu - before.cpu,
    heap: held.heap - before.heap,
    scroll: (end.cpu - start.cpu) / Math.max(1, MESSAGES - 1 - top),
    blank,
    back,
  };
}

/** A conversation of 2,000 messages against one that only ever puts in what is approached. */
export const bench: Bench = {
  name: 'history',
  run: () =>
    withPages('historyPage.tsx', { unlimitedFrames: false }, async (open) => {
      const rounds: Record<Name, Measured>[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const first: Name = round % 2 === 0 ? 'limit' : 'ours';
        const second: Name = first === 'limit' ? 'ours' : 'limit';
        const a = await open((measured) => measure(measured, first));
        const b = await open((measured) => measure(measured, second));
        rounds.push(first === 'limit' ? { limit: a, ours: b } : { limit: b, ours: a });
      }
      const ratio = (of: (measured: Measured) => number): number =>
        median(rounds.map(({ ours, limit }) => of(ours) / of(limit)));
      const most = (of: (measured: Measured) => number): number => Math.max(...rounds.map(({ ours }) => of(ours)));
      // A ratio would compare React itself with nothing: the limit holds no script objects.
      const heap = median(rounds.map(({ ours, limit }) => (ours.heap - limit.heap) / 2 ** 20));
      return [
        atMost(
          'open at the newest',
          ratio((measured) => measured.open),
          '× limit',
          1.3,
        ),
        atMost(
          'not at the newest after opening',
          most((measured) => Number(!measured.atEnd)),
          '',
          0,
        ),
        atMost('heap over the limit', heap, 'MB', 0.7),
        atMost(
          `wheel up through ${UP}`,
          ratio((measured) => measured.scroll),
          '× limit',
          1.1,
        ),
        atMost(
          'blank frames',
          most((measured) => measured.blank),
          '',
          0,
        ),
        atMost(
          'moves against the wheel',
          most((measured) => measured.back),
          '',
          0,
        ),
      ];
    }),
};
