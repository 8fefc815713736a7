import { enterprise } from '@tinystar/contract';
import { useCall } from './calls/index.ts';
import { remoteOf } from './remote.ts';
import { useSession } from './session.ts';
import { UpgradeView } from './UpgradeView.tsx';

/** What a gated feature needs, and the way to it (D-14, COIN-21). Mounted while it is open. */
export function UpgradeDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const { user, tenant, permissions } = useSession();
  const rights = useCall(enterprise.rights, {});
  const role = permissions.currentIdentity === 'personal' ? 'personal' : tenant?.isCreator ? 'creator' : 'member';
  return (
    <UpgradeView
      role={role}
      name={(role === 'personal' ? undefined : tenant?.name) ?? user.name}
      text={text}
      rights={remoteOf(rights)}
      now={rights.dataUpdatedAt}
      onClose={onClose}
      onRetry={() => void rights.refetch()}
    />
  );
}
