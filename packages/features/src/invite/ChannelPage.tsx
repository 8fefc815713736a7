import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { remoteOf } from '../shared/remote.ts';
import { useApi } from '../shared/session.ts';
import { ChannelView } from './ChannelView.tsx';
import { Invite } from './Invite.tsx';
import { lastMonth, readPromotion, readSummary } from './promotion.ts';

export interface ChannelPageProps {
  /** The address that carries an invite code. */
  hrefOf: (code: string) => string;
}

/** The promotion centre of a promotion user. */
export function ChannelPage({ hrefOf }: ChannelPageProps) {
  const api = useApi();
  const [range, setRange] = useState(lastMonth);
  const [inviting, setInviting] = useState(false);
  const summary = useQuery({ queryKey: ['promotion', 'summary'], queryFn: () => readSummary(api) });
  const figures = useQuery({
    queryKey: ['promotion', range.from, range.to],
    placeholderData: keepPreviousData,
    queryFn: () => readPromotion(api, range),
  });
  return (
    <>
      <ChannelView
        summary={remoteOf(summary)}
        figures={remoteOf(figures)}
        range={range}
        onRange={setRange}
        onInvite={() => setInviting(true)}
        onRetry={() => {
          for (const query of [summary, figures]) if (query.isError) void query.refetch();
        }}
      />
      <Invite open={inviting} hrefOf={hrefOf} onClose={() => setInviting(false)} />
    </>
  );
}
