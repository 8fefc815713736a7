import type { Route } from '../routes/route.ts';

/** The route and what stands above it, outermost first. */
export const trailOf = (routes: readonly Route[], route: Route | undefined): readonly Route[] => {
  const trail: Route[] = [];
  for (let at = route; at && !trail.includes(at); at = routes.find(({ name }) => name === at?.parent))
    trail.unshift(at);
  return trail;
};

/** The pages above a route that can be gone to: open to the caller and without parameters. */
export const parentsOf = (
  open: readonly Route[],
  route: Route | undefined,
): readonly { label: string; href: string }[] =>
  trailOf(open, route)
    .filter((step) => step !== route && !step.path.includes(':'))
    .map(({ path, title, menu }) => ({ href: path, label: menu?.label ?? title }));
