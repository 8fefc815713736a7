import { constants } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useEffect, useMemo } from 'react';
import { goTo } from '../front/location.ts';
import { onTabs } from './channel.ts';
import { createHooks, type SessionHooks } from './hooks.ts';
import { createReloadOnce } from './reloadOnce.ts';
import { readToken } from './token.ts';
import { setToken } from './useToken.ts';

const reload = createReloadOnce(constants.IDENTITY_RELOAD_DELAY);

const createGuard = (token: string) => {
  let shown = false;
  return {
    hooks: createHooks(token, {
      go: (path, refusal) => goTo(path, 'push', { refusal }),
      tell: (message) => toast(message, { tone: 'danger' }),
      // A late answer to a page that was left must not reload the one that followed it.
      reload: () => shown && reload(),
    }),
    show() {
      shown = true;
      return () => {
        shown = false;
      };
    },
  };
};

/** The hooks of one token and identity, hearing the other tabs as long as it is shown. */
export const useSessionGuard = (token: string): SessionHooks => {
  const guard = useMemo(() => createGuard(token), [token]);
  const { hooks } = guard;
  useEffect(() => guard.show(), [guard]);
  useEffect(
    () =>
      onTabs((word) => {
        if (word === 'identityChanged') hooks.identityChanged();
        // A tab that slept hears it late: meanwhile somebody else may have logged in.
        else if (readToken() === token) setToken(null);
      }),
    [hooks, token],
  );
  return hooks;
};
