import { tellTabs } from './channel.ts';
import { setToken } from './useToken.ts';

/** Ends the session in every tab (C-24: nothing is asked of the server). */
export const logOut = (): void => {
  setToken(null);
  tellTabs('loggedOut');
};
