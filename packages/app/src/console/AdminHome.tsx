import { Navigate } from 'react-router';
import { homeOf } from '../guard/home.ts';
import { useOpenRoutes } from '../guard/useOpenRoutes.ts';
import { NothingOpen } from '@tinystar/features/shell';

/** /a: the first page of whoever is logged in; one who may open none stays in the shell, where identities switch (C-01). */
export function AdminHome() {
  const home = homeOf(useOpenRoutes());
  return home ? <Navigate replace to={home} /> : <NothingOpen />;
}
