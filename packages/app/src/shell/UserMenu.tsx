import { GivesUp, useSession } from '@tinystar/features/shared';
import { UserPopover } from '@tinystar/features/shell';
import { lazy, Suspense, useState } from 'react';
import { useOpenRoutes } from '../guard/useOpenRoutes.ts';
import { useSessionControl } from '../session/control.ts';
import { invitePath } from './invitePath.ts';
import { useCoins } from './useCoins.ts';

// Asked for once in a while; the shell is loaded every time.
const ChangePassword = lazy(async () => ({ default: (await import('@tinystar/features/profile')).ChangePassword }));
const Invite = lazy(async () => ({ default: (await import('@tinystar/features/invite')).Invite }));

/** The person's menu: entries for what is open to the caller. */
export function UserMenu() {
  const { user, tenant } = useSession();
  const { logOut, logInAgain } = useSessionControl();
  const open = useOpenRoutes();
  const coins = useCoins();
  const [inviting, setInviting] = useState<'never' | 'open' | 'closed'>('never');
  const [changing, setChanging] = useState<'never' | 'open' | 'closed'>('never');
  const pathOf = (wanted: string) => open.find(({ name }) => name === wanted)?.path;
  const account = pathOf('userCenter');
  const recharge = pathOf('rechargeCenter');
  const channel = pathOf('channelCenter');
  const operator = pathOf('operator');
  return (
    <>
      <UserPopover
        user={user}
        coins={coins}
        ofTenant={tenant !== null}
        links={{
          ...(account && { account }),
          ...(recharge && { recharge }),
          ...(channel && { channel }),
          ...(operator && { operator }),
        }}
        onChangePassword={() => setChanging('open')}
        onInvite={() => setInviting('open')}
        onLogOut={logOut}
      />
      {changing === 'never' ? null : (
        <Suspense fallback={<GivesUp onGiveUp={() => setChanging('closed')} />}>
          <ChangePassword open={changing === 'open'} onClose={() => setChanging('closed')} onChanged={logInAgain} />
        </Suspense>
      )}
      {inviting === 'never' ? null : (
        <Suspense fallback={<GivesUp onGiveUp={() => setInviting('closed')} />}>
          <Invite open={inviting === 'open'} hrefOf={invitePath} onClose={() => setInviting('closed')} />
        </Suspense>
      )}
    </>
  );
}
