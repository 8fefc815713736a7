import { me } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { keptDrafts } from '@tinystar/features/shared';

/** Ends a session on the server too, and forgets what was not saved. Without an answer it ends by itself after its idle days. */
export const endSession = (token: string): void => {
  keptDrafts.forget();
  createApi('personal', { token: () => token })(me.logOut, {}).catch(() => undefined);
};
