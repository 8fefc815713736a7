import type { StreamBench } from './pages/streamPage.tsx';
import { atMost, growth, median, type Bench, type BenchResult } from './support/bench.ts';
import type { CorpusKind } from './support/corpus.ts';
import { withPages, type MeasuredPage } from './support/pages.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const LENGTH = 20_000;
const SIZES = [5000, 20_000, 80_000];

type Name = 'ours' | 'limit';
type Open = <R>(use: (measured: MeasuredPage) => Promise<R>) => Promise<R>;

declare const pageBench: StreamBench;

async function cost(measured: MeasuredPage, task: () => Promise<unknown>): Promise<number> {
  const before = await measured.read();
  await task();
  return (await measured.read()).cpu - before.cpu;
}

const once = (open: Open, name: Name): Promise<number> =>
  open(async (measured) => {
    await measured.page.evaluate(([n, l]) => pageBench.open(n, 'mixed', l, 10), [name, LENGTH] as const);
    await measured.collect();
    return cost(measured, () => measured.page.evaluate(() => pageBench.once()));
  });

/** Windows of 25 chunks spread over the answer; what lies between arrives unmeasured. */
const frames = (open: Open, name: Name): Promise<number> =>
  open(async (measured) => {
    const count = await measured.page.evaluate(([n, l]) => pageBench.open(n, 'mixed', l, 10), [name, LENGTH] as const);
    let total = 0;
    for (let window = 0; window < 8; window++) {
      await measured.page.evaluate((to) => pageBench.jump(to), Math.floor(((window + 0.5) * count) / 8));
      total += await cost(measured, () => measured.page.evaluate(() => pageBench.frames(25)));
    }
    return total;
  });

const burst = (open: Open, name: Name): Promise<number> =>
  open(async (measured) => {
    await measured.page.evaluate(([n, l]) => pageBench.open(n, 'mixed', l, 40), [name, LENGTH] as const);
    await measured.collect();
    return cost(measured, () => measured.page.evaluate(() => pageBench.burst()));
  });

/** CPU ms of one chunk at each of the lengths that one text reaches as it grows. */
const chunkCosts = (open: Open, kind: CorpusKind): Promise<number[]> =>
  open(async (measured) => {
    const { page, collect } = measured;
    const longest = Math.max(...SIZES);
    const count = await page.evaluate(([k, l]) => pageBench.open('ours', k, l, 10), [kind, longest] as const);
    // The first chunks also pay for compiling the script.
    await page.evaluate(() => pageBench.frames(80));
    const costs: number[] = [];
    for (const size of SIZES) {
      await page.evaluate((to) => pageBench.jump(to), Math.floor((count * size) / longest) - 42);
      await collect();
      costs.push((await cost(measured, () => page.evaluate(() => pageBench.frames(40)))) / 40);
    }
    return costs;
  });

/** A table of as many characters as are measured, and one of more cells than are drawn. */
const tables = (open: Open): Promise<{ undrawn: number; cap: number }> =>
  open(async ({ page }) => {
    const cells = async (kind: CorpusKind) => {
      await page.evaluate(([k, l]) => pageBench.open('ours', k, l, 10), [kind, Math.max(...SIZES)] as const);
      await page.evaluate(() => pageBench.once());
      return await page.evaluate(() => pageBench.cells());
    };
    const { drawn, written } = await cells('table');
    await page.reload();
    await page.waitForFunction(() => 'pageBench' in window);
    return { undrawn: Math.max(0, written - drawn), cap: (await cells('cells')).drawn };
  });

async function ratio(open: Open, measure: (open: Open, name: Name) => Promise<number>): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const names: Name[] = round % 2 === 0 ? ['limit', 'ours'] : ['ours', 'limit'];
    const costs = new Map<Name, number>();
    for (const name of names) costs.set(name, await measure(open, name));
    ratios.push((costs.get('ours') ?? Number.NaN) / (costs.get('limit') ?? Number.NaN));
  }
  return median(ratios);
}

async function exponent(open: Open, kind: CorpusKind): Promise<number> {
  const rounds: number[][] = [];
  for (let round = 0; round < 3; round++) rounds.push(await chunkCosts(open, kind));
  return growth(
    SIZES,
    SIZES.map((_, i) => median(rounds.map((costs) => costs[i] ?? Number.NaN))),
  );
}

async function tablesDrawn(open: Open): Promise<BenchResult[]> {
  const { undrawn, cap } = await tables(open);
  return [
    atMost('cells of the measured table that are not drawn', undrawn, '', 0),
    { label: 'cells drawn of a table of more', value: cap, unit: '', goal: 5000, pass: cap >= 5000 },
  ];
}

/** 300 chunks at the end of an answer, at 60 a second: how long until all were shown, and how many updates threw. */
const paced = (open: Open): Promise<{ seconds: number; threw: number }> =>
  open(async ({ page }) => {
    const count = await page.evaluate((l) => pageBench.open('ours', 'mixed', l, 10), LENGTH);
    await page.evaluate((to) => pageBench.jump(to), count - 302);
    const seconds = await page.evaluate(() => pageBench.paced(300, 60));
    return { seconds, threw: await page.evaluate(() => pageBench.threw()) };
  });

/** The streaming answer against text put into the page line by line, and how its cost grows with its length. */
export const bench: Bench = {
  name: 'stream',
  async run() {
    const results: BenchResult[] = await withPages('streamPage.tsx', { unlimitedFrames: true }, async (open) => [
      atMost('one chunk per frame', await ratio(open, frames), '× limit', 1.5),
      atMost('chunks without a pause', await ratio(open, burst), '× limit', 3),
      atMost('whole text at once', await ratio(open, once), '× limit', 2.5),
      atMost('growth 5k to 80k, mixed', await exponent(open, 'mixed'), 'exponent', 1.1),
      atMost('growth in one fence', await exponent(open, 'fence'), 'exponent', 1.2),
      atMost('growth in one table', await exponent(open, 'table'), 'exponent', 1.2),
      atMost('growth in one list', await exponent(open, 'list'), 'exponent', 1.2),
      ...(await tablesDrawn(open)),
    ]);
    const digested = await withPages('streamPage.tsx', { unlimitedFrames: false }, async (open) => [
      await paced(open),
      await paced(open),
      await paced(open),
    ]);
    const seconds = median(digested.map((run) => run.seconds));
    const threw = Math.max(...digested.map((run) => run.threw));
    return [
      ...results,
      atMost('300 appends at 60 a second, digested in', seconds, 's', 5.1),
      atMost('appends that threw', threw, '', 0),
    ];
  },
};
