import { ApiError } from '@tinystar/contract';
import { useSession } from '@tinystar/features/shared';
import { identitiesOf, IdentitySwitcher, shellCopy, StoppedDialog, type Identity } from '@tinystar/features/shell';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { useSessionControl } from '../session/control.ts';
import { goTo } from '../front/location.ts';

/** Where a creator renews a stopped enterprise (IDENT-06). */
export const RENEW = '/solution?reNew=true';

/** The identity switcher over the session. */
export function Switcher({ look }: { look: 'sidebar' | 'rail' }) {
  const { user, permissions, tenant } = useSession();
  const { switchTo } = useSessionControl();
  const [pending, setPending] = useState(false);
  const [renewing, setRenewing] = useState(false);
  const change = async ({ tenantId, stopped, isCreator }: Identity) => {
    if (stopped) {
      if (isCreator) setRenewing(true);
      else toast(shellCopy.stoppedForMember, { tone: 'warning' });
      return;
    }
    setPending(true);
    try {
      await switchTo(tenantId);
    } catch (error) {
      toast(error instanceof ApiError ? error.message : shellCopy.switchFailed, { tone: 'danger' });
      setPending(false);
    }
  };
  return (
    <>
      <IdentitySwitcher
        {...identitiesOf(user, permissions, tenant)}
        look={look}
        pending={pending}
        onSwitch={(identity) => void change(identity)}
      />
      <StoppedDialog open={renewing} onCancel={() => setRenewing(false)} onRenew={() => goTo(RENEW)} />
    </>
  );
}
