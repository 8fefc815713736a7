import { me, orders, tenant } from '@tinystar/contract';
import { useState } from 'react';
import { useCall } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { useSession } from '../shared/session.ts';
import { copy } from './copy.ts';
import { PayDialog } from './PayDialog.tsx';
import { RechargeView } from './RechargeView.tsx';
import { UnpaidDialog } from './UnpaidDialog.tsx';
import { useBuyer } from './useBuyer.ts';

/** The recharge centre of the current identity: coins of an enterprise are its owner's to buy. */
export function RechargePanel({ rulesHref }: { rulesHref: string }) {
  const { user } = useSession();
  const buyer = useBuyer();
  const own = useCall(me.coins, { userId: user.id }, { enabled: !buyer.ofTenant });
  const shared = useCall(tenant.coins, {}, { enabled: buyer.ofTenant && buyer.mayPay });
  const packs = useCall(orders.packs, {}, { enabled: buyer.mayPay });
  const unpaid = useCall(orders.unpaid, {}, { enabled: buyer.mayPay });
  const [chosen, setChosen] = useState<string>();
  const [looking, setLooking] = useState(false);
  const balance = (buyer.ofTenant ? shared : own).data?.count;
  const rows = packs.data?.rows ?? [];
  return (
    <>
      <RechargeView
        ofTenant={buyer.ofTenant}
        mayPay={buyer.mayPay}
        balance={balance}
        packs={remoteOf(packs)}
        unpaid={unpaid.data?.count ?? 0}
        rulesHref={rulesHref}
        applyHref={buyer.ofTenant ? '/a/tenant/basic?topUp=yes' : undefined}
        onBuy={setChosen}
        onUnpaid={() => setLooking(true)}
        onRetry={() => void packs.refetch()}
      />
      {chosen === undefined ? null : (
        <PayDialog
          open
          title={copy.pay.title}
          goods={rows.map(({ id, name, price }) => ({ id, name, amount: price }))}
          first={chosen}
          wantedOf={(productId) => ({ productId })}
          to={{ name: buyer.name, label: copy.pay.to, balance }}
          onClose={() => setChosen(undefined)}
        />
      )}
      <UnpaidDialog open={looking} onClose={() => setLooking(false)} />
    </>
  );
}
