import { me } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useCall, useChange } from '../shared/calls/index.ts';
import { useState } from 'react';
import { useLedger } from '../shared/ledger/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { useSession } from '../shared/session.ts';
import { CoinsTab } from './CoinsTab.tsx';
import { copy } from './copy.ts';

/** The coins of the person, whichever identity he acts as. */
export function CoinsPanel({ inviteCode }: { inviteCode: string | undefined }) {
  const { user, tenant } = useSession();
  const [page, setPage] = useState(1);
  const ledger = useLedger(me.ledger, [page, setPage]);
  const balance = useCall(me.coins, { userId: user.id });
  const tasks = useCall(me.tasks, {});
  const checkIn = useChange(me.checkIn, {
    touches: [me.coins, me.tasks, me.ledger],
    onSuccess: () => {
      const reward = tasks.data?.rows.find(({ id }) => id === 'checkIn')?.reward ?? 1;
      toast(copy.coins.earned(reward));
      setPage(1);
    },
    onError: say,
  });
  return (
    <CoinsTab
      balance={balance.data?.count}
      inTenant={tenant !== null}
      tasks={remoteOf({ ...tasks, data: tasks.data?.rows })}
      inviteCode={inviteCode}
      checkingIn={checkIn.isPending}
      onCheckIn={() => checkIn.mutate({})}
      {...ledger}
    />
  );
}
