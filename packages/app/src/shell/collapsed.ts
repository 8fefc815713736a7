import { storage } from '@tinystar/features/shared';

const KEY = 'shell';
const ABOUT = 'collapsed';

/** Whether this browser draws the menu as a rail. */
export const readCollapsed = (): boolean => storage.read(KEY, ABOUT) === 'yes';

export const writeCollapsed = (collapsed: boolean): void => {
  if (collapsed) storage.write(KEY, 'yes', ABOUT);
  else storage.remove(KEY, ABOUT);
};
