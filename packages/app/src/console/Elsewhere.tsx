import { useLocation } from 'react-router';
import { GoTo } from '../front/GoTo.tsx';
import { matchRoute } from '../front/match.ts';
import { isBuilt, routes } from '../routes.ts';

const outside = routes.filter((route) => route.access === 'public' && isBuilt(route));

/** Addresses the console does not know: public pages are shown by the front door, anything else is /404. */
export function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  return <GoTo path={matchRoute(outside, pathname) ? pathname + search + hash : '/404'} />;
}
