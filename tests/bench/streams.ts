import { loadStreams } from '../load/streams.ts';
import { atMost, type Bench } from './support/bench.ts';

/** 200 people ask at the same moment and read 20 tokens a second; then again with half of them leaving in the middle. */
export const bench: Bench = {
  name: '200 concurrent answer streams',
  async run() {
    const all = await loadStreams({ streams: 200, seconds: 20, leaving: 0, calls: 20 });
    const half = await loadStreams({ streams: 200, seconds: 20, leaving: 0.5, calls: 20 });
    return [
      atMost('first event, p95', all.firstEventP95, 'ms', 1_000),
      atMost('ordinary calls beside them, p95', all.callP95, 'ms', 300),
      atMost('streams refused', 200 - all.opened, '', 0),
      atMost('streams that lost an event', all.broken + half.broken, '', 0),
      atMost('questions that found nothing', all.notFound + half.notFound, '', 0),
      atMost('memory growth', Math.max(all.rssGrowth, half.rssGrowth), 'MB', 200),
      atMost('missing or double charges', all.wrongCharges + half.wrongCharges, '', 0),
      atMost('answers still open afterwards', all.stillOpen + half.stillOpen, '', 0),
      atMost('handles kept', Math.max(all.handles, half.handles), '', 5),
    ];
  },
};
