import { ShowcaseFrame } from '@tinystar/features/shell';
import { Outlet } from 'react-router';
import { useOpenRoutes } from '../guard/useOpenRoutes.ts';
import { showcaseTabs } from './showcaseTabs.ts';
import { useCurrentRoute } from './useCurrentRoute.ts';

/** The pages of the digital showcase within the shell. */
export default function ShowcaseLayout() {
  return (
    <ShowcaseFrame tabs={showcaseTabs(useOpenRoutes(), useCurrentRoute())}>
      <Outlet />
    </ShowcaseFrame>
  );
}
