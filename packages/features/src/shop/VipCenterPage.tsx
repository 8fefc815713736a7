import { enterprise, me, orders } from '@tinystar/contract';
import { useState } from 'react';
import { togetherOf, useCall } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { useSession } from '../shared/session.ts';
import { dayText } from '../shared/days.ts';
import { copy } from './copy.ts';
import { PayDialog } from './PayDialog.tsx';
import { useBuyer } from './useBuyer.ts';
import { VipCenterView } from './VipCenterView.tsx';

const DAY = 86_400_000;

export interface VipCenterPageProps {
  /** Where coins are bought; left out where this person may not. */
  rechargeHref: string | undefined;
  /** Where a person gets an enterprise to try. */
  trialHref: string;
  onInvite: () => void;
}

/** What one has, what it can become, and what coins are taken for. */
export function VipCenterPage({ rechargeHref, trialHref, onInvite }: VipCenterPageProps) {
  const { user, permissions, tenant } = useSession();
  const buyer = useBuyer();
  const invited = useCall(me.inviteCount, {}, { enabled: !buyer.ofTenant });
  const { data, error, isPaused, retry } = togetherOf({
    rights: useCall(enterprise.rights, {}),
    plans: useCall(orders.plans, {}),
    trials: useCall(orders.trialPlans, {}),
  });
  const [chosen, setChosen] = useState<string>();
  const [now] = useState(() => Date.now());
  // Days that are left are kept, as the server does.
  const endOf = (days: number) => Math.max(now, data?.rights.expiresAt ?? 0) + days * DAY;
  const stopped = user.tenants.filter(({ isCreator, status }) => isCreator && status === 'stopped');
  const plan = data?.plans.rows.find(({ id }) => id === chosen);
  return (
    <>
      <VipCenterView
        center={remoteOf({ data, error, isPaused })}
        name={buyer.name}
        role={buyer.ofTenant ? (permissions.tenantUserPermission === 'owner' ? 'owner' : 'member') : 'personal'}
        stopped={stopped.map(({ displayName, name }) => displayName || name)}
        isStopped={tenant?.status === 'stopped'}
        vip={user.couponRegistered}
        invited={invited.data?.inviteUserCount}
        rechargeHref={rechargeHref}
        trialHref={trialHref}
        onBuy={setChosen}
        onInvite={onInvite}
        onRetry={retry}
      />
      {plan ? (
        <PayDialog
          open
          title={copy.pay.planTitle}
          goods={[
            {
              id: plan.id,
              name: plan.name,
              amount: plan.price,
              note: { term: copy.pay.time, value: copy.pay.lasts(plan.days, dayText(endOf(plan.days))) },
            },
          ]}
          first={plan.id}
          wantedOf={(productId) => ({ productId })}
          to={{ name: buyer.name, label: copy.pay.planTo }}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
    </>
  );
}
