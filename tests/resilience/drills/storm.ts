import { loadStreams } from '../../load/streams.ts';
import type { Report } from './report.ts';

/** What may be: milliseconds, MB, open files. */
const most = { firstEventP95: 1_000, callP95: 300, rssGrowth: 200, handles: 5 };

/** Two hundred answers at once beside ordinary calls, half of their readers gone in the middle, and then a rest. */
export async function storm(streams: number, seconds: number): Promise<Report> {
  const figures = await loadStreams({ streams, seconds, leaving: 0.5, calls: 20 });
  const { opened, broken, notFound, wrongCharges, stillOpen, firstEventP95, callP95, rssGrowth, handles } = figures;
  const over = (value: number, limit: number) => Math.max(0, value - limit);
  return {
    drill: `${streams} answers at once, ${JSON.stringify(figures)}`,
    rounds: 1,
    inFlight: opened,
    operations: streams,
    lost: streams - opened + broken + notFound,
    doubled: wrongCharges,
    hung: stillOpen,
    hungAt: [],
    secondsUntilNormal: 0,
    wrong: {
      slowAnswers: over(firstEventP95, most.firstEventP95),
      slowCalls: over(callP95, most.callP95),
      memory: over(rssGrowth, most.rssGrowth),
      handles: over(Math.abs(handles), most.handles),
    },
  };
}
