import { messages, type ApiError, type ClientHooks } from '@tinystar/contract';
import { handlingOf } from '@tinystar/features/shared';
import { forgetScope, takeAhead } from './ahead.ts';
import { logOut } from './logOut.ts';
import { keepMessage } from './message.ts';
import { loginPath } from './redirect.ts';
import { readToken } from './token.ts';

/** What the session may do to the window. */
export interface Surroundings {
  /** `refusal`: the server's words, for the page that says what was refused. */
  go(path: string, refusal?: string): void;
  /** Returns what takes the notice away. */
  tell(message: string): () => void;
  /** Loads the page anew soon; false when that is under way already or would not help. */
  reload(): boolean;
}

export interface SessionHooks extends ClientHooks {
  /** From now on answers come from this enterprise, '' for the personal identity; undefined: from any. */
  expectTenant(tenantId: string | undefined): void;
  /** Another tab acts as somebody else now. */
  identityChanged(): void;
  /** Answers to what was asked before a switch mean nothing any more (C-103). */
  retire(): void;
}

/**
 * The shared handling of answers (platform.md §7): 401 logs out and goes to login once, however many calls fail
 * together; 403 says the server's words and goes to /403 after 1.5 s, which says them too; an enterprise other than the
 * current one in the answer's header warns once and loads the page anew after 1 s.
 */
export const createHooks = (token: string, { go, tell, reload }: Surroundings): SessionHooks => {
  let expected: string | undefined;
  let retired = false;
  let leaving = false;

  const identityChanged = () => {
    if (retired || leaving) return;
    forgetScope();
    leaving = reload();
    if (leaving) tell(messages.identityChanged);
  };

  return {
    token: () => token,
    ahead: (e, scope, input) => (retired ? undefined : takeAhead(token, e, scope, input)),
    expectedTenant: () => expected,
    expectTenant(tenantId) {
      expected = tenantId;
    },
    identityChanged,
    retire() {
      forgetScope();
      retired = true;
    },
    onTenant(tenantId) {
      if (expected !== undefined && tenantId !== expected) identityChanged();
    },
    onRefused(error: ApiError) {
      const handling = handlingOf(error);
      if (handling.kind === 'logOut') {
        // A late answer to an older session must not end the one that followed it.
        if (readToken() !== token) return true;
        keepMessage(handling.text);
        logOut();
        go(loginPath(location.pathname + location.search + location.hash));
        return true;
      }
      if (retired || leaving) return true;
      if (handling.kind === 'here') return false;
      leaving = true;
      const takeAway = tell(handling.text);
      setTimeout(() => {
        leaving = false;
        if (retired) return;
        // The page says it from here on.
        takeAway();
        go(handling.to, handling.text);
      }, handling.delay);
      return true;
    },
  };
};
