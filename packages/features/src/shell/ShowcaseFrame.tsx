import { PageHeader, Stack, TopTabs, type TopTab } from '@tinystar/ui';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';

export interface ShowcaseFrameProps {
  /** Pages of the showcase open to the caller; one alone needs no tab. */
  tabs: readonly TopTab[];
  children: ReactNode;
}

/** What the pages of the digital showcase have in common: one head, and tabs that lead from page to page. */
export function ShowcaseFrame({ tabs, children }: ShowcaseFrameProps) {
  return (
    <>
      <PageHeader title={copy.showcase} />
      <Stack gap={24}>
        {tabs.length > 1 ? <TopTabs label={copy.showcase} items={tabs} /> : null}
        {children}
      </Stack>
    </>
  );
}
