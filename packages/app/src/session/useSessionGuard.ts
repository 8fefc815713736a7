import { constants } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useEffect, useMemo, useRef } from 'react';
import { goTo } from '../front/location.ts';
import { onTabs } from './channel.ts';
import { createHooks, type SessionHooks } from './hooks.ts';
import { createReloadOnce } from './reloadOnce.ts';
import { setToken } from './useToken.ts';

const reload = createReloadOnce(constants.IDENTITY_RELOAD_DELAY);

/** The hooks of one token and identity, hearing the other tabs as long as it is shown. */
export const useSessionGuard = (token: string): SessionHooks => {
  // A late answer to a page that was left must not reload the one that followed it.
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const hooks = useMemo(
    () =>
      createHooks(token, {
        go: goTo,
        tell: (message) => toast(message, { tone: 'danger' }),
        reload: () => shown.current && reload(),
      }),
    [token],
  );
  useEffect(() => onTabs((word) => (word === 'loggedOut' ? setToken(null) : hooks.identityChanged())), [hooks]);
  return hooks;
};
