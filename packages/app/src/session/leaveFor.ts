import { forgetPerson } from '@tinystar/features/shared';
import { goTo } from '../front/location.ts';
import { logOut } from './logOut.ts';
import { readToken } from './token.ts';

/**
 * Somebody logs out: ends the session, on the server too, and goes to a public page; in one step, so that the guard does
 * not lead to the login page first.
 */
export const leaveFor = (path: string): void => {
  const token = readToken();
  goTo(path, 'replace');
  logOut();
  forgetPerson();
  if (token !== null) void import('./tellServer.ts').then(({ tellServer }) => tellServer(token));
};
