import { tellTabs } from './channel.ts';
import { setToken } from './useToken.ts';

/** The session has ended: so it does in every tab of this browser. What the person began waits for him. */
export const logOut = (): void => {
  setToken(null);
  tellTabs('loggedOut');
};
