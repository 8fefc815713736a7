import { type ApiError, type ClientHooks, messages } from '@tinystar/contract';
import { loginPath } from './redirect.ts';
import { readToken } from './token.ts';
import { setToken } from './useToken.ts';

/** What the router lends to the session: the only two ways it may move the user. */
export interface Navigation {
  go(path: string): void;
  tell(message: string): void;
}

/** Why the login page was shown; read once there. */
let kept: string | null = null;
export const keepMessage = (message: string): void => {
  kept = message;
};
export const takeMessage = (): string | null => {
  const message = kept;
  kept = null;
  return message;
};

/**
 * The shared handling of refused answers (platform.md §7): 401 logs out and goes to login once, however many calls
 * fail together; 403 says the server's words and goes to /403 after 1.5 s.
 */
export const createHooks = ({ go, tell }: Navigation, forbiddenDelay: number): ClientHooks => ({
  token: readToken,
  onRefused(error: ApiError) {
    if (error.status === 401) {
      if (readToken() === null) return true;
      setToken(null);
      keepMessage(messages.sessionExpired);
      go(loginPath(location.pathname + location.search));
      return true;
    }
    if (error.status === 403) {
      tell(error.message || messages.unauthorized);
      setTimeout(() => go('/403'), forbiddenDelay);
      return true;
    }
    return false;
  },
});
