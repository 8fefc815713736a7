import { Invite } from '@tinystar/features/invite';
import { VipCenterPage } from '@tinystar/features/shop';
import { useState } from 'react';
import { useOpenRoutes } from '../guard/useOpenRoutes.ts';
import { invitePath } from '../shell/invitePath.ts';

/** /a/vip/center */
export default function VipCenterRoute() {
  const [inviting, setInviting] = useState(false);
  const recharge = useOpenRoutes().find(({ name }) => name === 'rechargeCenter')?.path;
  return (
    <>
      <VipCenterPage rechargeHref={recharge} trialHref="/freeMeal" onInvite={() => setInviting(true)} />
      <Invite open={inviting} hrefOf={invitePath} onClose={() => setInviting(false)} />
    </>
  );
}
