import type { Api } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';

/**
 * The same client for what no one asked for: looking again at what is shown, saving what is typed. A right that is gone
 * is said when the person next does something, and nothing that he types is led away from; only who is logged out is.
 */
export const quietly = (api: Api): Api => {
  const { hooks } = api;
  if (!hooks.onRefused) return api;
  return createApi(api.scope, {
    ...hooks,
    onRefused: (error) => error.status === 401 && hooks.onRefused?.(error) === true,
  });
};
