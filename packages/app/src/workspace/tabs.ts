import type { TopTab } from '@tinystar/ui';
import { generatePath } from 'react-router';
import { assistantGroups, routes, type AssistantGroup, type Route } from '../routes.ts';

const inGroup = (group: string) => routes.filter(({ layout, menu }) => layout === 'assistant' && menu?.group === group);

/** First-level tabs: one per group, leading to its first page. */
export const groupTabs = (current: Route | undefined, kbBotId: string): TopTab[] =>
  (Object.keys(assistantGroups) as AssistantGroup[]).flatMap((group) => {
    const first = inGroup(group)[0];
    if (!first) return [];
    return [
      {
        href: generatePath(first.path, { kbBotId }),
        label: assistantGroups[group],
        current: current?.menu?.group === group,
      },
    ];
  });

/** Second-level tabs: the pages of the current group. */
export const pageTabs = (current: Route | undefined, kbBotId: string): TopTab[] =>
  inGroup(current?.menu?.group ?? '').map((route) => ({
    href: generatePath(route.path, { kbBotId }),
    label: route.title,
    current: route === current,
  }));
