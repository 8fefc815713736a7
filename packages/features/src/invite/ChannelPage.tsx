import { useState } from 'react';
import { ChannelView } from './ChannelView.tsx';
import { Invite } from './Invite.tsx';
import { lastMonth } from '../shared/days.ts';
import { usePromotionFigures, usePromotionSummary } from './usePromotion.ts';

export interface ChannelPageProps {
  /** The address that carries an invite code. */
  hrefOf: (code: string) => string;
}

/** The promotion centre of a promotion user. */
export function ChannelPage({ hrefOf }: ChannelPageProps) {
  const [range, setRange] = useState(lastMonth);
  const [inviting, setInviting] = useState(false);
  const total = usePromotionSummary();
  const days = usePromotionFigures(range);
  return (
    <>
      <ChannelView
        summary={total.summary}
        figures={days.figures}
        range={range}
        onRange={setRange}
        onInvite={() => setInviting(true)}
        onRetry={() => {
          total.retry();
          days.retry();
        }}
      />
      <Invite open={inviting} hrefOf={hrefOf} onClose={() => setInviting(false)} />
    </>
  );
}
