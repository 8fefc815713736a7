import { createStore, storage, useStore } from '@tinystar/features/shared';

const KEY = 'shell.collapsed';

const collapsed = createStore(storage.read(KEY) === 'yes');

/** Whether the menu is drawn as a rail; remembered by this browser. */
export const useCollapsed = (): readonly [boolean, () => void] => {
  const value = useStore(collapsed);
  const toggle = () => {
    collapsed.set(!value);
    if (value) storage.remove(KEY);
    else storage.write(KEY, 'yes');
  };
  return [value, toggle];
};
