import { generatePath, Navigate, useLocation, useParams } from 'react-router';

/** Goes on to another path of the list, filling its parameters and keeping the query. */
export function PageRedirect({ to }: { to: string }) {
  const params = useParams();
  const { search } = useLocation();
  return <Navigate replace to={{ pathname: generatePath(to, params), search }} />;
}
