import type { TopTab } from '@tinystar/ui';
import { generatePath } from 'react-router';
import { assistantGroups, type Route } from '../routes.ts';
import type { AssistantGroup } from '../routes/route.ts';

const groups = Object.keys(assistantGroups) as AssistantGroup[];

/** First-level tabs: one per group with a page open to the caller, leading to its first one. */
export const groupTabs = (open: readonly Route[], current: Route | undefined, kbBotId: string): TopTab[] =>
  groups.flatMap((group) => {
    const first = open.find(({ menu }) => menu?.group === group);
    if (!first) return [];
    return [
      {
        href: generatePath(first.path, { kbBotId }),
        label: assistantGroups[group],
        current: current?.menu?.group === group,
      },
    ];
  });

/** Second-level tabs: the open pages of the current group. */
export const pageTabs = (open: readonly Route[], current: Route | undefined, kbBotId: string): TopTab[] =>
  open
    .filter(({ menu }) => menu?.group === (current?.menu?.group ?? ''))
    .map((route) => ({
      href: generatePath(route.path, { kbBotId }),
      label: route.title,
      current: route === current,
    }));

/** What a page is called where it has no heading of its own: its group, and its tab where the group has several. */
export const pageName = (open: readonly Route[], current: Route | undefined): string => {
  const group = current?.menu?.group;
  if (!current || !group || group === 'main' || group === 'sub') return current?.title ?? '';
  const several = open.filter(({ menu }) => menu?.group === group).length > 1;
  return several ? `${assistantGroups[group]} ${current.title}` : assistantGroups[group];
};
