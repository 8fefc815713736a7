import type { TopTab } from '@tinystar/ui';
import { trailOf } from '../guard/breadcrumbs.ts';
import type { Route } from '../routes/route.ts';

/** The pages of the digital showcase that are open to the caller; one below marks that above it. */
export const showcaseTabs = (open: readonly Route[], current: Route | undefined): TopTab[] => {
  const pages = open.filter(({ layout, path }) => layout === 'showcase' && !path.includes(':'));
  const marked = trailOf(open, current).findLast((route) => pages.includes(route));
  return pages.map((route) => ({ href: route.path, label: route.title, current: route === marked }));
};
