import { storage } from '@tinystar/features/shared';

const KEY = 'shell.collapsed';

/** Whether this browser draws the menu as a rail. */
export const readCollapsed = (): boolean => storage.read(KEY) === 'yes';

export const writeCollapsed = (collapsed: boolean): void => {
  if (collapsed) storage.write(KEY, 'yes');
  else storage.remove(KEY);
};
