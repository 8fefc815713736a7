import { orders, renewals } from '@tinystar/contract';
import { useEffect, useState } from 'react';
import { togetherOf, useCall } from '../shared/calls/index.ts';
import { dayText } from '../shared/days.ts';
import { remoteOf } from '../shared/remote.ts';
import { copy } from './copy.ts';
import { renewingOf } from './ordering.ts';
import { PayDialog } from './PayDialog.tsx';
import { isPayable, RenewalView } from './RenewalView.tsx';

const DAY = 86_400_000;

export interface RenewalPanelProps {
  /** Acts as the enterprise from now on. Rejects with the ApiError of a refusal. */
  onEnter: (tenantId: string) => Promise<void>;
  /** Told whether anything can be paid for here, once that is known. */
  onPayable?: (payable: boolean) => void;
}

/** Buying plans for the enterprises that one owns; asks for a log-in, and for no identity. */
export function RenewalPanel({ onEnter, onPayable }: RenewalPanelProps) {
  const { data, error, isPaused, retry } = togetherOf({
    owned: useCall(renewals.enterprises, {}, { onFocus: true }),
    plans: useCall(orders.plans, {}),
  });
  const [chosen, setChosen] = useState<{ tenantId: string; planId: string }>();
  const [entering, setEntering] = useState<string>();
  const [now] = useState(() => Date.now());
  const offer = data && { enterprises: data.owned.rows, plans: data.plans.rows, payable: data.plans.payable };
  const payable = error ? false : offer && isPayable(offer);
  useEffect(() => {
    if (payable !== undefined) onPayable?.(payable);
  }, [payable, onPayable]);
  const plan = offer?.plans.find(({ id }) => id === chosen?.planId);
  const enterprise = offer?.enterprises.find(({ id }) => id === chosen?.tenantId);
  const enter = async (tenantId: string) => {
    setEntering(tenantId);
    await onEnter(tenantId);
    setEntering(undefined);
  };
  return (
    <>
      <RenewalView
        offer={remoteOf({ data: offer, error, isPaused })}
        now={now}
        entering={entering}
        onBuy={(tenantId, planId) => setChosen({ tenantId, planId })}
        onEnter={(tenantId) => void enter(tenantId)}
        onRetry={retry}
      />
      {plan && enterprise ? (
        <PayDialog
          open
          title={copy.renewal.title}
          goods={[
            {
              id: plan.id,
              name: plan.name,
              amount: plan.price,
              note: {
                term: copy.pay.time,
                // Days that are left are kept, as the server does.
                value: copy.pay.lasts(plan.days, dayText(Math.max(now, enterprise.planEndsAt ?? 0) + plan.days * DAY)),
              },
            },
          ]}
          first={plan.id}
          wantedOf={(productId) => ({ productId })}
          by={renewingOf(enterprise.id)}
          to={{ name: enterprise.displayName || enterprise.name, label: copy.renewal.to }}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
    </>
  );
}
