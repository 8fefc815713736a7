import { useSession } from '@tinystar/features/shared';
import { Navigate, useSearchParams } from 'react-router';

/** /transfer?action=createKbBot goes on with what a visitor began before logging in (ROUTE-15). */
export default function TransferRoute() {
  const [query] = useSearchParams();
  const { permissions } = useSession();
  const to = query.get('action') === 'createKbBot' ? `/a/train/create/${permissions.currentIdentity}` : '/';
  return <Navigate replace to={to} />;
}
