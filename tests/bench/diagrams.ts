import { namesOutside } from '../../packages/ui/src/Markdown/diagrams/namesOutside.ts';
import { atMost, growth, type Bench } from './support/bench.ts';

const parts = ['\n   ', '@{ "', '@{', '%%{', '---\n', 'style ', 'url '];
const SIZES = [20_000, 80_000];

/** Processor ms of reading a diagram of nothing but one part, the best of three. */
const cost = (part: string, times: number): number => {
  const text = part.repeat(times);
  const tries = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    namesOutside(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...tries);
};

/** Diagrams made to be slow to read: what they cost may grow as they do, not with the square of it. */
export const bench: Bench = {
  name: 'diagrams',
  run: () => {
    const results = parts.map((part) => {
      const costs = SIZES.map((times) => cost(part, times));
      // Below this the floor of the clock is all that is measured.
      const exponent = Math.max(...costs) < 60 ? 1 : growth(SIZES, costs) - 1;
      return atMost(`${JSON.stringify(part)} (${Math.round(costs[1] ?? 0)} ms)`, exponent, 'exponent', 1.35);
    });
    return Promise.resolve(results);
  },
};
