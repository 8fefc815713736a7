import { tenantReports } from '@tinystar/contract';
import { togetherOf, useCall } from '../shared/calls/index.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { remoteOf } from '../shared/remote.ts';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { conversationHref, rangeInput, rangeOf, rangeQuery } from './address.ts';
import { BY_ASSISTANT, TenantReportView } from './TenantReportView.tsx';

/** /a/report/overview */
export function TenantReportPage() {
  const [query, setQuery] = useSearchParams();
  const range = rangeOf(query);
  const asker = query.get('asker') ?? undefined;
  const here = (more: Record<string, string> = {}) => ({ ...rangeQuery(range), ...more });
  const assistantsHref = (who?: string) =>
    `?${new URLSearchParams(here(who === undefined ? {} : { asker: who })).toString()}#${BY_ASSISTANT}`;
  // The router changes the address alone.
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${BY_ASSISTANT}`) document.getElementById(BY_ASSISTANT)?.scrollIntoView({ block: 'nearest' });
  }, [hash, key]);
  const input = rangeInput(range);
  const kept = { keepPrevious: true };
  const { data, error, isPaused, retry } = togetherOf({
    coins: useCall(tenantReports.coins, input, kept),
    coinDays: useCall(tenantReports.coinSeries, input, kept),
    chats: useCall(tenantReports.statistics, input, kept),
    chatDays: useCall(tenantReports.series, input, kept),
    members: useCall(tenantReports.memberTop5, input, kept),
    guests: useCall(tenantReports.guestTop5, input, kept),
    assistants: useCall(tenantReports.byAssistant, { ...input, ...(asker && { asker }) }, kept),
  });
  const report = data && {
    ...data,
    coinDays: data.coinDays.rows,
    chatDays: data.chatDays.rows,
    members: data.members.rows,
    guests: data.guests.rows,
    assistants: data.assistants.rows,
  };
  return (
    <TenantReportView
      report={remoteOf({ data: report, error, isPaused })}
      range={range}
      asker={asker}
      onRange={(next) => setQuery({ ...rangeQuery(next), ...(asker && { asker }) })}
      onEverybody={() => setQuery(here())}
      assistantsHref={assistantsHref}
      conversationsHref={(kbBotId, place) => conversationHref(`/a/train/bot/${kbBotId}/report/chat/history`)(place)}
      onRetry={retry}
    />
  );
}
