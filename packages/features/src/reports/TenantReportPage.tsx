import { tenantReports } from '@tinystar/contract';
import { togetherOf, useCall } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { rangeInput, rangeOf, rangeQuery } from './address.ts';
import { TenantReportView } from './TenantReportView.tsx';

/** /a/report/overview */
export function TenantReportPage() {
  const [query, setQuery] = useSearchParams();
  const range = rangeOf(query);
  const input = rangeInput(range);
  const kept = { keepPrevious: true };
  const { data, error, retry } = togetherOf({
    coins: useCall(tenantReports.coins, input, kept),
    coinDays: useCall(tenantReports.coinSeries, input, kept),
    chats: useCall(tenantReports.statistics, input, kept),
    chatDays: useCall(tenantReports.series, input, kept),
    members: useCall(tenantReports.memberTop5, input, kept),
    guests: useCall(tenantReports.guestTop5, input, kept),
  });
  const report = data && {
    ...data,
    coinDays: data.coinDays.rows,
    chatDays: data.chatDays.rows,
    members: data.members.rows,
    guests: data.guests.rows,
  };
  return (
    <TenantReportView
      report={remoteOf({ data: report, error })}
      range={range}
      onRange={(next) => setQuery(rangeQuery(next))}
      onRetry={retry}
    />
  );
}
