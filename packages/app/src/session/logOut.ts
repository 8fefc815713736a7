import { goTo } from '../front/location.ts';
import { tellTabs } from './channel.ts';
import { readToken } from './token.ts';
import { setToken } from './useToken.ts';

/** Ends the session in every tab of this browser. */
export const logOut = (): void => {
  setToken(null);
  tellTabs('loggedOut');
};

/** Ends the session, on the server too, and goes to a public page; in one step, so that the guard does not lead to the login page first. */
export const leaveFor = (path: string): void => {
  const token = readToken();
  goTo(path, 'replace');
  logOut();
  if (token !== null) void import('./endSession.ts').then(({ endSession }) => endSession(token));
};
