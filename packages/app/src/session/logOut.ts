import { goTo } from '../front/location.ts';
import { tellTabs } from './channel.ts';
import { setToken } from './useToken.ts';

/** Ends the session in every tab (C-24: nothing is asked of the server). */
export const logOut = (): void => {
  setToken(null);
  tellTabs('loggedOut');
};

/** Ends the session and goes to a public page; in one step, so that the guard does not lead to the login page first. */
export const leaveFor = (path: string): void => {
  goTo(path, 'replace');
  logOut();
};
