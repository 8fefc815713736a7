import { shellCopy, type Identity } from '@tinystar/features/shell';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { useSessionControl } from '../session/control.ts';
import { sayRefusedSwitch } from './sayRefusedSwitch.tsx';

/** Switching with its refusals: a stopped enterprise is not left for; its creator is asked to renew (IDENT-05, -06). */
export const useSwitchIdentity = () => {
  const { switchTo } = useSessionControl();
  const [pending, setPending] = useState(false);
  const [renewing, setRenewing] = useState(false);
  const change = async ({ tenantId, stopped, isCreator }: Identity): Promise<void> => {
    if (stopped) {
      if (isCreator) setRenewing(true);
      else toast(shellCopy.stoppedForMember, { tone: 'warning' });
      return;
    }
    setPending(true);
    try {
      await switchTo(tenantId);
    } catch (error) {
      setPending(false);
      // It was stopped after this page had asked.
      sayRefusedSwitch(error);
    }
  };
  return {
    pending,
    renewing,
    closeRenewing: () => setRenewing(false),
    change: (identity: Identity) => void change(identity),
  };
};
