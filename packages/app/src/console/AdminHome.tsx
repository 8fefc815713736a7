import { Navigate } from 'react-router';
import { homeOf } from '../guard/home.ts';
import { useOpenRoutes } from '../guard/useOpenRoutes.ts';

/** /a: the first page open to whoever is logged in (C-01, C-145). */
export function AdminHome() {
  return <Navigate replace to={homeOf(useOpenRoutes()) ?? '/403'} />;
}
