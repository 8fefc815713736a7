import { allows, type CallerRoles } from '@tinystar/contract';
import type { NavGroup } from '@tinystar/ui';
import { GraduationCap } from '@tinystar/ui/icons';
import { routes, type Route } from '../routes.ts';

const icons = { train: GraduationCap } as const;

/** Entries of the side menu that this caller may open, from the one list. */
export const menuOf = (roles: CallerRoles, list: readonly Route[] = routes): NavGroup[] => {
  const items = list
    .filter(({ menu, access }) => menu?.group === 'main' && allows(access, roles))
    .map(({ path, title, menu }) => ({ href: path, label: title, icon: icons[menu?.icon ?? 'train'] }));
  return [{ items }];
};
