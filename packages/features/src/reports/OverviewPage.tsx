import { reports } from '@tinystar/contract';
import { togetherOf, useCall } from '../shared/calls/index.ts';
import { PlanGate } from '../shared/PlanGate.tsx';
import { copy } from './copy.ts';
import { remoteOf } from '../shared/remote.ts';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { conversationHref, rangeInput, rangeOf, rangeQuery } from './address.ts';
import { OverviewView } from './OverviewView.tsx';

export interface ReportPageProps {
  kbBotId: string;
  /** Addresses of the pages beside it. */
  conversationsPath: string;
  usersPath: string;
}

/** /a/train/bot/:kbBotId/report/overview */
export function OverviewPage({ kbBotId, conversationsPath, usersPath }: ReportPageProps) {
  const [query, setQuery] = useSearchParams();
  const range = rangeOf(query);
  const input = { kbBotId, ...rangeInput(range) };
  const kept = { keepPrevious: true };
  const { data, error, isPaused, retry } = togetherOf({
    statistics: useCall(reports.statistics, input, kept),
    sources: useCall(reports.bySource, input, kept),
    provinces: useCall(reports.byProvince, input, kept),
  });
  const overview = data && { ...data.statistics, sources: data.sources.rows, provinces: data.provinces.rows };
  return (
    <PlanGate text={copy.gated}>
      <OverviewView
        overview={remoteOf({ data: overview, error, isPaused })}
        range={range}
        onRange={(next) => setQuery(rangeQuery(next))}
        onRetry={retry}
        hrefOf={conversationHref(conversationsPath)}
        usersHref={`${usersPath}?${new URLSearchParams(rangeQuery(range)).toString()}`}
      />
    </PlanGate>
  );
}
