import { useSession, whenOpened } from '@tinystar/features/shared';
import { shellCopy } from '@tinystar/features/shell';
import { Banner, Button } from '@tinystar/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { goTo } from '../front/location.ts';
import { RENEW } from '../session/redirect.ts';

const StoppedQuestion = whenOpened(() => import('./StoppedQuestion.tsx'));

/** Why little works: the enterprise one acts as has been stopped (C-104). One stays; the creator is asked once. */
export function StoppedNotice() {
  const { tenant } = useSession();
  const { pathname } = useLocation();
  // Where plans are bought the question would stand in the way.
  const [asking, setAsking] = useState(tenant?.isCreator === true && pathname !== '/a/vip/center');
  if (tenant?.status !== 'stopped') return null;
  if (!tenant.isCreator) {
    return <Banner tone="warning">{shellCopy.stoppedForMember}</Banner>;
  }
  return (
    <>
      <Banner
        tone="warning"
        action={
          <Button size="sm" href={RENEW}>
            {shellCopy.renew}
          </Button>
        }
      >
        {shellCopy.stoppedForCreator}
      </Banner>
      <StoppedQuestion open={asking} onCancel={() => setAsking(false)} onRenew={() => goTo(RENEW)} />
    </>
  );
}
