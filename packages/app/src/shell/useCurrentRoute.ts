import { useLocation } from 'react-router';
import { matchRoute } from '../front/match.ts';
import { useOpenRoutes } from '../guard/useOpenRoutes.ts';
import type { BuiltRoute } from '../routes.ts';

/** The route shown, of those open to the caller. */
export const useCurrentRoute = (): BuiltRoute | undefined => {
  const open = useOpenRoutes();
  const { pathname } = useLocation();
  return matchRoute(open, pathname)?.route;
};
