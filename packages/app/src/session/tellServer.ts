import { me } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';

/** Ends a session on the server too. Without an answer it ends by itself after its idle days. */
export const tellServer = (token: string): void => {
  createApi('personal', { token: () => token })(me.logOut, {}).catch(() => undefined);
};
