import { useSession } from '@tinystar/features/shared';
import { CreateElsewhereDialog, shellCopy, whereToCreate } from '@tinystar/features/shell';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useSearchParams } from '@tinystar/features/shared';
import { GoTo } from '../front/GoTo.tsx';
import { useOpenRoutes } from '../guard/useOpenRoutes.ts';
import { useSessionControl } from '../session/control.ts';
import { ADMIN_ROOT } from '../session/redirect.ts';

/** /transfer?action=createKbBot goes on with what a visitor began before logging in (ROUTE-15); nothing else is known. */
export default function TransferRoute() {
  const [query] = useSearchParams();
  const { permissions } = useSession();
  const open = useOpenRoutes();
  if (query.get('action') !== 'createKbBot') return <GoTo path="/404" />;
  if (!open.some(({ name }) => name === 'adminTrainCreate')) return <CreateElsewhere />;
  return <Navigate replace to={`/a/train/create/${permissions.currentIdentity}`} />;
}

/** A member without the right to create may do it as somebody else, and comes back here as that one. */
function CreateElsewhere() {
  const { user } = useSession();
  const { switchTo } = useSessionControl();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const { tenantId, title } = whereToCreate(user.tenants);
  const change = async () => {
    setPending(true);
    try {
      await switchTo(tenantId, '/transfer?action=createKbBot');
    } catch {
      toast(shellCopy.switchFailed, { tone: 'danger' });
      setPending(false);
    }
  };
  return (
    <CreateElsewhereDialog
      open
      title={title}
      pending={pending}
      onCancel={() => void navigate(ADMIN_ROOT, { replace: true })}
      onSwitch={() => void change()}
    />
  );
}
