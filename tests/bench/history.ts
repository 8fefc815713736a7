import type { HistoryBench, HistorySubject } from './pages/historyPage.tsx';
import { atMost, median, type Bench } from './support/bench.ts';
import { withPages, type MeasuredPage } from './support/pages.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const MESSAGES = 2000;
/** Messages to pass upwards, by real wheel events of this many CSS pixels, 60 a second. */
const UP = 200;
const STEP = 200;

type Name = Exclude<HistorySubject, 'cut'>;
const NAMES: readonly Name[] = ['limit', 'react', 'ours'];

declare const pageBench: HistoryBench;

interface Measured {
  readonly atEnd: boolean;
  readonly open: number;
  readonly scroll: number;
  readonly blank: number;
  readonly back: number;
}

/** Opens the conversation; answers the bytes it holds after a full collection. */
async function held({ page, read, collect }: MeasuredPage, name: HistorySubject): Promise<number> {
  await page.evaluate((count) => pageBench.prepare(count), MESSAGES);
  await collect();
  const before = await read();
  await page.evaluate((n) => pageBench.open(n), name);
  await collect();
  return (await read()).heap - before.heap;
}

async function measure(measured: MeasuredPage, name: Name): Promise<Measured> {
  const { page, read, collect, wheel } = measured;
  await page.evaluate((count) => pageBench.prepare(count), MESSAGES);
  await collect();
  const before = await read();
  const atEnd = await page.evaluate((n) => pageBench.open(n), name);
  const opened = await read();
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
      const heaps: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const got: Partial<Record<Name, Measured>> = {};
        for (let i = 0; i < NAMES.length; i++) {
          const name = NAMES[(i + round) % NAMES.length] ?? 'limit';
          got[name] = await open((measured) => measure(measured, name));
        }
        const { limit, react, ours } = got;
        if (limit && react && ours) rounds.push({ limit, react, ours });
        // Against React's own window: the plain one keeps everything in the page and no script objects at all.
        const cut = await open((measured) => held(measured, 'cut'));
        heaps.push((await open((measured) => held(measured, 'ours'))) / cut);
      }
      const ratio = (of: (measured: Measured) => number, to: Name = 'limit'): number =>
        median(rounds.map((round) => of(round.ours) / of(round[to])));
      const most = (of: (measured: Measured) => number): number => Math.max(...rounds.map(({ ours }) => of(ours)));
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
        atMost('heap', median(heaps), '× window of the last 8 by React', 1.5),
        atMost(
          `wheel up through ${UP}`,
          ratio((measured) => measured.scroll),
          '× limit',
          1.1,
        ),
        // React listens on its root to every event and commits each batch: a list made with it cannot come below this.
        atMost(
          `wheel up through ${UP}`,
          ratio((measured) => measured.scroll, 'react'),
          '× the same by React',
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
