import { constants, me } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { useApi, useSession } from '../shared/session.ts';
import { CoinsTab } from './CoinsTab.tsx';
import { copy } from './copy.ts';

/** The coins of the person, whichever identity he acts as. */
export function CoinsPanel({ inviteCode }: { inviteCode: string | undefined }) {
  const api = useApi();
  const queries = useQueryClient();
  const { user, tenant } = useSession();
  const [page, setPage] = useState(1);
  // The key of the top bar's balance in personal identity: one answer serves both.
  const balance = useQuery({
    queryKey: ['coins', constants.PERSONAL_IDENTITY_ID],
    queryFn: () => api(me.coins, { userId: user.id }),
  });
  const tasks = useQuery({ queryKey: ['coinTasks'], queryFn: async () => (await api(me.tasks, {})).rows });
  const ledger = useQuery({
    queryKey: ['coinLedger', page],
    queryFn: () => api(me.ledger, { page }),
    placeholderData: keepPreviousData,
  });
  const again = () =>
    Promise.all(
      [['coins', constants.PERSONAL_IDENTITY_ID], ['coinTasks'], ['coinLedger']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  const checkIn = useMutation({
    mutationFn: () => api(me.checkIn, {}),
    onSuccess: () => {
      const reward = tasks.data?.find(({ id }) => id === 'checkIn')?.reward ?? 1;
      toast(copy.coins.earned(reward));
      setPage(1);
    },
    onError: say,
    // Also after a refusal: another tab may have checked in.
    onSettled: again,
  });
  return (
    <CoinsTab
      balance={balance.data?.count}
      inTenant={tenant !== null}
      tasks={remoteOf(tasks)}
      inviteCode={inviteCode}
      ledger={remoteOf(ledger)}
      page={page}
      checkingIn={checkIn.isPending}
      onCheckIn={() => checkIn.mutate()}
      onPage={setPage}
      onRetry={() => void ledger.refetch()}
    />
  );
}
