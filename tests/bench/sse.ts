import { leanContract } from '../../packages/app/build/leanContract.ts';
import type { SseBench, SseSubject } from './pages/sseClientPage.ts';
import { atMost, median, type Bench } from './support/bench.ts';
import { withPages } from './support/pages.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const EVENTS = 20_000;

declare const pageBench: SseBench;

/** The client that reads answers, as the app is built, against nothing but decoding and parsing the same bytes. */
export const bench: Bench = {
  name: 'sse',
  run: () =>
    withPages('sseClientPage.ts', { unlimitedFrames: true, plugins: [leanContract()] }, (open) =>
      open(async ({ page, read, collect }) => {
        await page.evaluate((events) => pageBench.prepare(events), EVENTS);
        const cost = async (subject: SseSubject) => {
          await collect();
          const before = await read();
          const heard = await page.evaluate((name) => pageBench.read(name), subject);
          return { heard, cpu: (await read()).cpu - before.cpu };
        };
        const ratios: number[] = [];
        let lost = 0;
        // The first round pays for compiling the script and is not counted.
        for (let round = 0; round <= ROUNDS; round++) {
          const first: SseSubject = round % 2 === 0 ? 'limit' : 'ours';
          const a = await cost(first);
          const b = await cost(first === 'limit' ? 'ours' : 'limit');
          const [ours, limit] = first === 'limit' ? [b, a] : [a, b];
          lost += Math.abs(limit.heard - ours.heard);
          if (round > 0) ratios.push(ours.cpu / limit.cpu);
        }
        return [
          atMost(`${EVENTS} events of an answer`, median(ratios), '× decoding', 1.35),
          atMost('characters lost or doubled', lost, '', 0),
        ];
      }),
    ),
};
